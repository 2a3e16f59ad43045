// A node that listens. Closing it is graceful: it takes no new connections, tells its streams to reconnect elsewhere, finishes
// open requests, and stores what it has accepted.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { limitConnections } from './connections.ts';
import type { Log } from './log.ts';
import { type Node, openNode } from './node.ts';
import { Site } from './site.ts';

const BUILT_SITE = fileURLToPath(new URL('../../web/build', import.meta.url));

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  readonly node: Node;
  readonly hasSite: boolean;
  close(): Promise<void>;
}

export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const node = await openNode(config, log);
  const site = new Site(config.SITE_DIR ?? BUILT_SITE);
  const app = createApp(node, site);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  limitConnections(server, config, node.metrics);
  const requestsDone = followRequests(server);
  try {
    await listen(server, config);
  } catch (error) {
    await node.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return {
    url: `http://${host}:${port}`,
    node,
    hasSite: !site.isEmpty,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      node.endStreams();
      await requestsDone(config.SHUTDOWN_SECONDS * 1000);
      server.closeAllConnections();
      await closed;
      await node.close();
    },
  };
}

/** Returns a function that waits until no request is being answered, streams among them, but at most this long. */
function followRequests(server: Server): (mostMs: number) => Promise<void> {
  let open = 0;
  let onDone = () => {};
  server.on('request', (_, response) => {
    open++;
    response.on('close', () => {
      open--;
      if (open === 0) onDone();
    });
  });
  return (mostMs) =>
    new Promise((resolve) => {
      if (open === 0) return resolve();
      const timer = setTimeout(resolve, mostMs);
      onDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
