// A table is known only while the app runs: its address is answered with the app's empty page.
export const prerender = false;
