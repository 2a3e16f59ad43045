// For the projects whose sources are TypeScript without anything for Vite: Node imports tests and sources as it does for
// players. Through Vite's module runner each use of an import costs a look-up, which made the engine's tests a quarter slower.
export const RUN_BY_NODE = { viteModuleRunner: false, nodeLoader: false };
