// The buttons of the next step: the main one, and those beside it.
import { EXTRA_ACTION, type Move, type Position } from '@reynard/engine';
import type { OpenChoices } from './choices.ts';
import { type Considered, fitsAsItIs, onlyMove, tokenById } from './considered.ts';

/** What a button does. `mark` and `return` play the move that has been put together. */
export type StepKind = 'mark' | 'return' | 'roll' | 'reroll' | 'done' | 'stop' | 'skip' | 'pass';

export interface StepButton {
  readonly kind: StepKind;
  /** Null: roll. */
  readonly move: Move | null;
  /** Extra dice that stay unused. */
  readonly unused: number;
}

const button = (kind: StepKind, move: Move | null, unused = 0): StepButton => ({ kind, move, unused });

/** The main button and, where there is a second choice, the one beside it. */
export function stepButtons(
  position: Position,
  seat: number,
  choices: OpenChoices,
  considered: Considered,
): StepButton[] {
  const buttons: StepButton[] = [];
  const token = tokenById(choices, considered.token);
  const move = token ? onlyMove(choices, considered) : null;
  if (move !== null) buttons.push(button(token?.kind === 'return' ? 'return' : 'mark', move));
  if (choices.roll) buttons.push(button('roll', null));
  if (choices.stop !== null) buttons.push(button('stop', choices.stop));
  if (choices.skip !== null) buttons.push(button('skip', choices.skip));
  if (choices.done !== null) {
    const usable = choices.tokens.length > 0 ? position.actions(seat, EXTRA_ACTION) : 0;
    buttons.push(button('done', choices.done, usable));
  }
  // Where nothing fits, another roll comes before giving this one up.
  if (!choices.tokens.some(fitsAsItIs) && choices.reroll !== null)
    buttons.push(button('reroll', choices.reroll));
  if (choices.pass !== null) buttons.push(button('pass', choices.pass));
  return buttons;
}
