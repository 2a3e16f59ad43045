// Every well-formed decision that a seat could write into a record, sensible or not. A position must accept exactly those
// that it lists.
import { type RawEvent, wellFormedMarks } from './referee.ts';
import { printed } from './rules.ts';

const BONUSES: Record<string, string[]> = {
  'ganz-schoen-clever': [
    ...['X:yellow', 'X:blue', 'X:green', '4:orange', '5:orange', '6:orange', '6:purple'],
    ...['X:black', '6:black', 'X|6:black', '?:black'],
  ],
  'doppelt-so-clever': ['?:silver', '?:yellow', '?:blue', '?:green', '?:pink', '?:black', 'X:black'],
  'clever-hoch-drei': ['?:yellow', '?:turquoise', '?:blue', '?:brown', '?:pink', '?:black', 'X:blue'],
  'clever-4ever': ['?:yellow', '?:blue', '?:gray', '?:green', '?:pink', '?:black', 'X:blue'],
};

/** Every event of a seat without polish. */
export function plainEvents(game: string, p: number): RawEvent[] {
  const { dice, areas } = printed(game);
  const marks = Object.keys(areas).flatMap((area) => wellFormedMarks(game, area));
  return [
    ...['reroll', 'skip', 'pass', 'stop', 'done'].map((e) => ({ e, p })),
    ...dice.map((die) => ({ e: 'return', p, die })),
    ...['pick', 'extra', 'sweep'].flatMap((e) =>
      dice.flatMap((die) => marks.map((mark) => ({ e, p, die, mark }))),
    ),
    ...BONUSES[game].flatMap((bonus) => marks.map((mark) => ({ e: 'bonus', p, bonus, mark }))),
  ];
}

/** Every pick and extra die of a seat with every joker, possible or not. */
export function jokerEvents(game: string, p: number): RawEvent[] {
  const { dice, areas, tracks } = printed(game);
  const marks = Object.keys(areas).flatMap((area) => wellFormedMarks(game, area));
  const jokers = tracks.joker.numbers!.flatMap((_, slot) =>
    [1, 2, 3, 4, 5, 6].map((value) => ({ slot, value })),
  );
  return ['pick', 'extra'].flatMap((e) =>
    dice.flatMap((die) => marks.flatMap((mark) => jokers.map((joker) => ({ e, p, die, mark, joker })))),
  );
}

/** Every pick and extra die of a seat with up to `most` steps of polish on one or two dice. */
export function polishedEvents(game: string, p: number, most: number): RawEvent[] {
  const { dice, areas } = printed(game);
  const marks = Object.keys(areas).flatMap((area) => wellFormedMarks(game, area));
  const changes = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const polishes = dice.flatMap((die) =>
    changes.flatMap((change) =>
      (die === 'white' ? [0] : changes)
        .map((white) => ({ ...(white && { white }), ...(change && { [die]: change }) }))
        .filter((polish) => Object.keys(polish).length > 0),
    ),
  );
  const unique = [...new Map(polishes.map((polish) => [JSON.stringify(polish), polish])).values()];
  return ['pick', 'extra'].flatMap((e) =>
    dice.flatMap((die) =>
      marks.flatMap((mark) => unique.map((polish) => ({ e, p, die, mark, polish }) as RawEvent)),
    ),
  );
}
