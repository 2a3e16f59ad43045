// Not prerendered: online pages show nothing before the server has answered.
export const ssr = false;
