// The built app on a server of its own: first as it is, and after `deploy` as the next version. That is the same app with
// another name for each of its files, so that nothing of the old version is left on the server.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const NEXT = 'next-';

export interface TwoVersions {
  readonly site: string;
  deploy(): void;
  close(): void;
}

export async function serveTwoVersions(): Promise<TwoVersions> {
  const build = fileURLToPath(new URL('../build', import.meta.url));
  const all = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => extname(file) !== '');
  const hashed = files.filter((file) => /^_app.immutable.*\.(js|css|net)$/.test(file));
  const names = new RegExp(
    hashed.map((file) => file.split(/[\\/]/).at(-1)!.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  const { version } = JSON.parse(readFileSync(`${build}/_app/version.json`, 'utf8'));
  let deployed = false;

  const next = (text: string) =>
    text
      .replace(names, (name) => NEXT + name)
      .replaceAll(version, `${version}1`)
      // It contains hashes of the scripts in the page, which have changed.
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');

  /** The path of a file in the build; undefined for a name of the other version. */
  function fileOf(path: string): string | undefined {
    const isNext = path.includes(`/${NEXT}`);
    if (path.startsWith('/_app/immutable/') && isNext !== deployed) return undefined;
    const name = path.replace(NEXT, '').slice(1);
    return [name, `${name}.html`, 'index.html'].find((file) => files.includes(file));
  }

  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url!, 'http://here').pathname);
    if (!file) return response.writeHead(404).end();
    const bytes = readFileSync(`${build}/${file}`);
    const isText = /\.(html|js|css)$/.test(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    return response.end(deployed && isText ? next(bytes.toString()) : bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy() {
      deployed = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
