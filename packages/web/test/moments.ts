// Positions worth looking at, called moments. Each is a record of a real game, found by letting a seeded player play until the
// position occurs, and the taps that then show it. The tests open the record as a file in the app.
import { loadBot } from '@reynard/bots';
import {
  clever4ever,
  cleverHochDrei,
  doppeltSoClever,
  Game,
  type GameRecord,
  ganzSchoenClever,
  hasDie,
  JOKER_ACTION,
  markOf,
  type Position,
  Random,
  ROLL,
  type Sheet,
  seatToAct,
} from '@reynard/engine';
import { choicesOf, isAllowed, type OpenChoices, type Token } from '../src/lib/session/choices.ts';
import { jokerNumbers, offered } from '../src/lib/session/considered.ts';

interface Situation {
  readonly position: Position;
  readonly choices: OpenChoices;
}

/** The selectors to tap if this position is the moment, else null. */
type Look = (situation: Situation) => readonly string[] | null;

export interface MomentSpec {
  readonly name: string;
  readonly sheet: Sheet;
  readonly look: Look;
}

const GAMES = [ganzSchoenClever, doppeltSoClever, clever4ever] as const;

const die = ({ layout }: Position, { index }: Token) => `[data-die="${layout.sheet.dice[index]}"]`;
const bonus = ({ layout }: Position, { index }: Token) => `[data-bonus="${layout.pending[index].bonus}"]`;
const field = (number: number) => `[data-field="${number}"]`;

/** The joker's counter. */
const JOKER = '[data-action="joker"]';

const isPick = ({ kind }: Token) => kind === 'pick';
const isBonus = ({ kind }: Token) => kind === 'bonus';
const fieldsOf = (token: Token) => [...new Set(offered(token, false).map((way) => way.field))];
const areaOf = ({ layout }: Position, number: number) => layout.sheet.areas[layout.fieldArea[number]];
/** The die that is on offer for its own area, with this many fields there or more. */
const inArea = ({ position, choices }: Situation, colour: string, fields: number) =>
  choices.tokens.find(
    (token) =>
      isPick(token) &&
      fieldsOf(token).filter((number) => areaOf(position, number).colour === colour).length >= fields,
  );

const takes = (find: (situation: Situation) => Token | undefined): Look => {
  return (situation) => {
    const token = find(situation);
    return token ? [(token.kind === 'bonus' ? bonus : die)(situation.position, token)] : null;
  };
};

const EVERYWHERE: readonly { name: string; look: Look }[] = [
  { name: 'a first roll', look: ({ choices }) => (choices.tokens.some(isPick) ? [] : null) },
  {
    name: 'a pick that sends dice to the tray',
    look: takes(({ position, choices }) =>
      choices.tokens.find((token) => {
        const lower = [0, 1, 2, 3, 4, 5].filter(
          (other) => hasDie(position.hand, other) && position.face(other) < position.face(token.index),
        );
        return isPick(token) && token.index > 0 && lower.length >= 2 && position.rolls < 3;
      }),
    ),
  },
  {
    name: 'a field tapped first',
    look: ({ choices }) => {
      const all = choices.tokens.filter(isPick).flatMap(fieldsOf);
      const shared = all.find((number, i) => all.indexOf(number) !== i);
      return shared === undefined ? null : [field(shared)];
    },
  },
  {
    name: 'the white die late in the game',
    look: takes(({ position, choices }) =>
      position.round < position.rounds - 1
        ? undefined
        : choices.tokens.find((token) => isPick(token) && token.index === 0 && fieldsOf(token).length >= 5),
    ),
  },
  {
    name: 'a bonus taken up',
    look: takes(({ choices }) =>
      choices.tokens.find((token) => isBonus(token) && fieldsOf(token).length > 2),
    ),
  },
  {
    name: 'extra dice at the end of the turn',
    look: takes(({ position, choices }) =>
      choices.done !== null && position.round > 1
        ? choices.tokens.find((token) => token.kind === 'extra' && fieldsOf(token).length > 0)
        : undefined,
    ),
  },
];

const severalBonuses = {
  name: 'several bonuses at once',
  look: (({ choices }) => (choices.tokens.filter(isBonus).length >= 2 ? [] : null)) satisfies Look,
};

/** A number to be chosen: one field, several ways. */
const number: Look = ({ position, choices }) => {
  for (const token of choices.tokens) {
    const ways = offered(token, false);
    const several = fieldsOf(token).find((at) => ways.filter((way) => way.field === at).length >= 3);
    if (several !== undefined)
      return [(token.kind === 'bonus' ? bonus : die)(position, token), field(several)];
  }
  return null;
};

