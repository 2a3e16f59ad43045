// How much one client may ask for: token buckets by client address, in memory. The address is the connection's, or what
// the trusted number of proxies says it is; an IPv6 client is its /64 network.
import { isIPv6 } from 'node:net';

interface Bucket {
  tokens: number;
  at: number;
}

/** At most this many clients are remembered; the oldest are forgotten, which only favours them. */
const MOST_CLIENTS = 50_000;

export class Limit {
  readonly #perMs: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perMs = perSecond / 1000;
    this.#burst = burst;
  }

  /** Takes a token. 0: granted; else the seconds after which there is one again. */
  take(client: string, now = Date.now()): number {
    let bucket = this.#buckets.get(client);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_CLIENTS) this.#buckets.delete(this.#buckets.keys().next().value!);
      bucket = { tokens: this.#burst, at: now };
      this.#buckets.set(client, bucket);
    }
    bucket.tokens = Math.min(this.#burst, bucket.tokens + Math.max(0, now - bucket.at) * this.#perMs);
    bucket.at = now;
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#perMs / 1000);
    bucket.tokens--;
    return 0;
  }
}

/** The client's address as far as it can be believed. */
export function clientOf(remote: string | undefined, forwarded: string | undefined, proxies: number): string {
  const chain = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), remote ?? ''];
  const address = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
  return networkOf(address.replace(/^::ffff:/i, ''));
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
