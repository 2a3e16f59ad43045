// A push service as browsers use them (RFC 8030), and a device that subscribed at it. It checks who signed a message (VAPID,
// RFC 8292) and decrypts it as a browser would (RFC 8291), both written here from the standards with Node's own cryptography.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call, Device } from '@reynard/client';

const decode = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Throws unless a message is signed for this service, by the owner of the key it names. Returns that key. */
function checkSignature({ headers }: IncomingMessage, service: string): string {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || !key) throw new Error('no VAPID header');
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = decode(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, decode(signature)))
    throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  if (aud !== service) throw new Error(`signed for ${aud}`);
  if (exp * 1000 < Date.now() || exp * 1000 > Date.now() + 24 * 3600_000)
    throw new Error('signed for another time');
  if (!/^(https|mailto):/.test(sub)) throw new Error('no contact');
  return key;
}

/** A device with its own keys. */
export class TestDevice {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  describe(quiet: Device['quiet'] = null, zone = 'Europe/Berlin'): Device {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, zone, quiet };
  }

  decrypt(body: Buffer): Call {
    const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
    const sender = body.subarray(21, 21 + keyLength);
    const secret = this.#ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const key = hkdf(secret, this.#auth, info, 32);
    const content = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const encrypted = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', content, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Call;
  }
}

/** What arrived for a device: who signed it, and what it says. */
export interface Arrived {
  readonly key: string;
  readonly call: Call;
}

export class PushService {
  readonly #server = createServer((request, response) =>
    this.#receive(request).then(
      (status) => response.writeHead(status).end(),
      (error) => {
        this.faults.push(String(error));
        response.writeHead(400).end();
      },
    ),
  );
  readonly #devices = new Map<string, TestDevice>();
  readonly arrived = new Map<TestDevice, Arrived[]>();
  readonly faults: string[] = [];
  #origin = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  subscribe(): TestDevice {
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const device = new TestDevice(this.#origin + path);
    this.#devices.set(path, device);
    this.arrived.set(device, []);
    return device;
  }

  /** The device wants no more messages. */
  unsubscribe(device: TestDevice): void {
    this.#devices.delete(new URL(device.endpoint).pathname);
  }

  async #receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = this.#devices.get(request.url!);
    if (device === undefined) return 410;
    const key = checkSignature(request, this.#origin);
    if (request.headers['content-encoding'] !== 'aes128gcm' || !request.headers.ttl)
      throw new Error('bad headers');
    this.arrived.get(device)!.push({ key, call: device.decrypt(Buffer.concat(chunks)) });
    return 201;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
