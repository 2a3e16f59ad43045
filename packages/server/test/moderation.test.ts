// Trouble between players and what operators can do: reports, blocks, the command for operators, refused names, a player's own
// data, and how long data is kept. On both databases, on running servers.
import { type Reaction, ReynardClient, type Table } from '@reynard/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../src/admin.ts';
import type { RunningServer } from '../src/index.ts';
import { NameFilter } from '../src/name-filter.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const DAY_MS = 86_400_000;
const GAME = 'ganz-schoen-clever';

/** Follows a table and notes what players say. */
function listen(client: ReynardClient, table: string) {
  const heard: string[] = [];
  let state: Table | undefined;
  const stop = client.follow(table, {
    onTable: (next) => {
      state = next;
    },
    onMove: () => {},
    onReaction: ({ seat, reaction }) => heard.push(`${seat} ${reaction}`),
  });
  return {
    heard,
    stop,
    get table() {
      return state;
    },
  };
}

describe.each(['sqlite', 'postgresql'] as const)('on %s', (kind) => {
  let storage: Settings;
  let server: RunningServer;
  const run = (...argv: string[]) => admin(argv, storage);

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve(storage);
  });
  afterAll(async () => {
    await server.close();
    removeStorage(storage);
  });

  const person = (name: string) => newPlayer(server.url, name);
  const idOf = async (client: ReynardClient) => (await client.me()).id;
  const refusal = (request: Promise<unknown>) =>
    request.then(
      () => 'nothing',
      (error: { code: string }) => error.code,
    );

  /** Two players at a table that has started. */
  async function pair(a: string, b: string) {
    const [host, guest] = [await person(a), await person(b)];
    const { id } = await host.createTable({ game: GAME, seats: 2 });
    await guest.join(id);
    return { host, guest, id };
  }

  it('an operator renames a player, at the tables too, while the server runs', async () => {
    const { host, guest, id } = await pair('Ada', 'Rude');
    const watched = listen(host, id);
    await until(() => watched.table?.status === 'playing', 'the table');
    expect(await run('rename', await idOf(guest), 'Polite')).toBe('Rude is now called Polite.');
    await until(() => watched.table?.seats[1]?.name === 'Polite', 'the new name');
    watched.stop();
    await until(async () => (await guest.me()).name === 'Polite', 'the new name of the player');
    await expect(run('rename', await idOf(guest), '  ')).rejects.toThrow(/nothing to see/);
    await expect(run('rename', 'Nobody at all', 'Bob')).rejects.toThrow('There is no player "Nobody at all"');
  });

  it('a banned player can do nothing, a bot plays on, and the ban can be lifted', async () => {
    const { host, guest, id } = await pair('Eve', 'Mallory');
    const waiting = await guest.createTable({ game: GAME, seats: 2, open: true });
    const mallory = await idOf(guest);
    expect(await run('ban', mallory)).toContain('Mallory is banned');
    await until(async () => (await refusal(guest.me())) === 'banned', 'the ban');
    await until(async () => (await host.table(id)).seats[1]!.bot !== null, 'the bot');
    await until(
      async () => (await host.table(waiting.id)).status === 'abandoned',
      'the end of the other table',
    );
    expect(await run('players', 'mallor')).toMatch(/banned since/);
    await run('unban', mallory);
    await until(async () => (await refusal(guest.me())) === 'nothing', 'the end of the ban');
    expect((await guest.takeSeatBack(id, 1)).seats[1]!.bot).toBeNull();
  });

  it('an operator closes a table, and everybody there sees it', async () => {
    const { host, id } = await pair('Ida', 'Udo');
    const watched = listen(host, id);
    await until(() => watched.table?.status === 'playing', 'the table');
    expect(await run('close', `https://play.example/online/${id}?in=de`)).toBe('The table is closed.');
    await until(() => watched.table?.status === 'abandoned', 'the end');
    watched.stop();
    expect(await refusal(host.play(id, 0, { e: 'roll' }))).toBe('closed');
    expect(await run('close', id)).toBe('Nothing to do: the table is abandoned.');
    await expect(run('close', 'nothing')).rejects.toThrow('There is no table');
  });

  it('an operator takes a score off the leaderboards', async () => {
    const ada = await person('Cheater');
    const { id } = await ada.beginDaily(GAME);
    const player = new AutoPlayer(ada, id, 'daily');
    await until(() => player.isOver, 'the end of the attempt');
    await player.stop();
    const isListed = async () => (await ada.scoresOfDay(GAME)).yours !== null;
    expect(await isListed()).toBe(true);
    await run('remove-score', id);
    expect(await isListed()).toBe(false);
    await expect(run('remove-score', id)).rejects.toThrow(/not the table of a finished daily attempt/);
  });

  it('reports reach the operators once, and are handled', async () => {
    const { host, guest, id } = await pair('Zoe', 'Grumpy');
    await host.report(id, 1, 'stalling');
    await host.report(id, 1, 'stalling');
    const list = await run('reports');
    expect(list.match(/stalling: Grumpy/g)).toHaveLength(1);
    expect(list).toContain(await idOf(guest));
    expect(await refusal(host.report(id, 0, 'name'))).toBe('seat-not-human');
    const report = /^(\S+) .*stalling: Grumpy/m.exec(list)![1]!;
    await run('handle', report, '--note', 'talked to');
    expect(await run('reports')).not.toContain('Grumpy');
    expect(await run('reports', '--all')).toContain('talked to');
    await expect(run('handle', 'x')).rejects.toThrow('There is no report "x"');
  });

  it('a blocked player cannot join, invite or be heard, and is not told', async () => {
    const { host, guest, id } = await pair('Nora', 'Pest');
    const other = await person('Kind');
    const three = await host.createTable({ game: GAME, seats: 4 });
    await guest.join(three.id);
    await other.join(three.id);
    await host.block(id, 1);
    await host.block(id, 1);
    expect(await host.blocks()).toMatchObject([{ name: 'Pest' }]);

    const next = await host.createTable({ game: GAME, seats: 3, open: true });
    expect(await refusal(guest.join(next.id))).toBe('removed');
    expect((await guest.openTables()).map(({ id }) => id)).not.toContain(next.id);
    expect((await other.openTables()).map(({ id }) => id)).toContain(next.id);

    const invitation = await guest.createTable({ game: GAME, seats: 2, invite: [{ table: id, seat: 0 }] });
    expect(invitation.seats[1]).toMatchObject({ kind: 'invited', name: 'Nora' });
    expect((await host.me()).tables.map(({ id }) => id)).not.toContain(invitation.id);

    const [nora, pest] = [listen(host, three.id), listen(guest, three.id)];
    await until(() => nora.table !== undefined && pest.table !== undefined, 'the streams');
    for (const [from, reaction] of [
      [guest, 'laugh'],
      [other, 'hello'],
    ] as [ReynardClient, Reaction][])
      await from.react(three.id, reaction);
    await until(() => nora.heard.length > 0 && pest.heard.length > 1, 'the reactions');
    expect(nora.heard).toEqual(['2 hello']);
    expect(pest.heard).toEqual(['1 laugh', '2 hello']);
    nora.stop();
    pest.stop();

    await host.unblock((await host.blocks())[0]!.id);
    expect((await guest.join(next.id)).you).toBe(1);
  });

  it('names of the list are refused, for new players and new names', async () => {
    expect(await refusal(person('Admin'))).toBe('name-refused');
    const ada = await person('Ada');
    expect(await refusal(ada.rename('A d m 1 n'))).toBe('name-refused');
    expect((await ada.rename('Adminira')).name).toBe('Adminira');
  });

  it('a player can read everything that is stored about them', async () => {
    const { host, id } = await pair('Own', 'Other');
    await host.play(id, 0, { e: 'roll' });
    await host.block(id, 1);
    await host.report(id, 1, 'other');
    const lines = (await host.ownData())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind }) => kind)).toEqual(['player', 'block', 'report', 'table']);
    expect(lines[0]).toMatchObject({ name: 'Own', bannedAt: null });
    expect(lines[3]).toMatchObject({ id, you: 0, events: [{ seat: 0, event: { e: 'roll' } }] });
    expect(JSON.stringify(lines)).not.toContain('token');
  });

  it('players can delete themselves: the games of others stay and go on, without the name', async () => {
    const { host, guest, id } = await pair('Leaver', 'Stayer');
    await host.play(id, 0, { e: 'roll' });
    const alone = await host.createTable({ game: GAME, seats: 2, bots: ['greedy'] });
    const open = await host.createTable({ game: GAME, seats: 3 });
    await guest.join(open.id);
    const attempt = await host.beginDaily(GAME);
    await guest.block(id, 0);
    await host.deleteOwnData();
    const stayed = await guest.table(id);
    expect(stayed.seats[0]).toMatchObject({ kind: 'player', name: '', bot: expect.any(String) });
    const player = new AutoPlayer(guest, id, 'stayer');
    await until(() => player.isOver, 'the end of the game');
    await player.stop();
    expect((await guest.record(id)).players).toEqual(['', 'Stayer']);
    expect(await refusal(guest.table(alone.id))).toBe('not-found');
    expect(await refusal(guest.table(attempt.id))).toBe('not-found');
    expect(await guest.table(open.id)).toMatchObject({
      host: 1,
      seats: [{ kind: 'open', name: '' }, {}, {}],
    });
    expect(await guest.blocks()).toEqual([]);
    expect(await run('players', 'Leaver')).toBe('There is no player "Leaver".');
    const { rows } = await sql<{ n: number }>`select count(*) as n from seats where name = 'Leaver'`.execute(
      server.node.storage.db,
    );
    expect(Number(rows[0]!.n)).toBe(0);
  });

  it('a deleted player’s token is worth nothing', async () => {
    const ada = await person('Gone');
    const { token } = ada;
    await ada.deleteOwnData();
    expect(await refusal(new ReynardClient(server.url, token).me())).toBe('unauthorized');
  });
});

