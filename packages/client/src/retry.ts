// Pauses between attempts to reach the server.

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;

/** Pauses that double up to ten seconds. */
export class Backoff {
  #next = FIRST_PAUSE_MS;

  /** Call it after a success: the next pause is short again. */
  reset(): void {
    this.#next = FIRST_PAUSE_MS;
  }

  /** Waits before the next attempt. The pause is random, so that thousands of clients do not return at the same moment. */
  async pause(signal?: AbortSignal): Promise<void> {
    const ms = this.#next * (0.5 + Math.random());
    this.#next = Math.min(this.#next * 2, LONGEST_PAUSE_MS);
    await wait(ms, signal);
  }
}

/** Resolves after a time, or earlier: when the browser reports that the network is back, or on abort. */
function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const network = globalThis as Partial<EventTarget>;
    const done = () => {
      clearTimeout(timer);
      network.removeEventListener?.('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    network.addEventListener?.('online', done);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });
}
