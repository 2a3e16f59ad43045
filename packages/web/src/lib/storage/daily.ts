// The time at which a daily challenge can no longer be played.

/** Attempts at a daily challenge end this long after its day has begun (UTC). */
const DAILY_MS = 26 * 60 * 60 * 1000;

/** Whether others may still play a daily challenge. */
export const isDayOpen = (day: string): boolean => Date.now() < Date.parse(`${day}T00:00:00Z`) + DAILY_MS;
