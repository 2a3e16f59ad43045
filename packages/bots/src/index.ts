// The public API of the bots.
export { AREA_MEANS, type AreaMeans } from './area-means.ts';
export { type Bot, type Ranked, think } from './bot.ts';
export { bareTable, diceStream, playOut, seatToAct, streamsOf, type Table } from './drive.ts';
export { LEVELS, type Level, type LevelId } from './levels.ts';
export { BOT_NAMES, type BotName, loadBot } from './load.ts';
export { type Measured, measureSolo, summary } from './measure.ts';
export { NetError, type NetFault } from './net/net-file.ts';
export type { ReadBytes } from './net-source.ts';
export { gamesOf, roundRobin, type Standing, type Tournament } from './round-robin.ts';