export const MOMENTS: readonly MomentSpec[] = [
  ...GAMES.flatMap((sheet) => EVERYWHERE.map((moment) => ({ ...moment, sheet }))),
  { ...severalBonuses, sheet: ganzSchoenClever },
  { ...severalBonuses, sheet: doppeltSoClever },
  {
    name: 'two dice for one blue field',
    sheet: ganzSchoenClever,
    look: takes((situation) => inArea(situation, 'blue', 1)),
  },
  {
    name: 'a silver sweep',
    sheet: doppeltSoClever,
    look: takes(({ choices }) => choices.tokens.find(({ kind }) => kind === 'sweep')),
  },
  { name: 'a number to choose', sheet: doppeltSoClever, look: number },
  {
    name: 'a die to take back from the tray',
    sheet: doppeltSoClever,
    look: takes(({ choices }) => choices.tokens.find(({ kind }) => kind === 'return')),
  },
  { name: 'a number to choose', sheet: clever4ever, look: number },
  {
    name: 'a gray region',
    sheet: clever4ever,
    look: takes((situation) => {
      const token = inArea(situation, 'gray', 2);
      return token?.index === 0 ? undefined : token;
    }),
  },
  {
    name: 'three yellow rows',
    sheet: clever4ever,
    look: takes((situation) => inArea(situation, 'yellow', 3)),
  },
  {
    name: 'the upper or the lower triangle',
    sheet: clever4ever,
    look: takes((situation) => inArea(situation, 'green', 2)),
  },
  {
    name: 'polished dice',
    sheet: clever4ever,
    look: (situation) => {
      const token = inArea(situation, 'blue', 1);
      const many = situation.position.actions(0, 3) >= 2;
      return token && many && isAllowed(situation.choices, 'polish')
        ? ['[data-action="polish"]', die(situation.position, token)]
        : null;
    },
  },
  ...EVERYWHERE.filter(({ name }) => /^(a first roll|a bonus taken up|the white die late)/.test(name)).map(
    (moment) => ({ ...moment, sheet: cleverHochDrei }),
  ),
  {
    name: 'company of a turquoise mark',
    sheet: cleverHochDrei,
    look: takes(({ choices }) => choices.tokens.find(({ kind }) => kind === 'sweep')),
  },
  { name: 'a number to choose', sheet: cleverHochDrei, look: number },
  {
    name: 'bonus or points',
    sheet: cleverHochDrei,
    look: ({ position, choices }) => {
      const token = choices.tokens.find(isPick);
      const way =
        token && offered(token, false).find(({ move }) => markOf(position.layout, move).take === 'points');
      return way ? [die(position, token), field(way.field)] : null;
    },
  },
  {
    name: 'the number of a joker',
    sheet: cleverHochDrei,
    look: ({ position, choices }) =>
      isAllowed(choices, 'joker') && position.actions(0, JOKER_ACTION) >= 3 ? [JOKER] : null,
  },
  {
    name: 'a die as another number',
    sheet: cleverHochDrei,
    look: ({ position, choices }) => {
      const token = choices.tokens.find((each) => isPick(each) && offered(each, false, 3).length > 0);
      return token && jokerNumbers(choices, { token: null }).length > 1
        ? [JOKER, '[data-joker="3"]', die(position, token)]
        : null;
    },
  },
];

export interface Moment {
  readonly record: GameRecord;
  readonly taps: readonly string[];
}

/** Plays games of this sheet until the moment comes. */
export async function findMoment(
  spec: Pick<MomentSpec, 'sheet' | 'look'>,
  players = ['Ada'],
): Promise<Moment> {
  const bots = [await loadBot('greedy', spec.sheet), await loadBot('random', spec.sheet)];
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(`moment ${seed}`);
    const game = Game.start(spec.sheet, players);
    while (!game.position.isOver) {
      const { position } = game;
      const seat = seatToAct(position)!;
      const taps = seat === 0 ? spec.look({ position, choices: choicesOf(position, seat) }) : null;
      if (taps) return { record: game.record, taps };
      // Every fourth move is random, so that games differ.
      const move = bots[random.below(4) === 0 ? 1 : 0].choose(position, seat, random);
      if (move === ROLL) game.roll(random);
      else game.play(move);
    }
  }
  throw new Error('this moment never comes');
}
