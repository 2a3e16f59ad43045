// The schemas of every request and answer of the API: the routes check input against them, and the OpenAPI document is
// made from them. The types themselves are those of `@reynard/client` (wire.ts). `satisfies` holds each schema to its type
// there, and the routes may only answer what their schema says, so the two cannot drift apart.
import { z } from '@hono/zod-openapi';
import { BOT_NAMES, type BotName } from '@reynard/bots';
import type * as wire from '@reynard/client';
import { type Event, type GameResult, MOVE_KINDS, SHEETS } from '@reynard/engine';
import { isZone } from './call-times.ts';
import { normaliseName, refusalOfName } from './names.ts';

const TableStatus = z.enum(['waiting', 'playing', 'over', 'abandoned']);
const SeatKind = z.enum(['open', 'invited', 'player', 'bot']);

const GAMES = SHEETS.map((sheet) => sheet.id) as [string, ...string[]];
const GameId = z.enum(GAMES).openapi({ example: GAMES[0] });
const BotNameSchema = z.enum(BOT_NAMES).openapi({ example: 'greedy' });
/** The bot that stands in for a player if no other is named: it plays well and without delay. */
export const DEFAULT_BOT: BotName = 'isengrim';

/** A player's name, as it is kept. */
export const PlayerName = z
  .string()
  .max(200)
  .transform(normaliseName)
  .superRefine((name, context) => {
    const message = refusalOfName(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .openapi({ type: 'string', minLength: 1, maxLength: 24, example: 'Ada' });

const Time = z.iso.datetime().openapi({ example: '2026-11-15T20:00:00.000Z' });
const SeatNumber = z.int().min(0).max(3);
const Day = z.iso.date().openapi({ example: '2026-11-15' });

export const TableParam = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
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

export const Player = z
  .object({ id: z.string(), name: z.string() })
  .openapi('Player') satisfies z.ZodType<wire.Player>;

export const NewPlayer = z.object({ name: PlayerName }).openapi('NewPlayer');
export const PlayerWithToken = Player.extend({
  token: z.string().openapi({ description: 'The secret that proves who you are. It is shown only here.' }),
}).openapi('PlayerWithToken') satisfies z.ZodType<wire.PlayerWithToken>;

const Seed = z
  .string()
  .regex(/^[0-9a-f]{0,64}$/)
  .default('')
  .openapi({
    description:
      'For older programs. A seed sent before the answer proves nothing: leave it out and send it to /seed once you know the commitment.',
  });

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
    invite: z
      .array(z.object({ table: TableParam.shape.id, seat: SeatNumber }))
      .max(3)
      .default([])
      .openapi({
        description: 'Players to keep seats for, by a table that you shared (see /api/me/opponents).',
      }),
    rated: z.boolean().default(false).openapi({
      description: 'Whether the game counts for ratings. Abandoning it counts as the last place.',
    }),
    seed: Seed,
  })
  .refine(({ seats, bots, invite }) => bots.length + invite.length < seats, {
    message: 'leave a seat for yourself',
    path: ['bots'],
  })
  .openapi('NewTable') satisfies z.ZodType<unknown, wire.NewTable>;

export const Join = z.object({ seed: Seed }).openapi('Join');
export const NewSeed = z
  .object({ seed: z.string().regex(/^[0-9a-f]{32,64}$/) })
  .openapi('NewSeed', { description: 'What you add to the dice: 16 to 32 random bytes in hex.' });
/** Whoever plays against an absent player may choose who stands in for him, but not one that plays at random. */
export const StandIn = z
  .object({ bot: BotNameSchema.exclude(['random']).default(DEFAULT_BOT) })
  .openapi('StandIn');
export const WithBot = z.object({ bot: BotNameSchema.default(DEFAULT_BOT) }).openapi('WithBot');

export const SeatRating = z
  .object({
    rating: z.int(),
    deviation: z.int().openapi({ description: 'How uncertain it is: one standard deviation.' }),
    provisional: z.boolean().openapi({ description: 'Too uncertain for the leaderboard.' }),
    change: z.int().nullable().openapi({ description: 'What this game did to it, once it is over.' }),
  })
  .openapi('SeatRating') satisfies z.ZodType<wire.SeatRating>;

export const Seat = z
  .object({
    seat: SeatNumber,
    kind: SeatKind.openapi({ description: 'invited: reserved for a player of the last game (rematch).' }),
    name: z.string(),
    bot: z
      .string()
      .nullable()
      .openapi({ description: 'The bot that plays this seat now. On a seat of kind "player": a stand-in.' }),
    rating: SeatRating.nullable().openapi({ description: 'At rated tables.' }),
    left: z
      .boolean()
      .openapi({ description: 'Whether a bot has ever stood in: at a rated table this costs the game.' }),
  })
  .openapi('Seat') satisfies z.ZodType<wire.Seat>;

export const Presence = z
  .object({
    online: z.array(SeatNumber).openapi({ description: 'Seats whose player is connected to any node.' }),
    spectators: z.int(),
  })
  .openapi('Presence') satisfies z.ZodType<wire.Presence>;

export const Fair = z
  .object({
    scheme: z.string(),
    commitment: z.string().openapi({
      description: 'SHA-256 of the secret. Keep it before you send your seed, and compare at the end.',
    }),
    seeds: z.array(z.string()),
    daily: Day.nullable(),
    secret: z.string().nullable().openapi({ description: 'Shown once no roll can depend on it any more.' }),
  })
  .openapi('Fair') satisfies z.ZodType<wire.Fair>;

/** Values whose form the engine defines; the record format (docs/rules/record.md) describes them. */
export const Result = z.custom<GameResult>().openapi('Result', {
  type: 'object',
  description: 'The scores and the winners, as in the record.',
});
const EventSchema = z.custom<Event>().openapi('Event', {
  type: 'object',
  description: 'An event of the record.',
  example: { e: 'roll', dice: { white: 3, blue: 5 } },
});
const Choice = z.custom<wire.EventToSend>().openapi('Choice', {
  type: 'object',
  description: 'An event to send; a roll has no dice yet.',
  example: { e: 'roll' },
});

export const Table = z
  .object({
    id: z.string(),
    game: GameId,
    status: TableStatus,
    open: z.boolean(),
    pace: Pace,
    rated: z.boolean(),
    limitSeconds: z
      .int()
      .openapi({ description: 'After this time without an event, others may call a bot.' }),
    createdAt: Time,
    startedAt: Time.nullable(),
    overAt: Time.nullable(),
    seats: z.array(Seat),
    host: SeatNumber.nullable().openapi({
      description: 'Who may remove players and fill seats before the start.',
    }),
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
  .openapi('Table') satisfies z.ZodType<wire.Table>;

export const OpenTable = Table.pick({ id: true, game: true, pace: true, rated: true, createdAt: true })
  .extend({ seats: z.array(Seat) })
  .openapi('OpenTable') satisfies z.ZodType<wire.OpenTable>;
export const OpenTables = z.object({ tables: z.array(OpenTable) }).openapi('OpenTables');

export const MyTable = OpenTable.extend({
  status: TableStatus,
  you: SeatNumber,
  yourTurn: z.boolean().openapi({ description: 'Whether the game waits for you.' }),
  invited: z
    .boolean()
    .openapi({ description: 'Whether a seat is kept for you that you have not taken yet.' }),
  deadline: Time.nullable().openapi({
    description: 'When others may call a bot for those the game waits for; null where it waits for nobody.',
  }),
  daily: Day.nullable(),
}).openapi('MyTable') satisfies z.ZodType<wire.MyTable>;
export const Me = Player.extend({ tables: z.array(MyTable) }).openapi('Me') satisfies z.ZodType<wire.Me>;

const Hour = z.int().min(0).max(23);
const Key = z
  .string()
  .regex(/^[A-Za-z0-9_-]+={0,2}$/)
  .max(200);
const Endpoint = z.url({ protocol: /^https?$/ }).max(1000);
export const Device = z
  .object({
    endpoint: Endpoint,
    keys: z.object({ p256dh: Key, auth: Key }),
    zone: z.string().max(64).refine(isZone, 'not a time zone').openapi({ example: 'Europe/Berlin' }),
    quiet: z
      .object({ from: Hour, until: Hour })
      .nullable()
      .openapi({ description: 'No calls from the first hour until the second one.' }),
  })
  .openapi('Device') satisfies z.ZodType<wire.Device>;
export const DeviceAddress = z.object({ endpoint: Endpoint }).openapi('DeviceAddress');

const REACTIONS = ['hello', 'well-played', 'lucky', 'thinking', 'sorry', 'thanks', 'laugh'] as const;
export const NewReaction = z
  .object({ reaction: z.enum(REACTIONS) })
  .openapi('NewReaction') satisfies z.ZodType<Omit<wire.SeatReaction, 'seat'>>;

export const NewReport = z
  .object({ reason: z.enum(['name', 'stalling', 'cheating', 'other']) })
  .openapi('NewReport') satisfies z.ZodType<{ reason: wire.ReportReason }>;

export const Blocks = z
  .object({ blocks: z.array(z.object({ id: z.string(), name: z.string(), at: Time }).openapi('Block')) })
  .openapi('Blocks') satisfies z.ZodType<{ blocks: wire.Block[] }>;
export const BlockParam = z.object({
  block: TableParam.shape.id.openapi({ param: { name: 'block', in: 'path' } }),
});

export const Opponents = z
  .object({
    opponents: z.array(
      z
        .object({
          name: z.string(),
          table: z.string(),
          seat: SeatNumber,
          lastAt: Time,
          games: z.int(),
          won: z.int().openapi({ description: 'Games in which you came before them.' }),
          lost: z.int(),
        })
        .openapi('Opponent') satisfies z.ZodType<wire.Opponent>,
    ),
  })
  .openapi('Opponents');

/** An event of a game on the wire. */
export const NumberedEvent = z
  .object({
    n: z.int().openapi({ description: 'The number of the event, from 1.' }),
    at: Time,
    event: EventSchema,
    bot: z
      .literal(true)
      .optional()
      .openapi({ description: 'A bot did it, for its own seat or for a player who was away.' }),
  })
  .openapi('NumberedEvent') satisfies z.ZodType<wire.NumberedEvent>;
export const NumberedEvents = z.object({ events: z.array(NumberedEvent) }).openapi('NumberedEvents');

const EVENT_KINDS = ['roll', ...MOVE_KINDS] as const;

export const NewMove = z
  .object({
    after: z.int().min(0).max(100_000).openapi({
      description:
        'How many events you had seen. What other seats did since then does not matter; a roll or a move of your own does.',
    }),
    event: z.looseObject({ e: z.enum(EVENT_KINDS), p: z.int().optional() }).openapi({
      description:
        'An event of the record, as /choices lists them. {"e":"roll"} asks the server to roll. "p" may be left out.',
      example: { e: 'pick', die: 'green', mark: { area: 'green' } },
    }),
  })
  .openapi('NewMove');

export const IdempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .openapi({
      description: 'New for every move, the same for every attempt to send it.',
      example: '01HZX3W9Q2V5J8K1',
    }),
});

export const SeatChoices = z
  .object({
    events: z.int().openapi({ description: 'Send this as "after".' }),
    choices: z.array(Choice),
  })
  .openapi('SeatChoices') satisfies z.ZodType<wire.SeatChoices>;

export const After = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .openapi({ param: { name: 'after', in: 'query' } }),
});

