// What goes over the wire: every request and answer of the API. The routes check against these, the OpenAPI document is
// made from them, and the client takes its types from them: nothing here may need Node.
import { z } from '@hono/zod-openapi';
import { BOT_NAMES, type BotName } from '@reynard/bots';
import { type Event, type GameResult, MOVE_KINDS, SHEETS } from '@reynard/engine';

export const STATUSES = ['waiting', 'playing', 'over', 'abandoned'] as const;
export type Status = (typeof STATUSES)[number];
export const SEAT_KINDS = ['open', 'invited', 'player', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

const GAMES = SHEETS.map((sheet) => sheet.id) as [string, ...string[]];
export const GameId = z.enum(GAMES).openapi({ example: GAMES[0] });
export const BotNameSchema = z.enum(BOT_NAMES).openapi({ example: 'greedy' });
/** Plays well and at once: who stands in for somebody, unless another is asked for. */
export const DEFAULT_BOT: BotName = 'isengrim';

/** A name as people write it: no control or invisible direction characters, no blank edges. */
export const PlayerName = z
  .string()
  .max(200)
  .transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(24)
      .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u, 'has characters that cannot be shown'),
  )
  .openapi({ type: 'string', minLength: 1, maxLength: 24, example: 'Ada' });

const Time = z.iso.datetime().openapi({ example: '2026-11-15T20:00:00.000Z' });
const SeatNumber = z.int().min(0).max(3);
export const Day = z.iso.date().openapi({ example: '2026-11-15' });

export const TableParam = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ param: { name: 'id', in: 'path' }, example: '4lHrVrTS0bfk9uJ-NTCbVw' }),
});
export const SeatParam = TableParam.extend({
  seat: z.coerce
    .number()
    .int()
    .min(0)
    .max(3)
    .openapi({ param: { name: 'seat', in: 'path' }, example: 1 }),
});
export const GameParam = z.object({ game: GameId.openapi({ param: { name: 'game', in: 'path' } }) });

export const Player = z.object({ id: z.string(), name: z.string() }).openapi('Player');
export type Player = z.infer<typeof Player>;

export const NewPlayer = z.object({ name: PlayerName }).openapi('NewPlayer');
export const PlayerWithToken = Player.extend({
  token: z.string().openapi({ description: 'The secret that proves who you are. It is shown only here.' }),
}).openapi('PlayerWithToken');
export type PlayerWithToken = z.infer<typeof PlayerWithToken>;

export const Seed = z
  .string()
  .regex(/^[0-9a-f]{0,64}$/)
  .default('')
  .openapi({ description: 'What you add to the dice: up to 32 random bytes in hex.' });

export const Pace = z
  .union([z.literal('live'), z.int().min(1).max(14)])
  .openapi({ description: '"live", or the number of days per turn.', example: 'live' });

export const NewTable = z
  .object({
    game: GameId,
    seats: z.int().min(2).max(4).default(2),
    open: z.boolean().default(false).openapi({ description: 'Whether the table is listed for everybody.' }),
    pace: Pace.default('live'),
    bots: z
      .array(BotNameSchema)
      .max(3)
      .default([])
      .openapi({ description: 'Bots for the last seats, one name each.' }),
    seed: Seed,
  })
  .refine(({ seats, bots }) => bots.length < seats, { message: 'leave a seat for yourself', path: ['bots'] })
  .openapi('NewTable');
/** As a client sends it; which bots there are is the server's to say. */
export type NewTable = Omit<z.input<typeof NewTable>, 'bots'> & { readonly bots?: readonly string[] };

export const Join = z.object({ seed: Seed }).openapi('Join');
export const WithBot = z.object({ bot: BotNameSchema.default(DEFAULT_BOT) }).openapi('WithBot');

export const Seat = z
  .object({
    seat: SeatNumber,
    kind: z
      .enum(SEAT_KINDS)
      .openapi({ description: 'invited: kept for somebody of the last game (rematch).' }),
    name: z.string(),
    bot: z
      .string()
      .nullable()
      .openapi({ description: 'The bot that plays this seat now. On a seat of kind "player": a stand-in.' }),
  })
  .openapi('Seat');
export type Seat = z.infer<typeof Seat>;

export const Presence = z
  .object({
    online: z.array(SeatNumber).openapi({ description: 'Seats whose player is connected to any node.' }),
    spectators: z.int(),
  })
  .openapi('Presence');
export type Presence = z.infer<typeof Presence>;

export const Fair = z
  .object({
    scheme: z.string(),
    commitment: z
      .string()
      .openapi({ description: 'SHA-256 of the secret, published before the first seed.' }),
    seeds: z.array(z.string()),
    daily: Day.nullable(),
    secret: z.string().nullable().openapi({ description: 'Shown once no roll can depend on it any more.' }),
  })
  .openapi('Fair');
export type Fair = z.infer<typeof Fair>;

/** Values whose form the engine defines; the record format (docs/rules/record.md) describes them. */
export const Result = z.custom<GameResult>().openapi('Result', {
  type: 'object',
  description: 'The scores and the winners, as in the record.',
});
type AnyEvent = Event | { e: 'roll' };
const EventSchema = z.custom<Event>().openapi('Event', {
  type: 'object',
  description: 'An event of the record.',
  example: { e: 'roll', dice: { white: 3, blue: 5 } },
});
const Choice = z.custom<AnyEvent>().openapi('Choice', {
  type: 'object',
  description: 'An event to send; a roll has no dice yet.',
  example: { e: 'roll' },
});

