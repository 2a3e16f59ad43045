// Reads a stored game. Lazy-loaded, as a new game has nothing to check.
import { Game, type GameRecord, type Result } from '@reynard/engine';

export const resumeStored = (record: GameRecord): Result<{ game: Game }> => Game.resume(record);
