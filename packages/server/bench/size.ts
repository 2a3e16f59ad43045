// Fills a database with many attempts and tables by direct inserts, and measures every route on it: how long a request takes, and
// for how long the server could do nothing else (the longest lag of its event loop during that route's requests).
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { commitmentOf, FairDice, newSecret } from '@reynard/client';
import { MAX_MOVES, moveEvent, Position, playEvent, Random, ROLL, SHEETS } from '@reynard/engine';
import { sqliteFile } from '../src/data-dir.ts';
import { newId, newToken } from '../src/ids.ts';
import { DAY_MS } from '../src/time.ts';
import { ServerProcess, type Settings } from '../test/world.ts';

export interface SizePlan {
  readonly dataDir: string;
  readonly attempts: number;
  /** Further tables: a fifth waits, two fifths are played against a bot and due, two fifths are over. */
  readonly tables: number;
  /** Events of each game that is played. */
  readonly events: number;
  /** How often each route is asked. */
  readonly times: number;
}

export interface RouteTimes {
  readonly route: string;
  readonly medianMs: number;
  readonly maxMs: number;
  /** The longest time in which the server did nothing else. */
  readonly heldMs: number;
}

const DAYS = 100;
/** prom-client samples the event loop with this period, which is part of what it reports. */
const SAMPLE_MS = 10;

interface Filled {
  readonly token: string;
  readonly waiting: string;
  readonly playing: readonly string[];
  readonly over: string;
}

export async function measureSize(plan: SizePlan): Promise<RouteTimes[]> {
  const settings: Settings = { DATA_DIR: plan.dataDir, LOG_LEVEL: 'warn', BOT_DELAY_MS: '500' };
  // The server makes the tables of the database.
  const server = new ServerProcess({ ...settings, LOG_LEVEL: 'info' });
  await server.start();
  await server.stop();
  const filled = await fill(plan);
  await server.start();
  try {
    const probe = new Probe(server.url, filled.token, plan.times);
    const times = [await probe.rest('start, and 10 s without a request', 10_000)];
    for (const [method, path, body] of routes(filled, plan.times))
      times.push(await probe.ask(method, path, body));
    const left = await probe.unasked();
    if (left.length > 0) throw new Error(`routes that were not asked: ${left.join(', ')}`);
    return times;
  } finally {
    await server.stop();
  }
}

type Ask = readonly [method: string, path: string | ((i: number) => string), body?: object];

