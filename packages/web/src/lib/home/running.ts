// Unfinished games as lists show them: title, round, players, and when it was played last.
import { SHEETS } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { SavedGame } from '#lib/storage/saved-game.ts';
import { settings } from '#lib/storage/settings.svelte.ts';
import { locale } from '#lib/words/language.ts';
import { titleOf } from '#lib/words/title.ts';

export interface RunningGame {
  readonly id: string;
  readonly title: string;
  /** Round, players and date, to tell games of the same title apart. */
  readonly about: string;
}

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

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

/** The games that were played to their end here, or whose lesson was taken: their lesson is offered no longer. */
export const knownGames = (games: readonly SavedGame[]): ReadonlySet<string> =>
  new Set([...games.flatMap(({ record }) => (record.result ? [record.game] : [])), ...settings.lessonsTaken]);

const DAY = 24 * 60 * 60 * 1000;

/** Games that were set up a day ago or earlier and never begun. */
export const forgottenGames = (games: readonly SavedGame[]): SavedGame[] =>
  games.filter((game) => !isBegun(game) && game.updatedAt < Date.now() - DAY);
