// The first difference between two games with the same dice, in the words of the log, and the value of each choice.
import type { Analysis } from '@reynard/bots/analysis';
import { firstDifference } from '@reynard/client';
import type { GameRecord, Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { Story } from '#lib/table/story.ts';
import { tenths } from '#lib/words/points.ts';

export interface FirstLines {
  /** The event that differs, as an index into both records. */
  readonly event: number;
  /** The turn in which it happened. */
  readonly turn: string;
  readonly theirs: string;
  readonly yours: string;
}

/** Null if both games are the same. */
export function firstLines(
  sheet: Sheet,
  theirs: Pick<GameRecord, 'events'>,
  yours: Pick<GameRecord, 'events'>,
): FirstLines | null {
  const at = firstDifference(theirs.events, yours.events);
  if (at === null) return null;
  // Told under one name, so that lines differ only where the games do.
  const tell = ({ events }: Pick<GameRecord, 'events'>) =>
    new Story(sheet, [m.you()]).tell({ events: events.slice(0, at + 1) }).at(-1);
  const [their, your] = [tell(theirs), tell(yours)];
  return {
    event: at,
    turn: your?.title ?? '',
    theirs: their?.lines.at(-1) ?? '',
    yours: your?.lines.at(-1) ?? '',
  };
}

/** The total to expect after the choice at an event; null if there was nothing to choose. */
export function valueAfter({ decisions }: Analysis, event: number): string | null {
  const decision = decisions.find((each) => each.event === event);
  return decision ? m.analysis_value({ value: tenths(decision.value) }) : null;
}
