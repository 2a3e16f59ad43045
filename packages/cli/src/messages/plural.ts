// The form of a word that goes with a number.
import type { Language } from '@reynard/engine';

/** A function that picks the form by the language's plural rules. */
export function pluralOf(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other);
}
