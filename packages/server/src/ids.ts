// Ids and secrets, of 128 bits or more from the platform's cryptographic generator, so they cannot be guessed. A token is
// "<player id>.<secret>"; only the hash of the secret is stored.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function newToken(playerId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${playerId}.${secret}`, hash: hashOf(secret) };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The parts of a well-formed token. */
export function readToken(token: string): { id: string; secret: string } | null {
  const match = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(token);
  return match ? { id: match[1]!, secret: match[2]! } : null;
}

/** Whether a secret has this hash, in time that does not depend on where they differ. */
export function isSecret(secret: string, hash: string): boolean {
  return sameText(hashOf(secret), hash);
}

export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
