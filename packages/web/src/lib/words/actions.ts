// Why an action cannot be used now.
import {
  ACTIONS,
  type Action,
  dieOf,
  EXTRA,
  EXTRA_ACTION,
  hasDie,
  kindOf,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_ROLL,
  type Position,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';

type Why = (position: Position, seat: number) => string;

const isOwnTurn = ({ active, isSoloPassive }: Position, seat: number) => seat === active && !isSoloPassive;

const whyReroll: Why = (position, seat) =>
  isOwnTurn(position, seat) ? m.why_reroll() : m.why_reroll_passive();

function whyExtra(position: Position, seat: number): string {
  if (position.phase !== PHASE_FINISH) return m.why_extra();
  if (position.stage(seat) === STAGE_PASSIVE) return m.why_extra_after();
  return position.stage(seat) === STAGE_DONE ? m.refusal_turn_done() : m.why_extra_none_fits();
}

function whyReturn(position: Position, seat: number): string {
  if (!isOwnTurn(position, seat)) return m.why_return_passive();
  const inTime = position.phase === PHASE_ROLL && position.rolls > 0;
  return inTime && position.tray === 0 ? m.why_return_empty() : m.why_return();
}

/** A die of the tray could be marked, or would have to be: then no polish of it fits. */
function whyPolish(position: Position, seat: number): string {
  const choosesTray =
    position.phase === PHASE_FINISH &&
    (position.stage(seat) === STAGE_PASSIVE ||
      position.moves(seat).some((move) => kindOf(move) === EXTRA && hasDie(position.tray, dieOf(move))));
  return choosesTray ? m.why_polish_none() : m.why_polish();
}

/** A die could be chosen now, or not: then no joker helps, or it is not the time. */
function whyJoker(position: Position, seat: number): string {
  const chooses =
    position.phase === PHASE_FINISH
      ? position.stage(seat) === STAGE_PASSIVE ||
        (position.stage(seat) === STAGE_EXTRA && position.actions(seat, EXTRA_ACTION) > 0)
      : position.phase === PHASE_CHOOSE && isOwnTurn(position, seat);
  return chooses ? m.why_joker_none() : m.why_joker();
}

const WHY: Readonly<Record<Action, Why>> = {
  reroll: whyReroll,
  extra: whyExtra,
  return: whyReturn,
  polish: whyPolish,
  joker: whyJoker,
};

/** That dice which may be crossed too come first. */
export const sweptFirst = ({ layout }: Position): string =>
  layout.sweep?.dice === 'company' ? m.refusal_company_first() : m.refusal_sweep_first();

/** Why this seat cannot use an action now, given that it cannot. */
export function whyNot(position: Position, seat: number, action: Action): string {
  if (position.isOver) return m.now_over();
  if (position.actions(seat, ACTIONS.indexOf(action)) === 0) return m.why_none_left();
  if (position.owes(seat))
    return position.swept(seat) === 0 ? m.refusal_settle_first() : sweptFirst(position);
  return WHY[action](position, seat);
}
