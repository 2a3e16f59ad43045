// Sends push messages (Web Push, RFC 8030): encrypted for one device, signed with this installation's key (VAPID), to the push
// service of the device's browser. Players name the address, so only known push services are asked (PUSH_SERVICES).
import type { Call } from '@reynard/client';
import webPush from 'web-push';
import type { Config } from './config.ts';
import type { Database, DeviceRow } from './database.ts';

const KEY_NAME = 'push';
const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is switched off. */
const KEEP_SECONDS = 24 * 3600;

interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What became of a message. `gone`: the device does not want messages any more. */
export type Delivery = 'sent' | 'gone' | 'failed';

/** The key pair in the database; the first node makes it. */
async function readKeys(db: Database): Promise<KeyPair> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('keys')
    .values({ name: KEY_NAME, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', KEY_NAME)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as KeyPair;
}

export class Push {
  readonly #keys: KeyPair;
  readonly #contact: string;
  readonly #services: readonly string[];

  private constructor(keys: KeyPair, config: Pick<Config, 'PUBLIC_URL' | 'PUSH_SERVICES'>) {
    this.#keys = keys;
    // Push services want to know whom to write to; they accept only https and mailto.
    const url = config.PUBLIC_URL ?? '';
    this.#contact = url.startsWith('https:') ? url : 'https://localhost';
    this.#services = config.PUSH_SERVICES.split(',').map((host) => host.trim());
  }

  static async open(db: Database, config: Pick<Config, 'PUBLIC_URL' | 'PUSH_SERVICES'>): Promise<Push> {
    return new Push(await readKeys(db), config);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Whether an address belongs to a push service we may ask. A service starting with a dot stands for its subdomains. */
  isService(endpoint: string): boolean {
    const { protocol, hostname } = new URL(endpoint);
    const isKnown = this.#services.some((service) =>
      service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
    );
    return isKnown && (protocol === 'https:' || hostname === '127.0.0.1');
  }

  async send({ endpoint, p256dh, auth }: DeviceRow, call: Call): Promise<Delivery> {
    if (!this.isService(endpoint)) return 'gone';
    try {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(call),
        { vapidDetails: { subject: this.#contact, ...this.#keys }, TTL: KEEP_SECONDS, urgency: 'normal' },
      );
      const response = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body!),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      return response.ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
