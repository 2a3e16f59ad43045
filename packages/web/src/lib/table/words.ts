// The words of the table until it can be rolled on: the names of dice and buttons. All other sentences are in sentence.ts.
import { PHASE_REROLL, type Position } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { StepButton } from '#lib/session/next-step.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { roman } from '#lib/words/roman.ts';
import { colourName, dieWords, sentenceCase } from '#lib/words/sheet.ts';

export type DiePlace = 'hand' | 'field' | 'tray';

const PLACES: Readonly<Record<DiePlace, () => string>> = {
  hand: m.place_hand,
  field: m.place_dice_field,
  tray: m.place_tray,
};

/** Where a die lies: by the number of its dice field where that matters. */
function placeWords(position: Position, die: number, place: DiePlace): string {
  if (place !== 'field' || !position.layout.usesPlaces) return PLACES[place]();
  const field = [0, 1, 2].findIndex((index) => position.diceField(index) === die);
  return m.place_nth_field({ field: roman(field) });
}

/** The name of a die: colour, face, where it lies, what it counts as, whether it can be used now or would go to the tray. */
export function dieName(
  position: Position,
  die: number,
  place: DiePlace,
  usable: boolean,
  taken: boolean,
  leaves = false,
  counts = position.face(die),
): string {
  const colour = position.layout.sheet.dice[die];
  const face = position.face(die);
  const what = face > 0 ? dieWords(colour, face) : m.die_unrolled({ colour: colourName(colour) });
  const state = taken ? m.die_taken() : usable ? m.die_usable() : null;
  const joker = counts !== face ? m.die_counts({ number: counts }) : null;
  const fate = leaves ? m.die_leaves() : null;
  return sentenceCase(
    [what, placeWords(position, die, place), joker, state, fate].filter(Boolean).join(', '),
  );
}

/** The sentence of a roll that is waited for: all that is said before the sheet is there (sentence.ts). */
export function rollWords({ position, choices }: Session): string {
  if (choices.tokens.length > 0) return m.now_roll_or_return();
  if (position.isSoloPassive) return m.now_roll_passive();
  // A reroll is the same roll once more.
  return m.now_roll({ roll: position.rolls + (position.phase === PHASE_REROLL ? 0 : 1) });
}

const BUTTONS: Readonly<Record<StepButton['kind'], () => string>> = {
  mark: m.button_mark,
  return: m.button_return,
  roll: m.button_roll,
  reroll: m.button_reroll,
  done: m.button_done,
  stop: m.button_stop,
  skip: m.button_skip,
  pass: m.button_pass,
};

export function buttonWords(step: StepButton): string {
  return step.unused > 0 ? m.button_done_unused({ count: step.unused }) : BUTTONS[step.kind]();
}
