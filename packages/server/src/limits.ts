// Rate limits: token buckets per client address, in memory. The address is that of the connection, or the one reported by
// the trusted proxies; for IPv6 it is the /64 network.
import { isIPv6 } from 'node:net';

interface Bucket {
  tokens: number;
  at: number;
}

/** At most this many clients are remembered. The oldest are forgotten; they start again with a full bucket. */
const MOST_CLIENTS = 50_000;

export class RateLimit {
  readonly #perMs: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perMs = perSecond / 1000;
    this.#burst = burst;
  }

  /** Takes a token. Returns 0 if there was one, else the seconds until there is one. */
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

/** The client's address as far as it can be trusted. */
export function clientOf(remote: string | undefined, forwarded: string | undefined, proxies: number): string {
  const chain = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), remote ?? ''];
  const address = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
  return networkOf(address.replace(/^::ffff:/i, ''));
}

/** The /48 network of a client of IPv6, which one subscriber may own with all its /64 networks. Null for IPv4. */
export function siteOf(client: string): string | null {
  const groups = client.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : null;
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
