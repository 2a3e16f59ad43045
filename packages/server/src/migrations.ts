// How the stored data came to be as it is: one entry per change, in order, never edited once released. Each runs in a
// transaction; on PostgreSQL an advisory lock lets one node migrate while others wait.
import type { Kysely, Migration } from 'kysely';

export const MIGRATIONS: Record<string, Migration> = {
  '0001-start': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('token_hash', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('pace', 'integer', (c) => c.notNull())
        .addColumn('host', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('over_at', 'bigint')
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('daily', 'text')
        .addColumn('next_id', 'text')
        .addColumn('result', 'text')
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('player_id', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('bot', 'text')
        .addColumn('seed', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createTable('events')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('event', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('key', 'text')
        .addPrimaryKeyConstraint('events_pk', ['table_id', 'n'])
        .execute();
      await db.schema
        .createTable('dailies')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('dailies_pk', ['day', 'game'])
        .execute();
      await db.schema
        .createTable('attempts')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('player_id', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull().unique())
        .addColumn('total', 'integer')
        .addColumn('over_at', 'bigint')
        .addPrimaryKeyConstraint('attempts_pk', ['day', 'game', 'player_id'])
        .execute();
      await db.schema
        .createIndex('tables_by_status')
        .on('tables')
        .columns(['status', 'open', 'created_at'])
        .execute();
      await db.schema.createIndex('seats_by_player').on('seats').column('player_id').execute();
      await db.schema.createIndex('attempts_by_total').on('attempts').columns(['game', 'total']).execute();
    },
  },
  '0002-safe-renewal': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('players').addColumn('next_hash', 'text').execute();
    },
  },
};
