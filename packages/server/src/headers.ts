// The security headers of every answer.
import type { Config } from './config.ts';

const STRICT_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Addresses contain table ids, and those are keys.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** The headers for a server with these settings. Only an https address may ask browsers to use https from then on. */
export function strictHeaders({ PUBLIC_URL }: Config): Record<string, string> {
  return PUBLIC_URL?.startsWith('https:') ? { ...STRICT_HEADERS, ...HTTPS_ONLY } : STRICT_HEADERS;
}