describe.each(['sqlite', 'postgresql'] as const)('old data is deleted on %s:', (kind) => {
  it('games by their end, players by when they were last seen; daily attempts stay', async () => {
    const storage = await newStorage(kind);
    const server = await serve({
      ...storage,
      KEEP_UNFINISHED_DAYS: '10',
      KEEP_FINISHED_DAYS: '20',
      KEEP_PLAYERS_DAYS: '400',
    });
    const { db } = server.node.storage;
    const [ada, bob] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Bob')];
    const tables: Record<string, string> = {};
    for (const name of ['unfinished', 'finished', 'kept', 'daily']) {
      const { id } =
        name === 'daily' ? await ada.beginDaily(GAME) : await ada.createTable({ game: GAME, seats: 2 });
      if (name !== 'daily') await bob.join(id);
      tables[name] = id;
    }
    const now = Date.now();
    const end = (name: string, status: 'over' | 'abandoned', days: number) =>
      db
        .updateTable('tables')
        .set({ status, over_at: now - days * DAY_MS, due_at: null })
        .where('id', '=', tables[name]!)
        .execute();
    await end('unfinished', 'abandoned', 11);
    await end('finished', 'over', 21);
    await end('kept', 'over', 19);
    await end('daily', 'abandoned', 300);
    await server.node.sweep(now);
    const ids = async () => (await db.selectFrom('tables').select('id').execute()).map(({ id }) => id).sort();
    expect(await ids()).toEqual([tables.kept!, tables.daily!].sort());

    // Bob is seen again, Ada is not.
    await db
      .updateTable('players')
      .set({ seen_at: now - 401 * DAY_MS })
      .execute();
    server.node.players.forget(
      (await db.selectFrom('players').select('id').where('name', '=', 'Bob').executeTakeFirstOrThrow()).id,
    );
    await bob.me();
    await until(
      async () =>
        (
          await db
            .selectFrom('players')
            .select('id')
            .where('seen_at', '>', now - DAY_MS)
            .execute()
        ).length === 1,
      'Bob',
    );
    await server.node.sweep(now);
    expect((await db.selectFrom('players').select('name').execute()).map(({ name }) => name)).toEqual([
      'Bob',
    ]);
    expect(await ids()).toEqual([tables.kept!]);
    expect((await bob.table(tables.kept!)).seats.map(({ name }) => name)).toEqual(['', 'Bob']);
    await server.close();
    removeStorage(storage);
  });
});