export const Table = z
  .object({
    id: z.string(),
    game: GameId,
    status: z.enum(STATUSES),
    open: z.boolean(),
    pace: Pace,
    limitSeconds: z
      .int()
      .openapi({ description: 'After this time without an event, others may call a bot.' }),
    createdAt: Time,
    startedAt: Time.nullable(),
    overAt: Time.nullable(),
    seats: z.array(Seat),
    host: SeatNumber.nullable().openapi({ description: 'Who may kick and fill seats before the start.' }),
    you: SeatNumber.nullable().openapi({ description: 'Your seat.' }),
    events: z.int().openapi({ description: 'How many events the game has.' }),
    deciding: z.array(SeatNumber).openapi({ description: 'The seats the game waits for.' }),
    lastAt: Time.openapi({ description: 'When the last event happened, or the game started.' }),
    presence: Presence,
    fair: Fair,
    daily: Day.nullable(),
    next: z.string().nullable().openapi({ description: 'The table of the rematch.' }),
    result: Result.nullable(),
  })
  .openapi('Table');
export type Table = z.infer<typeof Table>;

export const OpenTable = Table.pick({ id: true, game: true, pace: true, createdAt: true })
  .extend({ seats: z.array(Seat) })
  .openapi('OpenTable');
export type OpenTable = z.infer<typeof OpenTable>;
export const OpenTables = z.object({ tables: z.array(OpenTable) }).openapi('OpenTables');

export const MyTable = OpenTable.extend({
  status: z.enum(STATUSES),
  you: SeatNumber,
  yourTurn: z.boolean().openapi({ description: 'Whether the game waits for you.' }),
  daily: Day.nullable(),
}).openapi('MyTable');
export type MyTable = z.infer<typeof MyTable>;
export const Me = Player.extend({ tables: z.array(MyTable) }).openapi('Me');
export type Me = z.infer<typeof Me>;

/** An event of a game on the wire. */
export const NumberedEvent = z
  .object({
    n: z.int().openapi({ description: 'The number of the event, from 1.' }),
    at: Time,
    event: EventSchema,
  })
  .openapi('NumberedEvent');
export type NumberedEvent = z.infer<typeof NumberedEvent>;
export const NumberedEvents = z.object({ events: z.array(NumberedEvent) }).openapi('NumberedEvents');

const EVENT_KINDS = ['roll', ...MOVE_KINDS] as const;

export const NewMove = z
  .object({
    after: z.int().min(0).max(100_000).openapi({
      description:
        'How many events you had seen. What other seats did since does not matter; a roll or a move of your own does.',
    }),
    event: z.looseObject({ e: z.enum(EVENT_KINDS), p: z.int().optional() }).openapi({
      description:
        'An event of the record, as /choices lists them. {"e":"roll"} asks the server to roll. "p" may be left out.',
      example: { e: 'pick', die: 'green', mark: { area: 'green' } },
    }),
  })
  .openapi('NewMove');
export type NewMove = { after: number; event: { e: string } };

export const IdempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .openapi({
      description: 'New for every move, the same for every attempt to send it.',
      example: '01HZX3W9Q2V5J8K1',
    }),
});

export const Choices = z
  .object({
    events: z.int().openapi({ description: 'Send this as "after".' }),
    choices: z.array(Choice),
  })
  .openapi('Choices');
export type Choices = z.infer<typeof Choices>;

export const After = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .openapi({ param: { name: 'after', in: 'query' } }),
});

export const TableRecord = z
  .object({
    format: z.string(),
    game: GameId,
    players: z.array(z.string()),
    events: z.array(EventSchema),
    result: Result.optional(),
    id: z.string(),
    startedAt: Time.nullable(),
    overAt: Time.nullable(),
    fair: Fair,
  })
  .openapi('Record');
export type TableRecord = z.infer<typeof TableRecord>;

export const Daily = z
  .object({
    day: Day,
    closesAt: Time,
    challenges: z.array(
      z.object({
        game: GameId,
        commitment: z.string(),
        attempt: z
          .string()
          .nullable()
          .openapi({ description: 'The table of your attempt, if you have started it.' }),
      }),
    ),
  })
  .openapi('Daily');
export type Daily = z.infer<typeof Daily>;

export const Score = z
  .object({
    rank: z.int(),
    name: z.string(),
    total: z.int(),
    day: Day,
    table: z.string().nullable().openapi({ description: 'The replay, once the day is over.' }),
    you: z.boolean(),
  })
  .openapi('Score');
export type Score = z.infer<typeof Score>;
export const Scores = z.object({ scores: z.array(Score), yours: Score.nullable() }).openapi('Scores');
export type Scores = z.infer<typeof Scores>;

export const ScoresQuery = z.object({
  day: Day.optional().openapi({ param: { name: 'day', in: 'query' }, description: 'Default: today (UTC).' }),
});

export const Info = z
  .object({
    version: z.string(),
    games: z.array(z.object({ id: z.string(), titles: z.record(z.string(), z.string()) })),
    bots: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          means: z.record(z.string(), z.number()).nullable().openapi({
            description:
              'The mean of its solo scores, by game. Null: a yardstick without a place on the ladder.',
          }),
        }),
      )
      .openapi({ description: 'Weakest first.' }),
    publicUrl: z.string(),
  })
  .openapi('Info');
export type Info = z.infer<typeof Info>;

export const ProblemSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      events: z.int().optional(),
    }),
  })
  .openapi('Problem');
