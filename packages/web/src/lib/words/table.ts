// The words of the table: the sentence that says what to do now, the names of dice and buttons.
import {
  colouredPolishOf,
  diceIn,
  fieldOf,
  type Move,
  markValueOf,
  PHASE_FINISH,
  type Position,
  whitePolishOf,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { Choices, Token } from '#lib/session/choices.ts';
import { offered, tokenById } from '#lib/session/considered.ts';
import type { StepButton } from '#lib/session/next-step.ts';
import type { Preview } from '#lib/session/preview.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { drawingOf } from '#lib/sheet/compose.ts';
import { signed } from './points.ts';
import { bonusWords, colourName, listWords, placeName, sentenceCase } from './sheet.ts';

export type Place = 'hand' | 'field' | 'tray';

const PLACES: Readonly<Record<Place, () => string>> = {
  hand: m.place_hand,
  field: m.place_dice_field,
  tray: m.place_tray,
};

/** The name of a die: colour, face, where it lies, whether it can be used now or would go to the tray. */
export function dieName(
  position: Position,
  die: number,
  place: Place,
  usable: boolean,
  taken: boolean,
  leaves = false,
): string {
  const colour = colourName(position.layout.sheet.dice[die]);
  const face = position.face(die);
  const what = face > 0 ? m.die_face({ colour, face }) : m.die_unrolled({ colour });
  const state = taken ? m.die_taken() : usable ? m.die_usable() : null;
  const fate = leaves ? m.die_leaves() : null;
  return sentenceCase([what, PLACES[place](), state, fate].filter(Boolean).join(', '));
}

/** What a token is called inside a sentence. */
export function tokenWords(position: Position, token: Token): string {
  const { sheet, pending } = position.layout;
  if (token.kind === 'bonus') return bonusWords(pending[token.index].bonus);
  return m.die_face({ colour: colourName(sheet.dice[token.index]), face: position.face(token.index) });
}

/** What can be put into a field now: "blue 3 plus white 4, or white 4". */
export function fitsWords(position: Position, choices: Choices, field: number, polish: boolean): string {
  const { layout } = position;
  const paired = layout.fieldArea[field] === layout.pairedArea;
  const words = choices.tokens
    .filter((token) => offered(token, polish).some((way) => way.field === field))
    .map((token) => {
      const own = tokenWords(position, token);
      if (!paired || token.kind === 'bonus') return own;
      const other = token.index === 0 ? layout.pairedDie : 0;
      const otherWords = m.die_face({
        colour: colourName(layout.sheet.dice[other]),
        face: position.face(other),
      });
      return m.die_plus({ die: own, other: otherWords });
    });
  return listWords(words, 'disjunction');
}

/** Where a move marks, in words. */
function targetWords(position: Position, move: Move): string {
  const { layout } = position;
  const { sheet } = layout;
  const area = drawingOf(sheet).areas.find(({ index }) => index === layout.fieldArea[fieldOf(move)])!;
  const field = area.fields.find((drawn) => drawn.field === fieldOf(move))!;
  const place = placeName(sheet, area, field);
  return area.writes === 'number'
    ? m.target_number({ place, number: markValueOf(move) * field.factor })
    : place;
}

/** What the considered move would do. */
export function previewWords(position: Position, move: Move, { points, earned, toTray }: Preview): string {
  const parts: string[] = [m.preview_points({ target: targetWords(position, move), points: signed(points) })];
  if (earned.length > 0) parts.push(m.preview_earns({ bonuses: listWords(earned.map(bonusWords)) }));
  const polish = Math.abs(whitePolishOf(move)) + Math.abs(colouredPolishOf(move));
  if (polish > 0) parts.push(m.preview_polish({ count: polish }));
  parts.push(trayWords(position, toTray));
  return sentenceCase(parts.filter(Boolean).join(' '));
}

/** Which dice would go to the tray; nothing where none would. */
function trayWords({ layout }: Position, toTray: number): string {
  const lost = diceIn(layout, toTray);
  return lost.length > 0 ? m.preview_tray({ dice: listWords(lost.map(colourName)) }) : '';
}

/** The sentence that says what to do now. */
export function sentenceOf(session: Session): string {
  const { position, choices, considered, actor } = session;
  if (position.isOver) return m.now_over();
  if (actor === null) return '';
  const name = session.seats[actor].name;
  if (!session.writes) return m.now_other_tab();
  if (!session.isPerson) return m.now_bot({ name });
  if (session.handOver) return m.now_hand_over({ name });
  const token = tokenById(choices, considered.token);
  if (session.preview) return previewWords(position, session.preview.move, session.preview.preview);
  if (token) return takenWords(session, token);
  if (considered.field !== null) return m.now_which_die();
  return waitingWords(session);
}

/** What another player did last: on view until one has a thought of one's own. */
export function lastWords({ told, considered, isPerson, actor, seat }: Session): string {
  if (considered.token !== null || considered.field !== null) return '';
  const self = isPerson ? actor : seat;
  return told.findLast((one) => one.seat !== null && one.seat !== self)?.words ?? '';
}

function takenWords(session: Session, token: Token): string {
  const { position, ways } = session;
  if (token.kind === 'return') return sentenceCase(m.now_return({ die: tokenWords(position, token) }));
  const fields = new Set(ways.map((way) => way.field));
  if (ways.length > 1 && fields.size === 1) return m.now_which_number();
  const what = m.now_which_field({ token: tokenWords(position, token) });
  const tray = trayWords(position, session.toTray);
  return sentenceCase(tray ? `${what}. ${tray}` : what);
}

function waitingWords({ position, choices, actor }: Session): string {
  const seat = actor!;
  if (position.swept(seat) !== 0) return m.now_sweep();
  const bonuses = choices.tokens.filter((token) => token.kind === 'bonus').length;
  if (bonuses > 0) return m.now_bonus({ count: bonuses });
  if (choices.roll || choices.stop !== null) {
    if (choices.tokens.length > 0) return m.now_roll_or_return();
    return position.isSoloPassive ? m.now_roll_passive() : m.now_roll({ roll: position.rolls + 1 });
  }
  if (choices.done !== null) return choices.tokens.length > 0 ? m.now_extra() : m.now_done();
  if (choices.tokens.length === 0) return m.now_nothing_fits();
  return position.phase === PHASE_FINISH ? m.now_passive() : m.now_choose();
}

const BUTTONS: Readonly<Record<StepButton['kind'], () => string>> = {
  mark: m.button_mark,
  return: m.button_return,
  roll: m.button_roll,
  done: m.button_done,
  stop: m.button_stop,
  skip: m.button_skip,
  pass: m.button_pass,
};

export function buttonWords(step: StepButton): string {
  return step.unused > 0 ? m.button_done_unused({ count: step.unused }) : BUTTONS[step.kind]();
}
