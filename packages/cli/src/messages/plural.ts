// The form of a word that goes with a number.

/** A function that picks the form by the language's plural rules. */
export function pluralOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other);
}
