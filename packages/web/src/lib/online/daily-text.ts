// The result of a daily challenge as a text to share. It gives nothing away: day, game, score and level, and a bar for each round
// that tells how many points it brought. Bars are block characters, which messengers show in a line of text; for screen readers the
// page says the points themselves.
import { type GameRecord, Position, playEvent, sheetById, soloLevel } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { language } from '#lib/words/language.ts';
import { levelWords } from '#lib/words/level.ts';
import { titleOf } from '#lib/words/title.ts';
import { dayWords } from './words.ts';

const BARS = '▁▂▃▄▅▆▇█';

/** The points that each round of a solo game brought. */
export function roundPoints({ game, events }: Pick<GameRecord, 'game' | 'events'>): number[] {
  const position = Position.start(sheetById(game)!, 1);
  const totals = Array<number>(position.rounds).fill(0);
  for (const event of events) {
    const { round } = position;
    playEvent(position, event);
    totals[round] = position.total(0);
  }
  return totals.map((total, round) => total - (totals[round - 1] ?? 0));
}

/** One bar for each number: the largest is full, nothing is the lowest. */
export function barsOf(points: readonly number[]): string {
  const most = Math.max(1, ...points);
  const step = (value: number) => Math.ceil((Math.max(0, value) / most) * (BARS.length - 1));
  return points.map((value) => BARS[step(value)]).join('');
}

export function dailyText(record: GameRecord, day: string, origin: string): string {
  const sheet = sheetById(record.game)!;
  const { total } = record.result!.scores[0];
  const { stars } = soloLevel(sheet, total);
  const points = roundPoints(record);
  return [
    `Reynard · ${m.daily_title()} · ${dayWords(day)}`,
    `${titleOf(sheet)}: ${total} · ★ ${stars.toLocaleString(language)} · ${levelWords(stars)}`,
    m.daily_share_rounds({ rounds: points.length, signs: barsOf(points) }),
    `${origin}/daily?game=${record.game}&day=${day}`,
  ].join('\n');
}
