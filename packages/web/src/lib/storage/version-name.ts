// The name of a version of the app: of the cache that holds its files, and of the lock that its pages hold.
export const versionName = (version: string) => `reynard-${version}`;
