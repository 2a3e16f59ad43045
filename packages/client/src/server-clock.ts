// The server's clock, as the dates of its answers tell it. A device whose own clock is wrong still shows how much time is left.

/** A `Date` header tells whole seconds. */
const SECOND_MS = 1000;

export class ServerClock {
  /** By how much the server's clock is ahead of this device's. Zero unless an answer proves otherwise. */
  #aheadMs = 0;

  /** Takes the date of an answer, which was written between the sending of its request and now. */
  hear(date: string | null, sentAt: number, now = Date.now()): void {
    const second = Date.parse(date ?? '');
    if (Number.isNaN(second)) return;
    const [least, most] = [second - now, second + SECOND_MS - sentAt];
    this.#aheadMs = Math.min(Math.max(this.#aheadMs, least), most);
  }

  now(device = Date.now()): number {
    return device + this.#aheadMs;
  }
}
