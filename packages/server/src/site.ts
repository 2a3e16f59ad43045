// The built site. All its files are listed when the server starts and only those are served, so no path can lead anywhere
// else. Files with a hash in their name are kept for ever by browsers, all others are asked for anew; addresses of the app
// without a file get the app's fallback page.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const FALLBACKS = ['/200.html', '/fallback.html', '/index.html'];

interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Encodings of which there is a ready-made file. */
  readonly encoded: ReadonlySet<string>;
  readonly forEver: boolean;
  /** The hashes of a page's own inline scripts, for its Content-Security-Policy. */
  readonly scripts: readonly string[];
}

export class Site {
  readonly #files = new Map<string, SiteFile>();
  readonly #fallback: SiteFile | undefined;

  constructor(folder: string) {
    for (const file of listFiles(folder)) {
      const path = join(folder, file);
      this.#files.set(`/${file.split(sep).join('/')}`, describeFile(path));
    }
    this.#fallback = FALLBACKS.map((path) => this.#files.get(path)).find(Boolean);
  }

  get isEmpty(): boolean {
    return this.#fallback === undefined;
  }

  /** The answer for a path of the site, or undefined where there is no such file and it is not a page. */
  async serve(c: Context): Promise<Response | undefined> {
    const path = safeDecode(c.req.path);
    const file = this.#find(path);
    if (file === undefined) return undefined;
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': file.forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      // Scripts too: workers live under the policy their own file came with.
      'content-security-policy': pagePolicy(file.scripts),
    };
    const wanted = c.req.header('accept-encoding') ?? '';
    const encoding = ENCODINGS.find(([name, ext]) => wanted.includes(name) && file.encoded.has(ext));
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding[0]}"`) : file.etag;
    headers.etag = etag;
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    if (encoding) headers['content-encoding'] = encoding[0];
    // A site that was built anew under a running server may have lost the file.
    const bytes = await readFile(file.path + (encoding?.[1] ?? '')).catch(() => undefined);
    return bytes && c.body(bytes, 200, headers);
  }

  #find(path: string): SiteFile | undefined {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path;
    const exact =
      this.#files.get(path) ?? this.#files.get(`${bare}.html`) ?? this.#files.get(`${bare}/index.html`);
    return exact ?? (extname(path) === '' ? this.#fallback : undefined);
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

function describeFile(path: string): SiteFile {
  const { size, mtimeMs } = statSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const scripts = type.startsWith('text/html') ? inlineScripts(readFileSync(path, 'utf8')) : [];
  const encoded = ENCODINGS.map(([, ext]) => ext).filter((ext) => exists(path + ext));
  return {
    path,
    type,
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    encoded: new Set(encoded),
    forEver: path.includes(`${sep}immutable${sep}`),
    scripts,
  };
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function inlineScripts(html: string): string[] {
  const bodies = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    (match) => match[1]!,
  );
  return bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

/** Only our own files, and exactly the inline scripts the build put into the page. */
function pagePolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    // Svelte's transitions and computed positions are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