export const OnlineRecord = z
  .object({
    format: z.string(),
    game: GameId,
    players: z.array(z.string()),
    events: z.array(EventSchema),
    result: Result.optional(),
    id: z.string(),
    startedAt: Time.nullable(),
    overAt: Time.nullable(),
    standIns: z
      .array(z.int())
      .openapi({ description: 'The numbers of the events that a bot did for a player who was away.' }),
    fair: Fair,
  })
  .openapi('OnlineRecord') satisfies z.ZodType<wire.OnlineRecord>;

const Streak = z
  .object({
    current: z.int().openapi({ description: 'Up to today, or to yesterday while today is not played yet.' }),
    longest: z.int(),
  })
  .openapi('Streak', {
    description: 'Days in a row on which you have finished a challenge.',
  }) satisfies z.ZodType<wire.Streak>;

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
        total: z.int().nullable().openapi({ description: 'What you reached, once you have finished it.' }),
      }),
    ),
    streak: Streak.nullable(),
    next: z.object({
      day: Day,
      challenges: z.array(z.object({ game: GameId, commitment: z.string() })),
    }),
  })
  .openapi('Daily') satisfies z.ZodType<wire.Daily>;

export const BoardScore = z
  .object({
    rank: z.int(),
    name: z.string(),
    total: z.int(),
    day: Day,
    table: z.string().openapi({ description: 'The table to replay.' }),
    you: z.boolean(),
  })
  .openapi('BoardScore') satisfies z.ZodType<wire.BoardScore>;
