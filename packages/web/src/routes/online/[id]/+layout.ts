// Tables cannot be prerendered: their addresses are answered with the app's fallback page.
export const prerender = false;
