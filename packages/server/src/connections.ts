// Limits of connections, below HTTP: how many there are, how many answers one of them may wait for, and how long a reader may
// leave an answer unread.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from './config.ts';
import { clientOf } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** Requests sent before the answers were read. Browsers and proxies send one at a time. */
const MOST_PIPELINED = 10;

type Limits = Pick<
  Config,
  'CONNECTIONS' | 'CONNECTIONS_PER_CLIENT' | 'TRUST_PROXY' | 'HEARTBEAT_SECONDS' | 'UNREAD_SECONDS'
>;

export function limitConnections(server: Server, limits: Limits, metrics: Metrics): void {
  countOpen(server, metrics);
  server.maxConnections = limits.CONNECTIONS;
  // Behind a proxy all connections are its own, and it has limits of its own.
  if (limits.TRUST_PROXY === 0) limitPerClient(server, limits.CONNECTIONS_PER_CLIENT);
  limitPipelining(server);
  // Longer than the period of the streams' heartbeats, so that quiet streams stay open.
  server.timeout = 1000 * Math.max(limits.UNREAD_SECONDS, 2 * limits.HEARTBEAT_SECONDS);
}

function countOpen(server: Server, metrics: Metrics): void {
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open++;
    socket.once('close', () => open--);
  });
  metrics.gauge('reynard_connections', 'Open connections', () => open);
}

function limitPerClient(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress, undefined, 0);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    if (count > most) socket.destroy();
  });
}

function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    if (count > MOST_PIPELINED) socket.destroy();
  });
}
