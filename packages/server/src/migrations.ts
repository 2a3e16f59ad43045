// The migrations of the database: one entry per change, in order, never edited once released. Each runs in a transaction. On
// PostgreSQL an advisory lock lets one node migrate while the others wait. Each says which older versions can still run with
// the changed database, so that nodes of two versions can run side by side and an update can be rolled back.
import { type Kysely, type Migration, sql } from 'kysely';

export interface MigrationStep extends Migration {
  /** The name of the last step that a version must know to run with the database after this one. */
  readonly worksFrom: string;
}

const START = '0001-start';

export const MIGRATIONS: Record<string, MigrationStep> = {
  '0001-start': {
    worksFrom: START,
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
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('players').addColumn('next_hash', 'text').execute();
    },
  },
  '0003-boards': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      const attempts = (name: string) => db.schema.createIndex(name).on('attempts');
      await attempts('attempts_by_player').columns(['game', 'player_id', 'total']).execute();
      await attempts('attempts_by_day').columns(['game', 'day', 'total desc', 'over_at']).execute();
      await db.schema.dropIndex('attempts_by_total').execute();
    },
  },
  '0004-due': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      // Zero: look at it soon. Nodes of an older version leave it so.
      await db.schema
        .alterTable('tables')
        .addColumn('due_at', 'bigint', (c) => c.defaultTo(0))
        .execute();
      await sql`update tables set due_at = null where status in ('over', 'abandoned')`.execute(db);
      await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute();
    },
  },
  '0005-removed-players': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('removed')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('player_id', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('removed_pk', ['table_id', 'player_id'])
        .execute();
    },
  },
  '0006-closed-days': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('dailies').addColumn('closed_at', 'bigint').execute();
    },
  },
  '0007-versions': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('schema_steps')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('works_from', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '0008-calls': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('devices')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('zone', 'text', (c) => c.notNull())
        .addColumn('quiet_from', 'integer')
        .addColumn('quiet_until', 'integer')
        .execute();
      await db.schema.createIndex('devices_by_player').on('devices').column('player_id').execute();
      await db.schema
        .createTable('calls')
        .addColumn('endpoint', 'text', (c) => c.notNull().references('devices.endpoint').onDelete('cascade'))
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('calls_pk', ['endpoint', 'table_id'])
        .execute();
      await db.schema.createIndex('calls_by_due').on('calls').column('due_at').execute();
    },
  },
  '0009-open-days': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      const attempts = (name: string) => db.schema.createIndex(name).on('attempts');
      // The best of all time without the days that can still be played; streaks.
      await attempts('attempts_by_best').columns(['game', 'player_id', 'total', 'day']).execute();
      await attempts('attempts_by_person').columns(['player_id', 'day', 'total']).execute();
      await db.schema.dropIndex('attempts_by_player').execute();
    },
  },
  '0010-moderation': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('players').addColumn('banned_at', 'bigint').execute();
      await db.schema.alterTable('players').addColumn('seen_at', 'bigint').execute();
      // Nobody counts as gone because of what was not noted before.
      await sql`update players set seen_at = ${Date.now()}`.execute(db);
      await db.schema.createIndex('players_by_seen').on('players').column('seen_at').execute();
      await db.schema.createIndex('players_by_name').on('players').column('name').execute();
      await db.schema.createIndex('tables_by_end').on('tables').columns(['status', 'over_at']).execute();
      await db.schema
        .createTable('blocks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('blocked_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('blocks_once', ['player_id', 'blocked_id'])
        .execute();
      await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked_id').execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('reporter_id', 'text', (c) => c.references('players.id').onDelete('set null'))
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('handled_at', 'bigint')
        .addColumn('note', 'text')
        .addUniqueConstraint('reports_once', ['reporter_id', 'player_id', 'table_id', 'reason'])
        .execute();
      await db.schema.createIndex('reports_by_player').on('reports').column('player_id').execute();
      await db.schema.createIndex('reports_by_state').on('reports').columns(['handled_at', 'at']).execute();
      await db.schema
        .createTable('notices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('message', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '0011-ratings': {
    worksFrom: START,
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('rated', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('seats').addColumn('left_at', 'bigint').execute();
      await db.schema.alterTable('dailies').addColumn('rated_at', 'bigint').execute();
      // Days from before do not count: nobody knew that they would.
      await sql`update dailies set rated_at = 0 where closed_at is not null`.execute(db);
      await db.schema
        .createTable('ratings')
        .addColumn('player_id', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('mean', 'double precision', (c) => c.notNull())
        .addColumn('deviation', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addColumn('certain', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_pk', ['player_id', 'game', 'kind'])
        .execute();
      await db.schema
        .createIndex('ratings_by_mean')
        .on('ratings')
        .columns(['game', 'kind', 'certain', 'mean'])
        .execute();
      await db.schema
        .createTable('rating_changes')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('player_id', 'text')
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('players', 'integer', (c) => c.notNull())
        .addColumn('mean', 'double precision', (c) => c.notNull())
        .addColumn('deviation', 'double precision', (c) => c.notNull())
        .addColumn('next_mean', 'double precision', (c) => c.notNull())
        .addColumn('next_deviation', 'double precision', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('rating_changes_pk', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createIndex('rating_changes_by_player')
        .on('rating_changes')
        .columns(['player_id', 'at'])
        .execute();
      await db.schema
        .createTable('daily_bots')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('bot', 'text', (c) => c.notNull())
        .addColumn('total', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('daily_bots_pk', ['day', 'game', 'bot'])
        .execute();
    },
  },
};