/** Every route; those that load a table get another one each time. */
function routes({ waiting, playing, over }: Filled, times: number): Ask[] {
  const game = SHEETS[0]!.id;
  const fresh =
    (part: number, path = '') =>
    (i: number) =>
      `/api/tables/${playing[part * times + i]}${path}`;
  return [
    ['GET', `/api/daily/${game}/best`],
    ['GET', `/api/daily/${game}/scores?day=${dayBefore(1)}`],
    ['GET', (i) => `/api/daily/${game}/scores?day=${dayBefore(i + 2)}`],
    ['GET', '/api/daily'],
    ['GET', `/api/ratings/${game}`],
    ['GET', '/api/me/ratings'],
    ['POST', `/api/daily/${game}`],
    ['GET', '/api/me'],
    ['PATCH', '/api/me', { name: 'Ada' }],
    ['POST', '/api/me/token'],
    ['POST', '/api/players', { name: 'Bo' }],
    ['GET', '/api/tables'],
    ['POST', '/api/tables', { game, seats: 2, bots: ['greedy'] }],
    ['GET', `/api/tables/${waiting}`],
    ['GET', fresh(0)],
    ['GET', fresh(1, '/record')],
    ['GET', fresh(2, '/events')],
    ['GET', fresh(3, '/choices')],
    ['GET', `/api/tables/${over}/record`],
    ['POST', `/api/tables/${waiting}/seats`, {}],
    ['PUT', `/api/tables/${waiting}/seed`, { seed: '00'.repeat(16) }],
    ['POST', `/api/tables/${over}/rematch`, {}],
    ['POST', `/api/tables/${waiting}/start`, {}],
    ['POST', fresh(4, '/moves'), { after: 0, event: { e: 'roll' } }],
    ['GET', fresh(5, '/stream')],
    ['POST', fresh(6, '/reactions'), { reaction: 'hello' }],
    ['POST', fresh(6, '/seats/1/reports'), { reason: 'other' }],
    ['PUT', fresh(6, '/seats/1/block')],
    ['POST', fresh(6, '/seats/1/bot'), {}],
    ['DELETE', fresh(7, '/seats/0')],
    ['DELETE', fresh(7, '/seats/0/bot')],
    ['GET', '/api/me/opponents'],
    ['GET', '/api/me/blocks'],
    ['DELETE', '/api/me/blocks/none'],
    ['PUT', '/api/me/devices', {}],
    ['DELETE', '/api/me/devices', { endpoint: 'https://example.org' }],
    ['GET', '/api/me/data'],
    ['GET', '/api'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    // The last one: it deletes the player who asks.
    ['DELETE', '/api/me'],
  ];
}

class Probe {
  readonly #url: string;
  readonly #token: string;
  readonly #times: number;
  /** Method and path of what was asked. */
  readonly #asked = new Set<string>();

  constructor(url: string, token: string, times: number) {
    this.#url = url;
    this.#token = token;
    this.#times = times;
  }

  /** Only background work. */
  async rest(route: string, ms: number): Promise<RouteTimes> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { route, medianMs: 0, maxMs: 0, heldMs: await this.#held() };
  }

  async ask(method: string, path: Ask[1], body?: object): Promise<RouteTimes> {
    await this.#held();
    const times: number[] = [];
    let route = '';
    for (let i = 0; i < this.#times; i++) {
      const address = typeof path === 'string' ? path : path(i);
      this.#asked.add(`${method} ${address.split('?')[0]}`);
      route = `${method} ${address.replace(/[\w-]{22}/, '{id}').replace(/\d{4}-\d\d-\d\d/, typeof path === 'string' ? '{day}' : '{another day each time}')}`;
      const begun = performance.now();
      const response = await fetch(this.#url + address, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          'content-type': 'application/json',
          'idempotency-key': `size-${address.length}-${i}`,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      // A stream does not end; its first piece has everything there is.
      const text = address.endsWith('/stream') ? await firstPiece(response) : await response.text();
      times.push(performance.now() - begun);
      if (response.status >= 500) throw new Error(`${route}: ${response.status} ${text}`);
    }
    times.sort((a, b) => a - b);
    return { route, medianMs: times[times.length >> 1]!, maxMs: times.at(-1)!, heldMs: await this.#held() };
  }

  /** The routes of the API that were not asked. */
  async unasked(): Promise<string[]> {
    const { paths } = (await (await fetch(`${this.#url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    return all.filter((route) => {
      const pattern = new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
      return ![...this.#asked].some((asked) => pattern.test(asked));
    });
  }

  /** The longest lag of the server's event loop since the last call. */
  async #held(): Promise<number> {
    const metrics = await (await fetch(`${this.#url}/metrics`)).text();
    const lag = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)![1]);
    return Math.max(0, lag * 1000 - SAMPLE_MS);
  }
}

async function firstPiece(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

/** The first events of a game of two with random choices. */
async function someEvents(sheet: (typeof SHEETS)[number], secret: string, count: number): Promise<string[]> {
  const position = Position.start(sheet, 2);
  const dice = new FairDice({ secret, daily: null, seeds: ['', ''] });
  const random = new Random(`size ${sheet.id}`);
  const choices = new Int32Array(MAX_MOVES);
  const events: string[] = [];
  while (events.length < count && !position.isOver) {
    const seat = position.listChoices(0, choices) > 0 ? 0 : 1;
    const choice = choices[random.below(position.listChoices(seat, choices))]!;
    const event = choice === ROLL ? await dice.roll(position) : moveEvent(position.layout, choice);
    playEvent(position, event);
    dice.see(event);
    events.push(JSON.stringify(event));
  }
  return events;
}

/** Fills the database; the first player sits at two hundred tables and has played every day. */
async function fill(plan: SizePlan): Promise<Filled> {
  const secret = newSecret();
  const commitment = await commitmentOf(secret);
  const moves = await Promise.all(SHEETS.map((sheet) => someEvents(sheet, secret, plan.events)));
  const database = new DatabaseSync(sqliteFile(plan.dataDir));
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const insert = (into: string, columns: string) => {
    const values = columns
      .split(',')
      .map(() => '?')
      .join();
    const statement = database.prepare(`INSERT INTO ${into} (${columns}) VALUES (${values})`);
    return (...row: SQLInputValue[]) => statement.run(...row);
  };
  const addPlayer = insert('players', 'id,token_hash,name,created_at');
  const addTable = insert(
    'tables',
    'id,game,status,open,pace,host,created_at,started_at,over_at,secret,commitment,daily,result,due_at',
  );
  const addSeat = insert('seats', 'table_id,seat,kind,player_id,name,bot,seed');
  const addEvent = insert('events', 'table_id,n,event,at,seat,key');
  const addAttempt = insert('attempts', 'day,game,player_id,table_id,total,over_at');
  const addRating = insert('ratings', 'player_id,game,kind,mean,deviation,games,certain,at');
  const random = new Random('size');
  const now = Date.now();

  const players = Array.from({ length: Math.ceil(plan.attempts / DAYS) * 5 }, newId);
  const { token, hash } = newToken(players[0]!);
  for (const [i, id] of players.entries())
    addPlayer(id, i === 0 ? hash : 'x', `P${i}`, now - (i % 365) * DAY_MS);
  // As many ratings as attempts; also of players who are gone, as only their number matters here.
  for (let i = 0; i < plan.attempts; i++) {
    const mean = i === 0 ? 900 : 1000 + random.below(1500);
    addRating(players[i] ?? `gone ${i}`, SHEETS[0]!.id, 'table', mean, 100, 50, 1, now);
  }

  let added = 0;
  for (let day = 1; day <= DAYS; day++) {
    for (const { id: game } of SHEETS) {
      // Players take part in turn, the first one always.
      const many = Math.ceil(plan.attempts / DAYS / SHEETS.length);
      const first = random.below(players.length);
      for (let i = 0; i < many && added < plan.attempts; i++, added++) {
        const player = players[i === 0 ? 0 : 1 + ((first + i) % (players.length - 1))]!;
        const [id, at] = [newId(), now - day * DAY_MS];
        const total = 100 + random.below(100) + random.below(100);
        const result = JSON.stringify({ scores: [{ total }], winners: [0] });
        addTable(
          id,
          game,
          'over',
          0,
          0,
          player,
          at,
          at,
          at,
          secret,
          commitment,
          dayBefore(day),
          result,
          null,
        );
        addSeat(id, 0, 'player', player, 'P', null, '');
        addAttempt(dayBefore(day), game, player, id, total, at + i);
      }
    }
  }

  const filled = { waiting: [] as string[], playing: [] as string[], over: [] as string[] };
  const kinds = ['waiting', 'playing', 'over', 'playing', 'over'] as const;
  for (let i = 0; i < plan.tables; i++) {
    const [id, kind, at] = [newId(), kinds[i % 5]!, now - (i % 10) * DAY_MS];
    const player = players[i < 200 ? 0 : i % players.length]!;
    const sheet = i % SHEETS.length;
    addTable(
      id,
      SHEETS[sheet]!.id,
      kind,
      1,
      3,
      player,
      at,
      kind === 'waiting' ? null : at,
      kind === 'over' ? at : null,
      secret,
      commitment,
      null,
      null,
      kind === 'over' ? null : 0,
    );
    addSeat(id, 0, 'player', player, 'P', null, '');
    addSeat(id, 1, kind === 'waiting' ? 'open' : 'bot', null, 'B', kind === 'waiting' ? null : 'greedy', '');
    if (kind !== 'waiting' && (i < 200 || kind === 'playing'))
      for (const [n, event] of moves[sheet]!.entries()) addEvent(id, n + 1, event, at + n, 0, null);
    filled[kind].push(id);
  }
  database.exec('COMMIT');
  database.close();
  return { token, waiting: filled.waiting.at(-1)!, playing: filled.playing, over: filled.over[0]! };
}
