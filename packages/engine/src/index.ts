// The public API of the engine: the rules of the Clever dice games, the record, and seeded dice.
export type { Area, MarkPlace } from './areas/area.ts';
export type { BonusOption, PendingKind } from './bonus.ts';
export { type Checked, type CheckedRoll, checkEvent } from './check.ts';
export { REASONS, type ReasonCode, type RecordError, type Result } from './error.ts';
export {
  bonusName,
  diceIn,
  type Event,
  type Faces,
  type Mark,
  type MoveEvent,
  markOf,
  moveEvent,
  type RollEvent,
  rollEvent,
} from './event.ts';
export { Game } from './game.ts';
export { type Layout, layoutOf } from './layout.ts';
export * from './move.ts';
export { Position } from './position.ts';
export { lowestThree, Random, rollDice } from './random.ts';
export {
  checkRecord,
  type GameRecord,
  newRecord,
  parseRecord,
  playEvent,
  RECORD_FORMAT,
  replay,
  sheetById,
  writeRecord,
} from './record.ts';
export { type GameResult, resultOf, type Score, scoreOf, soloLevel } from './score.ts';
export * from './sheet.ts';
export { clever4ever, doppeltSoClever, ganzSchoenClever, SHEETS } from './sheets/index.ts';
/** Where everything lies in a position's bytes, for readers that cannot afford accessors. */
export * as STATE from './state.ts';
export {
  EXTRA_ACTION,
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
export { PHASES, type Phase, type PositionView, type SeatView, STAGES, type Stage, viewOf } from './view.ts';
