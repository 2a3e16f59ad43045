// The public API of the bots.
export { type Bot, type Ranked, think } from './bot.ts';
export { bareGame, diceStream, type Playable, playOut, streamsOf } from './drive.ts';
export {
  type AreaMeans,
  levelMeans,
  TRAINED_GAMES,
  type TrainedGame,
  type TrainedGames,
  trainedGame,
} from './games.ts';
export { LEVELS, type Level, type LevelId } from './levels.ts';
export { BOT_NAMES, type BotName, botsFor, loadBot, type NetSource, type ReadBytes } from './load.ts';
export { type Measured, measureSolo, summary } from './measure.ts';
export { NetError, type NetFault } from './net/net-file.ts';
export { BOT_RATINGS, botRating, isRatedGame } from './ratings.ts';
export { gamesOf, roundRobin, type Standing, type Tournament } from './round-robin.ts';
