// Where the words of calls are kept for the service worker: a cache of their own, which no new version of the app drops.
export const CALL_WORDS = 'reynard-call-words';
export const CALL_WORDS_PATH = '/call-words.json';
