// The types of the HTTP API: what goes over the wire, as JSON. This is the one place where they are written. The server's
// schemas are checked against them by the compiler, and the OpenAPI document is made from those schemas.
import type { Event, GameResult } from '@reynard/engine';

/** `waiting` for players, `playing`, `over`, or `abandoned` before its end. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'abandoned';

/** Who a seat belongs to. `invited`: kept for a player of the last game (rematch). */
export type SeatKind = 'open' | 'invited' | 'player' | 'bot';

/** The time per turn: live, or a number of days. */
export type Pace = 'live' | number;

/** A player as other players see them. */
export interface Player {
  id: string;
  name: string;
}

/** Why a player is notified: it is their turn at a table with days per turn, or a seat is kept for them. */
export type CallKind = 'turn' | 'invitation';

/** A device that wants push messages, as the browser describes it (`PushSubscription`), with its quiet hours. */
export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The time zone of the quiet hours, such as `Europe/Berlin`. */
  zone: string;
  /** No calls from the first hour until the second one (0 to 23); null: at any time. */
  quiet: { from: number; until: number } | null;
}

/** The content of a push message. It names the other players and tells nothing about the game. */
export interface Call {
  kind: CallKind;
  table: string;
  game: string;
  names: string[];
}

/** What a player can say at a table. There is no free text, so nothing has to be moderated. */
export type Reaction = 'hello' | 'well-played' | 'lucky' | 'thinking' | 'sorry' | 'thanks' | 'laugh';

/** A reaction as the stream brings it. It is not stored. */
export interface SeatReaction {
  seat: number;
  reaction: Reaction;
}

/** Why a player is reported to the operators. */
export type ReportReason = 'name' | 'stalling' | 'cheating' | 'other';

/** A player you have blocked. */
export interface Block {
  /** Names the block, not the player. */
  id: string;
  name: string;
  at: string;
}

/** A player you have played against, and how those games ended. */
export interface Opponent {
  name: string;
  /** The last game against them, and their seat there: invite them with it (`NewTable`). */
  table: string;
  seat: number;
  lastAt: string;
  games: number;
  /** Games in which you came before them, and they before you; the rest were ties. */
  won: number;
  lost: number;
}

/** A new player with the secret that proves who they are. The server shows it only once. */
export interface PlayerWithToken extends Player {
  token: string;
}

/** A table to be created. */
export interface NewTable {
  /** The id of a sheet, such as `ganz-schoen-clever`. */
  game: string;
  /** 2 to 4; 2 by default. */
  seats?: number | undefined;
  /** Whether everybody sees the table in the list of open tables. */
  open?: boolean | undefined;
  pace?: Pace | undefined;
  /** Bots for the last seats, one name each. `Info` lists the bots of a server. */
  bots?: readonly string[] | undefined;
  /** Players you have played against, by a seat at a table that you shared: seats are kept for them, and they are called. */
  invite?: readonly { table: string; seat: number }[] | undefined;
  /** Whether the game counts for ratings; not by default. */
  rated?: boolean | undefined;
}

/** How strong a player or bot is, beside a name. */
export interface SeatRating {
  rating: number;
  /** How uncertain it is: one standard deviation. Bots have 0. */
  deviation: number;
  /** Too uncertain for the leaderboard. */
  provisional: boolean;
  /** What this game did to it, once it is over. */
  change: number | null;
}

/** What a rating is about: games at tables, or the daily challenge. */
export type RatingKind = 'table' | 'daily';

/** A line of a leaderboard of ratings. */
export interface RatedPlayer {
  /** Null for bots, which show what a rating means, and for you while your rating is provisional. */
  rank: number | null;
  name: string;
  /** The bot's id, if it is one. */
  bot: string | null;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  you: boolean;
}

/** The best hundred and the bots among them, best first, and your own line. */
export interface Ratings {
  players: RatedPlayer[];
  yours: RatedPlayer | null;
}

/** Your ratings by game, and what changed them lately, newest first. */
export interface MyRatings {
  ratings: (Omit<SeatRating, 'change'> & { game: string; kind: RatingKind; games: number })[];
  changes: {
    game: string;
    kind: RatingKind;
    table: string;
    at: string;
    place: number;
    /** How many took part. */
    players: number;
    rating: number;
    change: number;
  }[];
}

/** A seat at a table. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** The bot that plays this seat now. On a seat of kind `player` it stands in for that player. */
  bot: string | null;
  /** At rated tables. */
  rating: SeatRating | null;
  /** Whether a bot has ever stood in: at a rated table this costs the game. */
  left: boolean;
}

/** Who is connected to a table. */
export interface Presence {
  /** Seats whose player is connected to any node. */
  online: number[];
  spectators: number;
}

