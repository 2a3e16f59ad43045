// A long page that nothing changes, as the rules: where its HTML says what this reader would see, it stays as it is, and the code
// that made it is not loaded.
import { settings } from '#lib/storage/settings.svelte.ts';
import { language } from '#lib/words/language.ts';
import { browser, dev } from '$app/env';

/** Stands for HTML that is in the document already: Svelte keeps what it finds where `{@html}` has anything to show. */
export const AS_PRERENDERED = ' ';

/**
 * Whether the page that starts now can keep its prerendered HTML, which is in English, with pips on the dice and in the system's
 * theme; another theme is set once the app has started (static/boot.js).
 */
export const isAsPrerendered = (): boolean =>
  browser && !dev && language === 'en' && !settings.numerals && document.documentElement.dataset.await === '';
