// The move being put together: a token taken up, a field pointed at, both or neither. Every tap gives the next state or a
// finished move; nothing here knows the screen.
import type { Move } from '@reynard/engine';
import type { Choices, Token, Way } from './choices.ts';

export interface Considered {
  readonly token: string | null;
  readonly field: number | null;
  /** Whether polished faces are on offer. */
  readonly polish: boolean;
}

export const NOTHING: Considered = { token: null, field: null, polish: false };

/** What a tap leads to. */
export interface Step {
  readonly considered: Considered;
  readonly move: Move | null;
}

const stay = (considered: Considered): Step => ({ considered, move: null });
const commit = (move: Move): Step => ({ considered: NOTHING, move });

export const tokenById = (choices: Choices, id: string | null): Token | undefined =>
  choices.tokens.find((token) => token.id === id);

/** The ways of a token that are on offer: polished ones only when asked for, or when there are no others. */
export function offered(token: Token, polish: boolean): readonly Way[] {
  const plain = token.ways.filter((way) => way.polish === 0);
  return polish || plain.length === 0 ? token.ways : plain;
}

/** Every way that fits what is considered so far. */
export function waysNow(choices: Choices, { token: id, field, polish }: Considered): readonly Way[] {
  const tokens = id === null ? choices.tokens : choices.tokens.filter((token) => token.id === id);
  const ways = tokens.flatMap((token) => offered(token, polish));
  return field === null ? ways : ways.filter((way) => way.field === field);
}

/** The fields that can be marked with the token taken up, or with any. */
export function openFields(choices: Choices, { token, polish }: Considered): Set<number> {
  return new Set(waysNow(choices, { token, field: null, polish }).map((way) => way.field));
}

/** The tokens that fit the field pointed at, or all. */
export function openTokens(choices: Choices, { field, polish }: Considered): Set<string> {
  const fits = (token: Token) => field === null || offered(token, polish).some((way) => way.field === field);
  return new Set(choices.tokens.filter(fits).map((token) => token.id));
}

/** The one move that is left, if there is exactly one. */
export function onlyMove(choices: Choices, considered: Considered): Move | null {
  const token = tokenById(choices, considered.token);
  if (token?.move != null) return token.move;
  const ways = token ? waysNow(choices, considered) : [];
  return ways.length === 1 ? ways[0].move : null;
}

/** A die or bonus was tapped. With a field already pointed at it is only considered: what it would do is seen first. */
export function tapToken(choices: Choices, considered: Considered, id: string): Step {
  const token = tokenById(choices, id);
  if (!token) return stay(considered);
  if (considered.token === id) {
    // A second tap marks where there is no question left, else puts the token down.
    const move = onlyMove(choices, considered);
    return move === null ? stay({ ...NOTHING, polish: considered.polish }) : commit(move);
  }
  const next = { ...considered, token: id };
  return stay(waysNow(choices, next).length === 0 ? { ...next, field: null } : next);
}

/**
 * A field was tapped. With a token in hand, all its fields show what they would bring, so the tap marks; unless the player
 * wants to confirm, or the field came first: then a second tap marks.
 */
export function tapField(choices: Choices, considered: Considered, field: number, confirm = false): Step {
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

export function tapPolish(considered: Considered): Step {
  return stay({ ...considered, field: null, polish: !considered.polish });
}
