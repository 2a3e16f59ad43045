// Lazily loaded parts of the table wait for their words (vite/parts.ts, `later`).
import { loadWords } from 'virtual:words';
import { language } from './language.ts';

/** A part that is being loaded, once its words are there too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadWords(language, 'later')]);
  return loaded;
}
