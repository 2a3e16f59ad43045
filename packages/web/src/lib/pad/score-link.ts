// A score as a link, for the QR code that others scan. It holds everything, so no server is asked.
import type { PadScore } from '#lib/storage/pads.ts';

/** A score and the game it belongs to. */
export interface SentScore {
  readonly game: string;
  readonly score: PadScore;
}

const KEY = '#score=';
const MOST_NAME = 24;
const HIGHEST = 999;

export const scoreLink = (origin: string, { game, score }: SentScore): string =>
  `${origin}/pad${KEY}${[game, score.total, score.best ?? '', encodeURIComponent(score.name)].join('~')}`;

const isPoints = (value: number) => Number.isInteger(value) && Math.abs(value) <= HIGHEST;

/** The score in the hash of an address; null: none, or not one of ours. */
export function readScore(hash: string): SentScore | null {
  if (!hash.startsWith(KEY)) return null;
  const [game, total, best, name] = hash.slice(KEY.length).split('~');
  if (name === undefined || !/^-?\d+$/.test(total) || !/^-?\d*$/.test(best)) return null;
  if (!isPoints(Number(total)) || !isPoints(Number(best))) return null;
  try {
    const score = {
      name: decodeURIComponent(name).slice(0, MOST_NAME),
      total: Number(total),
      best: best === '' ? null : Number(best),
    };
    return { game, score };
  } catch {
    return null;
  }
}
