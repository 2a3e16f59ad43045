// Writes the list of languages into every prerendered page, where static/boot.js reads it before the first paint.
import type { Handle } from '@sveltejs/kit/hooks';
import { LANGUAGES } from '#lib/words/languages.ts';

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => html.replace('%languages%', LANGUAGES.join(' ')) });
