// The choices of a seat as the table offers them: tokens (dice and bonuses that can be taken up), the ways to mark with each, and
// the moves that mark nothing. All of it is derived from the engine's list of moves; no rule is repeated here.
import {
  type Action,
  BONUS,
  colouredPolishOf,
  DONE,
  dieOf,
  EXTRA,
  fieldOf,
  jokerValueOf,
  kindOf,
  type Layout,
  MAX_MOVES,
  type Move,
  markValueOf,
  PASS,
  PICK,
  type Position,
  pendingOf,
  REROLL,
  RETURN,
  ROLL,
  SKIP,
  STOP,
  SWEEP,
  whitePolishOf,
} from '@reynard/engine';

/** One way to mark with a token. */
export interface Way {
  readonly move: Move;
  readonly field: number;
  readonly value: number;
  /** Polish actions it costs. */
  readonly polish: number;
  /** The number that the die counts as by a joker; 0: none is used. */
  readonly joker: number;
}

export type TokenKind = 'pick' | 'extra' | 'sweep' | 'return' | 'bonus';

/** Something to take up: a die (index into the sheet's dice) or a kind of pending bonus. */
export interface Token {
  readonly id: string;
  readonly kind: TokenKind;
  readonly index: number;
  readonly ways: readonly Way[];
  /** The move of a token that needs no field. */
  readonly move: Move | null;
}

/** What a seat can do now. */
export interface OpenChoices {
  /** The field that a tap selects: two fields that share a square are one target. */
  readonly spotOf: (field: number) => number;
  readonly tokens: readonly Token[];
  readonly roll: boolean;
  readonly reroll: Move | null;
  readonly pass: Move | null;
  readonly skip: Move | null;
  readonly stop: Move | null;
  readonly done: Move | null;
}

export const NO_CHOICES: OpenChoices = {
  spotOf: (field) => field,
  tokens: [],
  roll: false,
  reroll: null,
  pass: null,
  skip: null,
  stop: null,
  done: null,
};

const TOKEN_KINDS: Partial<Record<number, TokenKind>> = {
  [PICK]: 'pick',
  [EXTRA]: 'extra',
  [SWEEP]: 'sweep',
  [RETURN]: 'return',
  [BONUS]: 'bonus',
};

const PLAIN: Partial<Record<number, 'reroll' | 'pass' | 'skip' | 'stop' | 'done'>> = {
  [REROLL]: 'reroll',
  [PASS]: 'pass',
  [SKIP]: 'skip',
  [STOP]: 'stop',
  [DONE]: 'done',
};

const wayOf = (move: Move): Way => ({
  move,
  field: fieldOf(move),
  value: markValueOf(move),
  polish: Math.abs(whitePolishOf(move)) + Math.abs(colouredPolishOf(move)),
  joker: jokerValueOf(move),
});

/** The identity of a die's or bonus's token. */
export const dieToken = (die: number) => `die-${die}`;
export const bonusToken = (kind: number) => `bonus-${kind}`;

/** The first of the fields that share a square with this one: itself, but for the halves of a stacked area. */
function spotIn({ areas, sheet, fieldArea }: Layout, field: number): number {
  const spec = sheet.areas[fieldArea[field]];
  if (spec.kind !== 'rows' || !spec.stacks) return field;
  const { first } = areas[fieldArea[field]];
  return first + ((field - first) % spec.rows[0].fields);
}

const scratch = new Int32Array(MAX_MOVES);

/** All moves of a seat and, as `ROLL`, the roll that is due. */
export function listOf(position: Position, seat: number): Move[] {
  return [...scratch.subarray(0, position.listChoices(seat, scratch))];
}

/** The choices of a seat now. */
export function choicesOf(position: Position, seat: number): OpenChoices {
  const tokens = new Map<string, { kind: TokenKind; index: number; ways: Way[]; move: Move | null }>();
  const choices = { ...NO_CHOICES, spotOf: (field: number) => spotIn(position.layout, field) };
  for (const move of listOf(position, seat)) {
    if (move === ROLL) {
      choices.roll = true;
      continue;
    }
    const plain = PLAIN[kindOf(move)];
    if (plain) {
      choices[plain] = move;
      continue;
    }
    const kind = TOKEN_KINDS[kindOf(move)]!;
    const index = kind === 'bonus' ? pendingOf(move) : dieOf(move);
    const id = kind === 'bonus' ? bonusToken(index) : dieToken(index);
    const token = tokens.get(id) ?? { kind, index, ways: [], move: null };
    if (kind === 'return') token.move = move;
    else token.ways.push(wayOf(move));
    tokens.set(id, token);
  }
  return { ...choices, tokens: [...tokens].map(([id, token]) => ({ id, ...token })) };
}

/**
 * The move that is played without a tap: the only legal one, if the player need not see it. Rolls and passes are never played
 * this way: players like to roll, and they must notice a pass.
 */
export function forcedMove(position: Position, seat: number): Move | null {
  if (position.listChoices(seat, scratch) !== 1) return null;
  const move = scratch[0];
  return move !== ROLL && (kindOf(move) === DONE || kindOf(move) === BONUS) ? move : null;
}

/** Whether an action can be used now. */
export function isAllowed({ tokens, reroll }: OpenChoices, action: Action): boolean {
  switch (action) {
    case 'reroll':
      return reroll !== null;
    case 'polish':
      return tokens.some(({ ways }) => ways.some((way) => way.polish > 0));
    case 'joker':
      return tokens.some(({ ways }) => ways.some((way) => way.joker > 0));
    default:
      return tokens.some(({ kind }) => kind === action);
  }
}
