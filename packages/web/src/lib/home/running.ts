// The games that are not finished, as lists show them: which game, how far, with whom, and when it was played last.
import { SHEETS } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { SavedGame } from '#lib/storage/saved-game.ts';
import { language } from '#lib/words/language.ts';
import { titleOf } from '#lib/words/title.ts';

export interface RunningGame {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly about: string;
}

const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

const isBegun = ({ record }: SavedGame) => record.events?.length > 0;

export function runningGames(games: readonly SavedGame[]): RunningGame[] {
  return games.flatMap((game) => {
    const { id, record, round, updatedAt } = game;
    const sheet = SHEETS.find((known) => known.id === record.game);
    if (!sheet || record.result || !isBegun(game)) return [];
    const players = record.players.length > 1 ? record.players.join(', ') : m.home_solo();
    const parts = [...(round ? [m.replay_round({ round })] : []), players, when.format(updatedAt)];
    return [{ id, title: titleOf(sheet), about: parts.join(' · ') }];
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Games that were set up and never begun; a day leaves time to come back to one. */
export const forgottenGames = (games: readonly SavedGame[]): SavedGame[] =>
  games.filter((game) => !isBegun(game) && game.updatedAt < Date.now() - DAY);
