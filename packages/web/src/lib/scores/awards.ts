// Quiet achievements and streaks, computed from the games on this device: nothing is stored for them, so they are always
// true. Pure: it knows no storage and no screen.
import { layoutOf, SHEETS, type Sheet, sheetById, soloLevel } from '@reynard/engine';
import { countsAsOwn } from '#lib/storage/own.ts';
import { type SavedGame, seatsOf } from '#lib/storage/saved-game.ts';
import { longestChain } from './chains.ts';

export type AwardKind = 'chain' | 'foxes' | 'stars' | 'days' | 'games' | 'variety' | 'reynard';

export interface Award {
  readonly kind: AwardKind;
  /** How many: bonuses in a chain, stars, days, games. */
  readonly count: number;
  /** The game with which it was reached. */
  readonly game: string;
  readonly date: Date;
}

/** The steps of each kind, in the order in which they are shown. */
const STEPS: Readonly<Record<AwardKind, readonly number[]>> = {
  stars: [1, 2, 3, 4, 5],
  chain: [3, 5, 8],
  foxes: [1],
  variety: [SHEETS.length],
  reynard: [1],
  games: [10, 50, 100],
  days: [3, 7, 30],
};

/** A mark high enough for any bonus of a field. */
const ANY = 255;

/** How many foxes a sheet has to earn. */
export function foxesOn(sheet: Sheet): number {
  const layout = layoutOf(sheet);
  const onFields = Array.from(
    { length: layout.fieldCount },
    (_, field) => layout.fieldBonusOf(field, ANY) === 'fox',
  );
  const onLines = layout.lines.map(({ bonus }) => bonus === 'fox');
  const onTracks = Object.values(sheet.tracks).map((track) => track?.endBonus === 'fox');
  const ofRounds = sheet.rounds.map((bonus) => bonus === 'fox');
  return [...onFields, ...onLines, ...onTracks, ...ofRounds].filter(Boolean).length;
}

/** The day a moment belongs to where the player lives, as a number that grows by one each day. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** A finished game with what awards are about. */
interface Played {
  readonly saved: SavedGame;
  readonly sheet: Sheet;
  readonly date: Date;
}

/** Finished games in which a person at this app played, the oldest first. */
function playedGames(games: readonly SavedGame[]): Played[] {
  return games
    .flatMap((saved): Played[] => {
      const sheet = sheetById(saved.record.game);
      const { record } = saved;
      const byPerson = seatsOf(record).some(({ bot }) => bot === null) && !record.foreign;
      return sheet && record.result && byPerson ? [{ saved, sheet, date: new Date(record.createdAt) }] : [];
    })
    .sort((a, b) => a.date.getTime() - b.date.getTime());
}

/** What counts so far, game by game. */
class Tally {
  readonly best: Record<AwardKind, number> = {
    stars: 0,
    chain: 0,
    foxes: 0,
    variety: 0,
    reynard: 0,
    games: 0,
    days: 0,
  };
  readonly #sheets = new Set<string>();
  #day = Number.NaN;
  #streak = 0;

  add({ saved, sheet, date }: Played): void {
    const { record } = saved;
    this.#sheets.add(sheet.id);
    this.#addDay(dayOf(date));
    this.best.games++;
    this.best.variety = this.#sheets.size;
    this.#raise('days', this.#streak);
    if (isWinOverReynard(saved)) this.#raise('reynard', 1);
    if (!countsAsOwn(record)) return;
    const [score] = record.result!.scores;
    this.#raise('stars', soloLevel(sheet, score.total).stars);
    this.#raise('chain', longestChain(record.events, 0));
    this.#raise('foxes', score.foxes === foxesOn(sheet) ? 1 : 0);
  }

  #addDay(day: number): void {
    if (day !== this.#day) this.#streak = day === this.#day + 1 ? this.#streak + 1 : 1;
    this.#day = day;
  }

  #raise(kind: AwardKind, count: number): void {
    this.best[kind] = Math.max(this.best[kind], count);
  }

  /** The days in a row up to the last game. */
  get streak(): { readonly days: number; readonly last: number } {
    return { days: this.#streak, last: this.#day };
  }
}

function isWinOverReynard({ record }: SavedGame): boolean {
  const seats = seatsOf(record);
  const winners = record.result!.winners.map((seat) => seats[seat].bot);
  return !record.hints && seats.some(({ bot }) => bot === 'reynard') && winners.every((bot) => bot === null);
}

/** Every award reached so far, the newest last. */
export function awardsOf(games: readonly SavedGame[]): Award[] {
  const tally = new Tally();
  const awards: Award[] = [];
  for (const played of playedGames(games)) {
    const before = { ...tally.best };
    tally.add(played);
    for (const kind of Object.keys(STEPS) as AwardKind[])
      for (const count of STEPS[kind])
        if (before[kind] < count && tally.best[kind] >= count)
          awards.push({ kind, count, game: played.saved.id, date: played.date });
  }
  return awards;
}

/** The days in a row, up to today or yesterday, on which a game was finished. */
export function streakOf(games: readonly SavedGame[], now: Date): number {
  const tally = new Tally();
  for (const played of playedGames(games)) tally.add(played);
  const { days, last } = tally.streak;
  return dayOf(now) - last <= 1 ? days : 0;
}
