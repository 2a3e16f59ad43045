// The server's clock: a wrong device follows it, a right one is left alone.
import { describe, expect, it } from 'vitest';
import { ServerClock } from '../src/server-clock.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;
const dateAt = (time: number) => new Date(time).toUTCString();

describe('the clock of the server', () => {
  it.each([-HOUR, HOUR])('is told within a second by a device that is off by %d ms', (off) => {
    const clock = new ServerClock();
    // Asked at noon and 0.4 seconds, answered 0.2 seconds later.
    const [sentAt, answeredAt] = [NOON + 400, NOON + 600];
    clock.hear(dateAt(answeredAt), sentAt + off, answeredAt + off);
    expect(Math.abs(clock.now(answeredAt + off) - answeredAt)).toBeLessThan(1000);
  });

  it('is that of a device whose clock is right, to the millisecond, however slow the answers are', () => {
    const clock = new ServerClock();
    for (const [sentAt, writtenAt, answeredAt] of [
      [100, 150, 200],
      [900, 1_100, 30_000],
      [40_000, 69_999, 70_000],
    ] as const) {
      clock.hear(dateAt(NOON + writtenAt), NOON + sentAt, NOON + answeredAt);
      expect(clock.now(NOON + answeredAt)).toBe(NOON + answeredAt);
    }
  });

  it('is followed when the device is set right while the page is open', () => {
    const clock = new ServerClock();
    clock.hear(dateAt(NOON), NOON + HOUR, NOON + HOUR);
    clock.hear(dateAt(NOON + 5000), NOON + 5000, NOON + 5000);
    expect(Math.abs(clock.now(NOON + 5000) - (NOON + 5000))).toBeLessThanOrEqual(1000);
  });

  it('is that of the device where answers tell none, or nonsense', () => {
    const clock = new ServerClock();
    for (const date of [null, '', 'soon']) clock.hear(date, NOON, NOON);
    expect(clock.now(NOON)).toBe(NOON);
  });
});
