// The screens that the table must fit, and a moment that shows most of it: for the test of layouts and for pictures.
import type { Sheet } from '@reynard/engine';
import { findMoment } from './moments.ts';

/** Width and height, from the smallest phone to the largest monitor. */
export const SIZES = [
  [320, 640],
  [360, 640],
  [360, 740],
  [390, 844],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
const PLAYERS = ['Ada', 'Bruno', 'Chiara', 'Dagobert'];

/** A die of the third round is taken up, with dice on the tray. */
export const midGame = (sheet: Sheet, players: number) =>
  findMoment(
    {
      sheet,
      look: ({ position, choices }) => {
        const picks = choices.tokens.filter(({ kind }) => kind === 'pick');
        const ready = position.round >= 2 && position.tray !== 0 && picks.length > 2;
        return ready ? [`[data-die="${sheet.dice[picks[0].index]}"]`] : null;
      },
    },
    PLAYERS.slice(0, players),
  );