export const Scores = z
  .object({
    scores: z.array(BoardScore),
    yours: BoardScore.nullable(),
    players: z.int().openapi({ description: 'How many players have a score.' }),
    percentile: z
      .int()
      .nullable()
      .openapi({ description: 'How many of the other players have a lower score than yours, in per cent.' }),
    locked: z
      .boolean()
      .openapi({ description: 'The scores are shown after your own attempt, or once the day is over.' }),
  })
  .openapi('Scores') satisfies z.ZodType<wire.Scores>;

export const RatingKind = z.enum(['table', 'daily']);
export const RatingsQuery = z.object({
  kind: RatingKind.default('table').openapi({ param: { name: 'kind', in: 'query' } }),
});
const RatedPlayer = z
  .object({
    rank: z.int().nullable(),
    name: z.string(),
    bot: z.string().nullable(),
    rating: z.int(),
    deviation: z.int(),
    provisional: z.boolean(),
    games: z.int(),
    you: z.boolean(),
  })
  .openapi('RatedPlayer') satisfies z.ZodType<wire.RatedPlayer>;
export const Ratings = z
  .object({ players: z.array(RatedPlayer), yours: RatedPlayer.nullable() })
  .openapi('Ratings') satisfies z.ZodType<wire.Ratings>;
export const MyRatings = z
  .object({
    ratings: z.array(
      z.object({
        game: GameId,
        kind: RatingKind,
        rating: z.int(),
        deviation: z.int(),
        provisional: z.boolean(),
        games: z.int(),
      }),
    ),
    changes: z.array(
      z.object({
        game: GameId,
        kind: RatingKind,
        table: z.string(),
        at: Time,
        place: z.int(),
        players: z.int(),
        rating: z.int(),
        change: z.int(),
      }),
    ),
  })
  .openapi('MyRatings') satisfies z.ZodType<wire.MyRatings>;

export const ScoresQuery = z.object({
  day: Day.optional().openapi({ param: { name: 'day', in: 'query' }, description: 'Default: today (UTC).' }),
});

export const Info = z
  .object({
    version: z.string(),
    games: z.array(
      z.object({ id: z.string(), name: z.string().openapi({ description: 'As on the original box.' }) }),
    ),
    bots: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          ratings: z
            .record(z.string(), z.int())
            .nullable()
            .openapi({ description: 'Its fixed rating by game. Null: it cannot sit at rated tables.' }),
          means: z.record(z.string(), z.number()).nullable().openapi({
            description: 'Its mean solo score by game. Null: a reference bot without a place on the ladder.',
          }),
        }),
      )
      .openapi({ description: 'Weakest first.' }),
    publicUrl: z.string(),
    keepsDays: z.object({ unfinished: z.int(), finished: z.int(), players: z.int() }).openapi({
      description:
        'For how many days games that nobody finished, finished games, and players who do not come back are kept; 0: for ever.',
    }),
    pushKey: z.string().openapi({ description: 'The public key (VAPID) for push messages of this server.' }),
  })
  .openapi('Info') satisfies z.ZodType<wire.Info>;

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
