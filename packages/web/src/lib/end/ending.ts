// What the end of a game says beside its points: the fox's mood, the next level, ties; and the light on the area that is counted.
import { type GameResult, type Sheet, soloLevel } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { Placing } from '#lib/scores/places.ts';
import type { SeatPlayer } from '#lib/storage/saved-game.ts';
import type { Mood } from './FoxMood.svelte';

/** By the stars of a solo game, rounded down. */
const MOODS: readonly Mood[] = ['sleepy', 'calm', 'sly', 'glad', 'proud', 'proud'];

/** How good it was. At a table he is glad for a person who won, and sly when one of his kind did. */
export function moodOf(sheet: Sheet, { scores, winners }: GameResult, seats: readonly SeatPlayer[]): Mood {
  if (seats.length > 1) return winners.some((seat) => seats[seat].bot === null) ? 'glad' : 'sly';
  return MOODS[Math.floor(soloLevel(sheet, scores[0].total).stars)];
}

/** The next level and the points that are missing; null at the highest. */
export function nextLevel(sheet: Sheet, total: number): { points: number; stars: number } | null {
  const { index } = soloLevel(sheet, total);
  const above = sheet.soloLevels[index - 1];
  return above ? { points: above.from! - total, stars: above.stars } : null;
}

/** Why players of the same total have the places they have. */
export function tieWords(places: readonly Placing[]): string[] {
  return places.flatMap((place, i) => {
    const next = places[i + 1];
    if (next?.score.total !== place.score.total) return [];
    return next.rank === place.rank
      ? [m.end_tie_shared()]
      : [m.end_tie_break({ points: place.bestArea, other: next.bestArea })];
  });
}

const LIGHT = [{}, { stroke: 'var(--accent)', strokeWidth: '5px', strokeOpacity: 1, offset: 0.3 }, {}];
const GROWTH = [{}, { fontSize: '22px', offset: 0.3 }, {}];

/** Lights up an area of the sheet in front while it is counted. */
export function glow(area: number): void {
  const drawn = document.querySelector(`.board [data-sheet-area="${area}"]`);
  drawn?.querySelector('.ground')?.animate(LIGHT, { duration: 620, easing: 'ease-out' });
  drawn?.querySelector('.points')?.animate(GROWTH, { duration: 620, easing: 'ease-out' });
}
