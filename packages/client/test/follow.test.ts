// Following a table, against a server of this test that sends exactly the frames the test wants: what a follower is told
// when it fails itself, when the stream leaves something out, and when it stops.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Connection, FollowerError, type NumberedEvent, ReynardClient } from '../src/index.ts';

let server: Server | undefined;
let stop: (() => void) | undefined;
afterEach(async () => {
  stop?.();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const move = (n: number) =>
  `event: move\nid: ${n}\ndata: {"n":${n},"at":"2026-11-15T20:00:00.000Z","event":{"e":"roll"}}\n\n`;

/** A client of a server whose streams are written by `answer`: how many streams came before, and the event to go on after. */
async function serveStreams(answer: (stream: number, after: number) => string): Promise<ReynardClient> {
  let streams = 0;
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(answer(streams++, Number(request.headers['last-event-id'])));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return new ReynardClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

describe('a follower that throws', () => {
  it('is told its own error, gets nothing after it, and loses nothing when it follows again', async () => {
    const client = await serveStreams((_, after) => [1, 2, 3, 4].slice(after).map(move).join(''));
    const taken: number[] = [];
    const states: Connection[] = [];
    const fault = new Error('event 3 does not fit the game');
    const told = await new Promise<unknown>((resolve) => {
      stop = client.follow('table', {
        onMove({ n }) {
          if (n === 3) throw fault;
          taken.push(n);
        },
        onConnection(state, error) {
          states.push(state);
          if (error) resolve(error);
        },
      });
    });
    expect(told).toBeInstanceOf(FollowerError);
    expect((told as FollowerError).cause).toBe(fault);
    expect(states).toEqual(['connecting', 'open', 'ended']);
    expect(taken).toEqual([1, 2]);
    await new Promise<void>((resolve) => {
      const after = taken.length;
      const onMove = ({ n }: NumberedEvent) => {
        taken.push(n);
        if (n === 4) resolve();
      };
      stop = client.follow('table', { onMove }, { after });
    });
    expect(taken).toEqual([1, 2, 3, 4]);
  });

  it('is told its own error also when it throws at the table', async () => {
    const client = await serveStreams(() => 'event: table\ndata: {}\n\n');
    const told = await new Promise<unknown>((resolve) => {
      stop = client.follow('table', {
        onTable() {
          throw new Error('an unknown game');
        },
        onConnection: (_, error) => error && resolve(error),
      });
    });
    expect(told).toBeInstanceOf(FollowerError);
  });
});

describe('a stream', () => {
  it('that leaves out an event is read again from there', async () => {
    const client = await serveStreams((stream, after) =>
      stream === 0 ? move(1) + move(3) : [1, 2, 3].slice(after).map(move).join(''),
    );
    const taken: number[] = [];
    await new Promise<void>((resolve) => {
      stop = client.follow('table', {
        onMove({ n }) {
          taken.push(n);
          if (n === 3) resolve();
        },
      });
    });
    expect(taken).toEqual([1, 2, 3]);
  });

  it('that repeats an event brings it once', async () => {
    const client = await serveStreams(() => move(1) + move(1) + move(2));
    const taken: number[] = [];
    await new Promise<void>((resolve) => {
      stop = client.follow('table', {
        onMove({ n }) {
          taken.push(n);
          if (n === 2) resolve();
        },
      });
    });
    expect(taken).toEqual([1, 2]);
  });

  it('brings nothing more once the follower has stopped, not even what has already arrived', async () => {
    const client = await serveStreams(() => move(1) + move(2) + move(3));
    const taken: number[] = [];
    await new Promise<void>((resolve) => {
      stop = client.follow('table', {
        onMove({ n }) {
          taken.push(n);
          if (n === 2) {
            stop!();
            setImmediate(resolve);
          }
        },
      });
    });
    expect(taken).toEqual([1, 2]);
  });
});
