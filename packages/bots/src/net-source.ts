// Where the networks lie: one file per game, which bundlers find by these addresses and copy.
export const NET_URLS: Readonly<Record<string, URL>> = {
  'ganz-schoen-clever': new URL('../nets/ganz-schoen-clever.net', import.meta.url),
  'doppelt-so-clever': new URL('../nets/doppelt-so-clever.net', import.meta.url),
  'clever-4ever': new URL('../nets/clever-4ever.net', import.meta.url),
};

/** Fetches the bytes at an address. */
export type ReadBytes = (url: URL) => Promise<Uint8Array>;
