// Quiet hours: when a device may be called, by the clock of its owner.
import { HOUR_MS } from './time.ts';

export interface QuietHours {
  readonly zone: string;
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether a time zone is known here. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function hourAt(zone: string, time: number): number {
  const text = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    time,
  );
  return Number(text);
}

/** The first time from now on that is not quiet: now, or the full hour at which the quiet hours end. */
export function nextCallTime({ zone, from, until }: QuietHours, now: number): number {
  if (from === null || until === null || from === until) return now;
  const isQuiet = (hour: number) =>
    from < until ? hour >= from && hour < until : hour >= from || hour < until;
  let time = now;
  // Zones differ from UTC by full quarters of an hour, so their hours begin at one.
  const quarter = HOUR_MS / 4;
  while (isQuiet(hourAt(zone, time))) time = (Math.floor(time / quarter) + 1) * quarter;
  return time;
}