/** The data from which the dice of a game are derived (`verifyDice`). */
export interface Fair {
  scheme: string;
  /** SHA-256 of the secret. */
  commitment: string;
  /** The players' seeds in seat order; empty for bots, and for players who have not added theirs yet. */
  seeds: string[];
  /** The day of a daily challenge. */
  daily: string | null;
  /** Null as long as a roll can still depend on it. */
  secret: string | null;
}

/** A table as everybody with its id may see it. */
export interface Table {
  id: string;
  game: string;
  status: TableStatus;
  /** Whether the table is in the list of open tables. */
  open: boolean;
  pace: Pace;
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** After this time without an event, the other players may call a bot. */
  limitSeconds: number;
  createdAt: string;
  startedAt: string | null;
  overAt: string | null;
  seats: Seat[];
  /** The seat of the host, who may remove players and fill seats before the start. */
  host: number | null;
  /** Your seat; null for spectators. */
  you: number | null;
  /** How many events the game has. */
  events: number;
  /** The seats the game waits for. */
  deciding: number[];
  /** When the last event happened, or the game started. */
  lastAt: string;
  presence: Presence;
  fair: Fair;
  /** The day, if this is an attempt at a daily challenge. */
  daily: string | null;
  /** The id of the rematch's table. */
  next: string | null;
  result: GameResult | null;
}

/** A table in the list of open tables. */
export interface OpenTable extends Pick<Table, 'id' | 'game' | 'pace' | 'rated' | 'createdAt' | 'seats'> {}

/** A table at which you sit. */
export interface MyTable extends OpenTable {
  status: TableStatus;
  you: number;
  /** Whether the game waits for you. */
  yourTurn: boolean;
  /** Whether a seat is kept for you that you have not taken yet. */
  invited: boolean;
  /** When the others may call a bot for those the game waits for; null where it waits for nobody. */
  deadline: string | null;
  daily: string | null;
}

/** You, and your tables, newest first. */
export interface Me extends Player {
  tables: MyTable[];
}

/** An event of a game with its number, from 1, and the time at which it was stored. */
export interface NumberedEvent {
  n: number;
  at: string;
  event: Event;
  /** A bot did it, for its own seat or for a player who was away. */
  bot?: true | undefined;
}

/** An event to send. The server adds the dice of a roll. */
export type EventToSend = Event | { e: 'roll' };

/** What your seat can do now. Empty when it is not your turn. */
export interface SeatChoices {
  /** Send this as `after`. */
  events: number;
  choices: EventToSend[];
}

/** The record of an online game, with what is needed to verify its dice. */
export interface OnlineRecord {
  format: string;
  game: string;
  players: string[];
  events: Event[];
  result?: GameResult | undefined;
  id: string;
  startedAt: string | null;
  overAt: string | null;
  /** The numbers of the events that a bot did for a player who was away. */
  standIns: number[];
  fair: Fair;
}

/** Days in a row on which you have finished a daily challenge, of whichever game. */
export interface Streak {
  /** Up to today, or to yesterday while today is not played yet. */
  current: number;
  longest: number;
}

/** Today's challenges. */
export interface Daily {
  /** The day in UTC. */
  day: string;
  closesAt: string;
  challenges: {
    game: string;
    commitment: string;
    /** The table of your attempt, if you have started it. */
    attempt: string | null;
    /** What you reached, once you have finished it. */
    total: number | null;
  }[];
  /** Null without a token. */
  streak: Streak | null;
  /** What the dice of the next day will be derived from. */
  next: { day: string; challenges: { game: string; commitment: string }[] };
}

/** A place on a leaderboard. */
export interface BoardScore {
  rank: number;
  name: string;
  total: number;
  day: string;
  /** The table to replay. */
  table: string;
  you: boolean;
}

/** A leaderboard, and your own place on it. */
export interface Scores {
  scores: BoardScore[];
  yours: BoardScore | null;
  /** How many players have a score. */
  players: number;
  /** How many of the other players have a lower score than yours, in per cent; null if there are no others, or none of yours. */
  percentile: number | null;
  /** The scores are shown after your own attempt, or once the day is over. */
  locked: boolean;
}

/** What a server offers. */
export interface Info {
  version: string;
  /** Each game with its name on the original box. */
  games: { id: string; name: string }[];
  /** Weakest first. */
  bots: {
    id: string;
    name: string;
    /** Its mean solo score by game. Null: a reference bot without a place on the ladder. */
    means: Record<string, number> | null;
    /** Its fixed rating by game. Null: it cannot sit at rated tables. */
    ratings: Record<string, number> | null;
  }[];
  publicUrl: string;
  /** How many days this server keeps things; 0: for ever. */
  keepsDays: {
    /** Games that nobody finished, finished games, and players who do not come back. */
    unfinished: number;
    finished: number;
    players: number;
  };
  /** The public key with which a browser asks for push messages of this server. */
  pushKey: string;
}
