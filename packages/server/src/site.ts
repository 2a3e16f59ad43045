// The built site. All its files are read when the server starts and only those are served, so no path can reach another
// file. All answers share the same bytes: a thousand slow readers of a large file need no more memory than one. Browsers cache
// files with a hash in their name for ever and revalidate all others. Addresses of the app without a file get the app's fallback
// page.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Env } from './app.ts';

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
  readonly type: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** The compressed files, by encoding. */
  readonly encoded: ReadonlyMap<string, Buffer>;
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
  serve(c: Context<Env>, strict: Record<string, string>): Response | undefined {
    const path = safeDecode(c.req.path);
    const file = this.#find(path);
    if (file === undefined) return undefined;
    const headers: Record<string, string> = {
      ...strict,
      'content-type': file.type,
      'cache-control': file.forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      // For scripts too: a worker uses the policy that its own file was sent with.
      'content-security-policy': pagePolicy(file.scripts),
    };
    const wanted = c.req.header('accept-encoding') ?? '';
    const encoding = ENCODINGS.find(([name]) => wanted.includes(name) && file.encoded.has(name))?.[0];
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
    headers.etag = etag;
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    if (encoding) headers['content-encoding'] = encoding;
    const bytes = encoding ? file.encoded.get(encoding)! : file.bytes;
    // Written directly: Hono would copy the bytes for every answer.
    c.env.outgoing.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    return RESPONSE_ALREADY_SENT;
  }

  /** The page that all tables share, with further lines in its head. Undefined where there is no site. */
  serveTable(c: Context<Env>, strict: Record<string, string>, head: string): Response | undefined {
    const file = this.#fallback;
    if (file === undefined) return undefined;
    return c.body(file.bytes.toString().replace('</head>', `${head}</head>`), 200, {
      ...strict,
      'content-type': file.type,
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(file.scripts),
    });
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
  const bytes = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const scripts = type.startsWith('text/html') ? inlineScripts(bytes.toString()) : [];
  const encoded = ENCODINGS.filter(([, ext]) => exists(path + ext));
  return {
    type,
    bytes,
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    encoded: new Map(encoded.map(([name, ext]) => [name, readFileSync(path + ext)])),
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

/** Allows only our own files, and exactly the inline scripts that the build put into the page. */
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
