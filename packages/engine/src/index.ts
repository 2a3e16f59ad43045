// The public API of the engine: the rules of the Clever dice games, the record, and seeded dice.
export { type Area, type MarkPlace, TAKES, type Take } from './areas/area.ts';
export type { BonusOption, PendingKind } from './bonus.ts';
export { type Checked, type CheckedRoll, checkEvent } from './check.ts';
export { decidingSeats, seatToAct } from './deciding.ts';
export {
  countDice,
  diceOf,
  firstDie,
  hasDie,
  otherDice,
  withDie,
  withoutDie,
  withoutFirstDie,
} from './dice.ts';
export { REASONS, type ReasonCode, type RecordError, type Result } from './error.ts';
export {
  bonusName,
  diceIn,
  type Event,
  type Faces,
  type Joker,
  type Mark,
  type MoveEvent,
  markOf,
  moveEvent,
  type RollEvent,
  rollEvent,
} from './event.ts';
export { type Gains, gainsOf } from './gains.ts';
export { Game } from './game.ts';
export { type GameRecord, newRecord, RECORD_FORMAT } from './game-record.ts';
export { type Layout, type Line, type LineKind, layoutOf, type Sweep } from './layout.ts';
export * from './move.ts';
export {
  PAD_FORMAT,
  Pad,
  type PadBonus,
  type PadEntry,
  type PadMark,
  type PadNote,
  type PadRecord,
} from './pad.ts';
export { type HandedRoll, PlayedGame } from './played-game.ts';
export { Position } from './position.ts';
export { POSITION_VERSION, parsePosition, writePosition } from './position-text.ts';
export { lowestThree, orderOnFields, Random, rollDice } from './random.ts';
export { mostIn } from './reach.ts';
export { checkRecord, parseRecord, playEvent, replay, writeRecord } from './record.ts';
export { type GameResult, resultOf, type Score, scoreOf, soloLevel } from './score.ts';
export { buildPosition, type PositionSetup, type SeatSetup } from './setup.ts';
export {
  POSITION_REASONS,
  type PositionError,
  type PositionReason,
  type PositionResult,
} from './setup-check.ts';
export * from './sheet.ts';
export {
  clever4ever,
  cleverHochDrei,
  doppeltSoClever,
  ganzSchoenClever,
  SHEETS,
  type SheetId,
  sheetById,
} from './sheets/index.ts';
export { hasSlot } from './slots.ts';
/** Where everything lies in a position's bytes, for readers that cannot afford accessors. */
export * as STATE from './state.ts';
export {
  EXTRA_ACTION,
  JOKER_ACTION,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_OVER,
  PHASE_REROLL,
  PHASE_ROLL,
  POLISH_ACTION,
  REROLL_ACTION,
  RETURN_ACTION,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  STAGE_WAITING,
} from './state.ts';
export { type TrayChoice, trayChoice } from './tray.ts';
export {
  type ActionView,
  PHASES,
  type Phase,
  type Place,
  type PositionView,
  type SeatView,
  STAGES,
  type Stage,
  viewOf,
} from './view.ts';
export { type MarkSource, type Unusable, type WhyNot, whyNot } from './why-not.ts';
