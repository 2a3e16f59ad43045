// The five parts of the app's messages, and which of them a page loads: the table, until it can be rolled on, does without
// those of home.

/** The parts in the order in which they are loaded. */
export const PARTS = ['base', 'home', 'play', 'later', 'more'] as const;
export type Part = (typeof PARTS)[number];

/** The parts that come with a page whose own part is this one. */
export const NEEDED: Readonly<Record<Part, readonly Part[]>> = {
  base: ['base'],
  home: ['base', 'home'],
  play: ['base', 'play'],
  later: ['base', 'home', 'play', 'later'],
  more: PARTS,
};

const BASE = /^(routes\/\+(layout|error)\.svelte|lib\/pages\/[^/]*)$/;
// Refusals are here because a file opened on the home page may be refused there.
const HOME =
  /^(lib\/home|routes)\/[^/]*$|^lib\/words\/(about|refusal)\.ts$|^routes\/rules\/\[game\]\/\+page\./;
/** What a table needs until it can be rolled on. All else of it is loaded later and waits for its words. */
const PLAY =
  /^(routes\/play\/.*|lib\/table\/((ActionTracks|DiceTable|DieButton|Hint|NextStep|Table|TopLine)\.svelte|words\.ts)|lib\/(session\/solo-seat|words\/sheet)\.ts)$/;
const MORE =
  /^(lib\/(analysis|end|ghosts|history|online|pad|print|replay|scores)|routes\/(analysis|box|duel|history|online|daily|pad|print|privacy|replay|settings))\//;

/** The part that a source file belongs to, by its path below `src`. */
export function partOf(path: string): Part {
  if (BASE.test(path)) return 'base';
  if (HOME.test(path)) return 'home';
  if (PLAY.test(path)) return 'play';
  return MORE.test(path) ? 'more' : 'later';
}

/** The keys of the messages that a source file uses. */
export const keysIn = (source: string): string[] =>
  Array.from(source.matchAll(/\bm\.(\w+)/g), ([, key]) => key);

/**
 * The keys of each part: a message belongs to the first part in which a source file uses it, or to the base if home and the
 * table both do. `sources` maps paths below `src` to texts; a key that is not a message is left out.
 */
export function keysByPart(
  sources: ReadonlyMap<string, string>,
  isMessage: (key: string) => boolean,
): Record<Part, string[]> {
  const users = new Map<string, Set<Part>>();
  for (const [path, source] of sources)
    for (const key of keysIn(source).filter(isMessage))
      users.set(key, (users.get(key) ?? new Set()).add(partOf(path)));
  const keys: Record<Part, string[]> = { base: [], home: [], play: [], later: [], more: [] };
  for (const [key, parts] of users) {
    const isShared = parts.has('home') && parts.has('play');
    keys[isShared ? 'base' : PARTS.find((part) => parts.has(part))!].push(key);
  }
  return keys;
}
