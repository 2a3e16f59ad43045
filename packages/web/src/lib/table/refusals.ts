// The reason why a tap on a field does nothing, in words. The engine gives the reason and its figures. Loaded with the first
// such tap.
import {
  JOKER_ACTION,
  type Layout,
  type MarkSource,
  type Position,
  STATE,
  type Unusable,
  type WhyNot,
  whyNot,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { Token } from '#lib/session/choices.ts';
import { tokenById } from '#lib/session/considered.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { sweptFirst } from '#lib/words/actions.ts';
import { roman } from '#lib/words/roman.ts';
import { bonusWords, colourName, dieWords, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { pairWords } from './sentence.ts';

const sourceOf = ({ kind, index }: Token): MarkSource =>
  kind === 'bonus' ? { bonus: index } : { die: index };

/**
 * The token that the player probably meant for a field: the one taken up, else a pending bonus, else the die of the field's area.
 */
function intended({ position, choices, considered, actor }: Session, field: number): MarkSource {
  const taken = tokenById(choices, considered.token);
  if (taken) return sourceOf(taken);
  const { layout } = position;
  const area = layout.fieldArea[field];
  const waiting = layout.pending.findIndex(
    ({ options }, kind) =>
      position.pendingCount(actor!, kind) > 0 && options.some((option) => option.area === area),
  );
  if (waiting >= 0) return { bonus: waiting };
  const pending = layout.pending.findIndex((_, kind) => position.pendingCount(actor!, kind) > 0);
  return pending >= 0 ? { bonus: pending } : { die: layout.dieArea.indexOf(area) };
}

/**
 * The position as the player means it: a die that counts as another number by a joker shows that number, and other jokers are
 * not considered.
 */
function meant(position: Position, seat: number, source: MarkSource, joker: number | undefined): Position {
  const copy = position.clone();
  const { s } = copy;
  const b = copy.seatAt(seat);
  s[b + STATE.USED + JOKER_ACTION] = s[b + STATE.UNLOCKED + JOKER_ACTION];
  if (joker && 'die' in source) s[STATE.FACES + source.die] = joker;
  return copy;
}

/** Why the field cannot be marked, or null where it can. */
export function refusalOf(session: Session, field: number): string | null {
  const { actor, considered } = session;
  if (actor === null) return null;
  const source = intended(session, field);
  const position = meant(session.position, actor, source, considered.joker);
  const why = whyNot(position, actor, source, field);
  return why && sentenceCase(wordsOf(position, actor, source, field, why));
}

const PLAIN: Readonly<Record<Unusable, () => string>> = {
  'game-over': m.now_over,
  'not-your-turn': m.refusal_not_your_turn,
  'turn-done': m.refusal_turn_done,
  'settle-first': m.refusal_settle_first,
  'roll-first': m.refusal_roll_first,
  'on-tray': m.refusal_on_tray,
  'on-dice-field': m.refusal_on_dice_field,
  'tray-first': m.refusal_tray_first,
  'no-extra-action': m.refusal_no_extra,
  'extra-used': m.refusal_extra_used,
  'no-such-bonus': m.refusal_settle_first,
};

/** The numbers that a field takes next: one step on, or the number that may always be written. */
const nextNumbers = ({ needs, reset }: { needs: number | null; reset: number | null }): string =>
  listWords([needs, reset].filter((number) => number !== null).map(String), 'disjunction');

function wordsOf(position: Position, actor: number, source: MarkSource, field: number, why: WhyNot): string {
  const { layout } = position;
  const area = layout.areas[layout.fieldArea[field]];
  const token =
    'die' in source
      ? dieWords(layout.sheet.dice[source.die], position.face(source.die))
      : bonusWords(layout.pending[source.bonus].bonus);
  switch (why.code) {
    case 'marked':
      return m.refusal_marked();
    case 'other-area': {
      const areas = listWords(why.colours.map(colourName), 'disjunction');
      return 'die' in source ? m.refusal_other_area({ token, areas }) : m.refusal_bonus_area({ areas });
    }
    case 'wrong-number':
      return area.reads === 'face'
        ? m.refusal_wrong_number({ token, needs: why.needs })
        : m.refusal_wrong_pair({
            dice: pairWords(position),
            read: readWords(area.reads, why.has),
            needs: readWords(area.reads, why.needs),
          });
    case 'not-next':
      return isTwoSided(layout, field) ? m.refusal_not_next_side() : m.refusal_not_next();
    case 'too-low':
      return m.refusal_too_low({ token, needs: why.needs });
    case 'not-higher':
      return why.than < HIGHEST
        ? m.refusal_not_higher({ area: colourName(area.colour), than: why.than })
        : m.refusal_row_ended({ number: why.than });
    case 'higher':
      return m.refusal_higher({ area: colourName(area.colour), than: why.than });
    case 'too-large':
      return m.refusal_too_large({ token, count: why.cells });
    case 'not-a-start':
      return m.refusal_not_a_start();
    case 'out-of-reach':
      return m.refusal_out_of_reach();
    case 'other-row':
      return m.refusal_other_row({ token });
    case 'row-of-field':
      return m.refusal_row_of_field({ field: roman(why.row) });
    case 'only-gray':
      return m.refusal_only_gray();
    case 'passed':
      return m.refusal_passed();
    case 'wrong-step':
      return m.refusal_wrong_step({ dice: pairWords(position), has: why.has, needs: nextNumbers(why) });
    case 'sum-out-of-reach':
      return m.refusal_sum_reach({
        white: dieWords(layout.sheet.dice[0], position.face(0)),
        least: why.least,
        most: why.most,
        needs: nextNumbers(why),
      });
    case 'settle-first':
      return position.swept(actor) === 0 ? m.refusal_settle_first() : sweptFirst(position);
    default:
      return PLAIN[why.code]();
  }
}

/** Whether a field's area is filled both ways from its middle. */
function isTwoSided({ sheet, fieldArea }: Layout, field: number): boolean {
  const spec = sheet.areas[fieldArea[field]];
  return spec.kind === 'rows' && spec.sides !== undefined;
}

/** The highest face of a die: where numbers must rise, nothing follows it. */
const HIGHEST = 6;

/** A sum as it is; a pair as row and column. */
const readWords = (reads: string, value: number): string =>
  reads === 'pair' ? m.refusal_cell({ row: Math.floor(value / 10), column: value % 10 }) : String(value);