describe('the list of refused names', () => {
  const filter = NameFilter.read(undefined);

  it('finds its words in every disguise', () => {
    for (const name of [
      'Admin',
      'ADMIN 2',
      'Ädmin',
      '4dm1n',
      'a.d.m.i.n',
      'аdmin',
      'adminnn',
      'the moderator',
      'W1chs3r',
      'k u r v a',
    ])
      expect(filter.refuses(name), name).toBe(true);
  });

  it('hits no innocent name', () => {
    const names = [
      'Scunthorpe',
      'Dickens',
      'Cassandra',
      'Hancock',
      'Essex',
      'Matsushita',
      'Penistone',
      'Fickler',
      'Schitter',
      'Buzinkay',
      'Nazim',
      'Kuti',
      'Ada',
      'A B C',
      '🦊',
      'Ödön',
      'Heil',
      'Reynard',
    ];
    for (const name of names) expect(filter.refuses(name), name).toBe(false);
  });

  it('can be replaced', () => {
    const own = new NameFilter('# ours\nfrog*\nNewt # no newts\n');
    expect(['Frogger', 'newt', 'newton', 'Admin'].map((name) => own.refuses(name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(() => NameFilter.read('/nonexistent/list.txt')).toThrow(/NAME_FILTER/);
  });
});
