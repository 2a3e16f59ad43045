// The site with bad readers: a client that requests much and reads nothing must not fill the server's memory or block others.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newPlayer, remove, ServerProcess, serve, tempDir, until } from './world.ts';

const MEGABYTE = 2 ** 20;

/** Writes a site with a large file. */
function writeSite(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><head></head>');
  writeFileSync(join(site, 'large.bin'), Buffer.alloc(MEGABYTE));
  return site;
}

describe('readers of the site', () => {
  const folder = tempDir();
  let server: ServerProcess;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = new ServerProcess({
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: writeSite(folder),
      CONNECTIONS: '90',
      CONNECTIONS_PER_CLIENT: '60',
    });
    await server.start();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    remove(folder);
  });

  /** A connection that asks for a large file some times and reads nothing. */
  function ask(times: number): { isClosed: () => boolean } {
    let closed = false;
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times));
    });
    socket.pause();
    socket
      .on('error', () => {})
      .on('close', () => {
        closed = true;
      });
    sockets.push(socket);
    return { isClosed: () => closed };
  }

  const memoryMb = (kind: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) /
    1024;

  async function filesAnswered(): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(
      /^reynard_http_request_seconds_count\{method="GET",route="\/?\*",status="200"\} (\d+)/m.exec(
        text,
      )?.[1] ?? 0,
    );
  }

  it('share its bytes, however many ask and do not read', async () => {
    const before = memoryMb('VmRSS');
    for (let i = 0; i < 40; i++) ask(9);
    await until(async () => (await filesAnswered()) >= 360, 'all answers');
    // 360 answers of a megabyte each.
    expect(memoryMb('VmHWM') - before).toBeLessThan(150);
    expect(Buffer.from(await (await fetch(`${server.url}/large.bin`)).arrayBuffer())).toHaveLength(MEGABYTE);
  });

  it('who send many requests without reading are disconnected', async () => {
    const { isClosed } = ask(500);
    sockets.at(-1)!.resume();
    await until(isClosed, 'the end of the connection');
  });

  it('cannot open connections without end from one address', async () => {
    const more = Array.from({ length: 40 }, () => ask(0));
    // A client notices the end of a connection only if it reads.
    for (const socket of sockets) socket.resume();
    await until(() => more.some(({ isClosed }) => isClosed()), 'a refused connection');
    for (const socket of sockets) socket.destroy();
    await until(
      () =>
        fetch(`${server.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'room again',
    );
  });

  it('cannot open connections without end from many addresses', async () => {
    const { port, hostname } = new URL(server.url);
    let refused = 0;
    for (const localAddress of ['127.0.0.2', '127.0.0.3']) {
      for (let i = 0; i < 50; i++) {
        const socket = connect({ port: Number(port), host: hostname, localAddress });
        sockets.push(socket.on('error', () => {}).on('close', () => refused++));
        socket.resume();
      }
    }
    await until(() => refused > 0, 'a refused connection');
    for (const socket of sockets) socket.destroy();
  });
});

describe('a site with small limits', () => {
  const folder = tempDir();
  let server: RunningServer;

  beforeAll(async () => {
    const limits = {
      UNREAD_SECONDS: '1',
      HEARTBEAT_SECONDS: '1',
      RATE_LIMIT: '1',
      RATE_BURST: '4',
    };
    server = await serve({
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: writeSite(folder),
      TRUST_PROXY: '1',
      ...limits,
    });
  });
  afterAll(async () => {
    await server.close();
    remove(folder);
  });

  const openConnections = async (): Promise<number> => {
    const [metric] = (await server.node.metrics.registry.getSingleMetric('reynard_connections')!.get())
      .values;
    return metric!.value;
  };

  it('disconnects a client that leaves an answer unread', async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(9));
    });
    socket.on('error', () => {}).pause();
    await until(async () => (await openConnections()) === 1, 'the connection');
    await until(async () => (await openConnections()) === 0, 'the end of the connection');
    socket.destroy();
  });

  it('shows messengers who invites to what, in the language of who shares the link, and escapes names', async () => {
    const ada = await newPlayer(server.url, 'Ada <b>"&');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    const read = async (path: string) =>
      (await fetch(server.url + path, { headers: { 'x-forwarded-for': '10.0.0.3' } })).text();
    const page = await read(`/online/${id}?in=de`);
    expect(page).toContain(
      'property="og:title" content="Ada &lt;b&gt;&quot;&amp; lädt dich zu Ganz schön clever ein"',
    );
    expect(page).toContain(`property="og:image" content="${server.url}/preview/ganz-schoen-clever.png"`);
    expect(await read(`/online/${id}`)).toContain('invites you to');
    expect(await read('/online/AAAAAAAAAAAAAAAAAAAAAA')).not.toContain('og:title');
  });

  it('refuses files to a client that asks for too many, and to no other', async () => {
    const ask = async (client: string) =>
      (await fetch(`${server.url}/`, { headers: { 'x-forwarded-for': client } })).status;
    const statuses = [];
    for (let i = 0; i < 90; i++) statuses.push(await ask('10.0.0.1'));
    // Ten times as many as requests to the API.
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses).toContain(429);
    expect(await ask('10.0.0.2')).toBe(200);
  });
});
