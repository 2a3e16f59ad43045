// Why an action has to wait.
import {
  ACTIONS,
  type Action,
  EXTRA_ACTION,
  PHASE_FINISH,
  PHASE_ROLL,
  POLISH_ACTION,
  type Position,
  REROLL_ACTION,
  RETURN_ACTION,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';

/** Why this seat cannot use an action now, given that it cannot. */
export function whyNot(position: Position, seat: number, action: Action): string {
  const index = ACTIONS.indexOf(action);
  if (position.actions(seat, index) === 0) return m.why_none_left();
  const why: Record<number, () => string> = {
    [REROLL_ACTION]: m.why_reroll,
    [EXTRA_ACTION]: position.phase === PHASE_FINISH ? m.why_extra_none_fits : m.why_extra,
    [RETURN_ACTION]: position.phase === PHASE_ROLL ? m.why_return_empty : m.why_return,
    [POLISH_ACTION]: m.why_polish,
  };
  return why[index]();
}
