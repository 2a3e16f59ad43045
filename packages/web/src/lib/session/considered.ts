// The move that is being put together: a token taken up, a field pointed at, both or neither. Every tap gives the next state or
// a complete move. Pure functions.
import type { Move } from '@reynard/engine';
import type { OpenChoices, Token, Way } from './choices.ts';

export interface Considered {
  readonly token: string | null;
  readonly field: number | null;
  /** Whether polished faces are on offer. */
  readonly polish: boolean;
  /** The number that a die is to count as by a joker; 0: it is being asked for; undefined: no joker. */
  readonly joker?: number | undefined;
}

export const NOTHING: Considered = { token: null, field: null, polish: false };

/** What a tap leads to. */
export interface TapResult {
  readonly considered: Considered;
  readonly move: Move | null;
}

const stay = (considered: Considered): TapResult => ({ considered, move: null });
const commit = (move: Move): TapResult => ({ considered: NOTHING, move });

export const tokenById = (choices: OpenChoices, id: string | null): Token | undefined =>
  choices.tokens.find((token) => token.id === id);

/**
 * The ways of a token that are on offer: polished ones only when asked for, or when there are no others; those of a joker only
 * once its number is chosen, and then no others.
 */
export function offered({ ways }: Token, polish: boolean, joker?: number): readonly Way[] {
  if (joker !== undefined) return ways.filter((way) => way.joker === joker && joker > 0);
  const own = ways.filter((way) => way.joker === 0);
  const plain = own.filter((way) => way.polish === 0);
  return polish || plain.length === 0 ? own : plain;
}

/** Whether a token can be used without a joker. */
export const fitsAsItIs = (token: Token): boolean => token.move !== null || offered(token, true).length > 0;

/** The numbers that a joker can give the die taken up, or any die. */
export function jokerNumbers(choices: OpenChoices, { token }: Pick<Considered, 'token'>): number[] {
  const tokens = choices.tokens.filter(({ id }) => token === null || token === id);
  const numbers = tokens.flatMap(({ ways }) => ways.map((way) => way.joker));
  return [...new Set(numbers)].filter((number) => number > 0).sort();
}

/** Every way that fits the token and the field chosen so far. */
export function waysNow(
  choices: OpenChoices,
  { token: id, field, polish, joker }: Considered,
): readonly Way[] {
  const tokens = id === null ? choices.tokens : choices.tokens.filter((token) => token.id === id);
  const ways = tokens.flatMap((token) => offered(token, polish, joker));
  if (field === null) return ways;
  const spot = choices.spotOf(field);
  return ways.filter((way) => choices.spotOf(way.field) === spot);
}

/** The fields that can be marked with the token taken up, or with any. */
export function openFields(choices: OpenChoices, considered: Considered): Set<number> {
  return new Set(waysNow(choices, { ...considered, field: null }).map((way) => way.field));
}

/** The tokens that fit the field pointed at, or all. */
export function openTokens(choices: OpenChoices, { field, polish, joker }: Considered): Set<string> {
  const spot = field === null ? null : choices.spotOf(field);
  const fits = (token: Token) =>
    (spot === null && token.move !== null) ||
    offered(token, polish, joker).some((way) => spot === null || choices.spotOf(way.field) === spot);
  return new Set(choices.tokens.filter(fits).map((token) => token.id));
}

/** The one move that is left, if there is exactly one. */
export function onlyMove(choices: OpenChoices, considered: Considered): Move | null {
  const token = tokenById(choices, considered.token);
  if (token?.move != null) return token.move;
  const ways = token ? waysNow(choices, considered) : [];
  return ways.length === 1 ? ways[0].move : null;
}

/** A die or bonus was tapped. If a field was chosen first, the move is only previewed, not played. */
export function tapToken(choices: OpenChoices, considered: Considered, id: string): TapResult {
  const token = tokenById(choices, id);
  if (!token) return stay(considered);
  if (considered.token === id) {
    // A second tap plays the move if only one is left, else puts the token down.
    const move = onlyMove(choices, considered);
    const { polish, joker } = considered;
    return move === null ? stay({ ...NOTHING, polish, joker }) : commit(move);
  }
  const next = { ...considered, token: id };
  if (considered.joker === undefined && !fitsAsItIs(token)) return askNumber(choices, next);
  return stay(waysNow(choices, next).length === 0 ? { ...next, field: null } : next);
}

/**
 * A field was tapped. With a token taken up, every field already shows what it would bring, so the tap marks. If the player
 * wants to confirm marks, or chose the field first, it takes a second tap.
 */
export function tapField(
  choices: OpenChoices,
  considered: Considered,
  field: number,
  confirm = false,
): TapResult {
  const next = { ...considered, field };
  const ways = waysNow(choices, next);
  if (ways.length === 0) return stay(considered.token === null ? NOTHING : { ...considered, field: null });
  const again = considered.field === field;
  if (considered.token === null) {
    if (again) return stay(NOTHING);
    const fitting = [...openTokens(choices, next)];
    return stay(fitting.length === 1 ? { ...next, token: fitting[0] } : next);
  }
  return ways.length === 1 && (again || !confirm) ? commit(ways[0].move) : stay(next);
}

/** A joker is to be used: asks for its number, unless there is only one. */
function askNumber(choices: OpenChoices, considered: Considered): TapResult {
  const numbers = jokerNumbers(choices, considered);
  return stay({ ...considered, field: null, joker: numbers.length === 1 ? numbers[0] : 0 });
}

/** The joker was tapped: it is used, or put away again. */
export function tapJoker(choices: OpenChoices, considered: Considered): TapResult {
  return considered.joker === undefined
    ? askNumber(choices, considered)
    : stay({ ...considered, field: null, joker: undefined });
}

/** The number of the joker was chosen. */
export const tapNumber = (considered: Considered, joker: number): TapResult =>
  stay({ ...considered, field: null, joker });

export function tapPolish(considered: Considered): TapResult {
  return stay({ ...considered, field: null, polish: !considered.polish });
}
