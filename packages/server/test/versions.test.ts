// Nodes of different versions on one database: an update can be rolled back where the migrations allow it.
import { afterEach, describe, expect, it } from 'vitest';
import { openStorage } from '../src/database.ts';
import { readConfig } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations.ts';
import { newPlayer, newStorage, removeStorage, type Settings, serve } from './world.ts';

describe.each(['sqlite', 'postgresql'] as const)('a %s database of a newer version', (kind) => {
  let settings: Settings;
  afterEach(() => removeStorage(settings));

  /** The database as a newer version leaves it, after a migration that works with versions from a step on. */
  async function newerDatabase(worksFrom: string): Promise<void> {
    settings = await newStorage(kind);
    const storage = await openStorage(readConfig(settings));
    const { db } = storage;
    const made = { name: '9999-future', timestamp: new Date().toISOString() };
    await db
      .insertInto('kysely_migration' as 'schema_steps')
      .values(made as never)
      .execute();
    await db.insertInto('schema_steps').values({ name: made.name, works_from: worksFrom }).execute();
    await storage.close();
  }

  it('runs with this version if its migrations say so', async () => {
    await newerDatabase(Object.keys(MIGRATIONS).at(-1)!);
    const server = await serve(settings);
    const ada = await newPlayer(server.url, 'Ada');
    expect((await ada.createTable({ game: 'clever-4ever', seats: 2 })).status).toBe('waiting');
    await server.close();
  });

  it('is refused with a reason if they do not', async () => {
    await newerDatabase('9998-needs-more');
    await expect(serve(settings)).rejects.toThrow(/newer version of Reynard \(9999-future\)/);
  });
});
