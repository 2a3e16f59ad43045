// Provably fair dice. The server draws a secret and publishes its SHA-256. A player keeps that commitment, and only then adds
// a seed. Every die is derived from both: HMAC-SHA-256 with the secret as key over a line of text that names the seeds, the die
// and the roll. The first byte below 252 gives the face, so all faces are equally likely. Once the game is over the secret is
// shown; `verifyDice` recomputes every roll and compares with what the player kept. The server uses the same code.
//
//   at a table    table|<seed>,<seed>,…|<roll of the game, from 1>|<die>|<try>
//   daily         daily|<day>|<game>|<round>|<active or passive>|<roll of the turn>|<rerolls of it>|<die>|<try>
//
// A daily die depends on nothing that a player chooses, so in the same roll it shows everybody the same face.
import {
  checkRecord,
  diceOf,
  type Event,
  hasDie,
  otherDice,
  PHASE_REROLL,
  Position,
  playEvent,
  type RollEvent,
  rollEvent,
  sheetById,
  withDie,
} from '@reynard/engine';

export const FAIR_SCHEME = 'reynard-fair/1';

/** What the dice of a game are derived from. */
export interface FairSource {
  /** 32 bytes in hex. */
  readonly secret: string;
  /** The players' seeds in seat order; bots have empty ones. */
  readonly seeds: readonly string[];
  /** The day of a daily challenge; its dice are derived from the day, not from seeds. */
  readonly daily: string | null;
}

const text = new TextEncoder();

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that commits to a secret. */
export async function commitmentOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(secret))));
}

/** 32 bytes from the platform's cryptographic generator, in hex. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a player adds to the dice: 16 random bytes in hex. */
export function newSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What a player keeps from before the game, to compare the record with at the end. */
export interface Pledge {
  /** The server's commitment from before it knew the seed. */
  readonly commitment: string;
  readonly seat: number;
  /** The player's own seed; empty in a daily challenge, which has none. */
  readonly seed: string;
}

/** The dice of one game. Tell it every event (`see`), and it can roll what comes next. */
export class FairDice {
  readonly #source: FairSource;
  readonly #key: ReturnType<typeof crypto.subtle.importKey>;
  #rolls = 0;
  #rerolls = 0;

  constructor(source: FairSource) {
    this.#source = source;
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    this.#key = crypto.subtle.importKey('raw', fromHex(source.secret), algorithm, false, ['sign']);
    // A failure is reported by the first roll.
    this.#key.catch(() => {});
  }

  /** How many rolls were made. */
  get rolls(): number {
    return this.#rolls;
  }

  /** Takes note of an event of the game. */
  see(event: Event): void {
    if (event.e === 'roll') this.#rolls++;
    else this.#rerolls = event.e === 'reroll' ? this.#rerolls + 1 : 0;
  }

  /** Forgets all events. */
  restart(): void {
    this.#rolls = 0;
    this.#rerolls = 0;
  }

  /** The roll that a position awaits. */
  async roll(position: Position): Promise<RollEvent> {
    const label = this.labelOf(position);
    const { dice } = position.layout.sheet;
    const faces = await Promise.all(
      dice.map((die, i) => (hasDie(position.hand, i) ? this.#face(`${label}|${die}`) : 0)),
    );
    if (!position.isSoloPassive) return rollEvent(position, faces);
    const tray = await this.#lowestThree(position, label, faces);
    return rollEvent(position, faces, tray, await this.#orderOnFields(position, label, tray));
  }

  /** Names the roll that a position awaits; the same name gives the same dice. */
  labelOf(position: Position): string {
    const { seeds, daily } = this.#source;
    if (daily === null) return `table|${seeds.join(',')}|${this.#rolls + 1}`;
    const again = position.phase === PHASE_REROLL;
    const turn = position.isSoloPassive ? 'passive' : 'active';
    const roll = position.rolls + (again ? 0 : 1);
    const game = position.layout.sheet.id;
    return `daily|${daily}|${game}|${position.round + 1}|${turn}|${roll}|${again ? this.#rerolls : 0}`;
  }

  async #digest(line: string): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, text.encode(line)));
  }

  async #face(label: string): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      const byte = (await this.#digest(`${label}|${attempt}`)).find((byte) => byte < 252);
      if (byte !== undefined) return 1 + (byte % 6);
    }
  }

  /** The dice that are not on the tray, ordered by another digest per die (R20). */
  async #orderOnFields(position: Position, label: string, tray: number): Promise<number[] | undefined> {
    const { layout } = position;
    if (!layout.usesPlaces) return undefined;
    const ranks = await Promise.all(
      diceOf(otherDice(tray)).map(async (i) => ({
        i,
        rank: toHex(await this.#digest(`${label}|${layout.sheet.dice[i]}|field`)),
      })),
    );
    return ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ i }) => i);
  }

  /** Ties are decided by another digest per die (R10). */
  async #lowestThree(position: Position, label: string, faces: readonly number[]): Promise<number> {
    const { dice } = position.layout.sheet;
    const ranks = await Promise.all(
      dice.map(async (die, i) => ({
        i,
        rank: `${faces[i]}${toHex(await this.#digest(`${label}|${die}|tie`))}`,
      })),
    );
    ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    return ranks.slice(0, 3).reduce((set, { i }) => withDie(set, i), 0);
  }
}

/** The part of an online record that its dice are derived from. */
export interface FairRecord {
  readonly fair: { readonly scheme: string; readonly commitment: string } & (
    | { readonly secret: null }
    | FairSource
  );
}

export type FairVerdict =
  | {
      readonly ok: true;
      readonly rolls: number;
      /** Whether the record was compared with what was kept. If not, it only agrees with itself. */
      readonly compared: boolean;
    }
  | {
      readonly ok: false;
      /** The first event whose dice are wrong, where that is the reason. */
      readonly event: number | null;
      readonly reason: FairFault;
    };

/** Why the dice of a record cannot be called fair. The first two mean that the server has broken its commitment. */
export type FairFault =
  | 'other-commitment'
  | 'other-seed'
  | 'not-a-record'
  | 'not-revealed'
  | 'unknown-scheme'
  | 'wrong-commitment'
  | 'wrong-dice';

/**
 * Checks that a record follows the rules, that its secret matches the commitment, and that every roll is derived from it. A
 * server could draw new secrets until it likes the dice, and publish a record that agrees with itself. Only `kept`, which the
 * player has kept from before the game, reveals that.
 */
export async function verifyDice(record: unknown, kept?: Pledge): Promise<FairVerdict> {
  const no = (reason: FairFault, event: number | null = null) => ({ ok: false, reason, event }) as const;
  const checked = checkRecord(record);
  if (!checked.ok) return no('not-a-record', checked.error.event);
  const { fair } = record as Partial<FairRecord>;
  if (fair?.scheme !== FAIR_SCHEME) return no('unknown-scheme');
  if (kept && kept.commitment !== fair.commitment) return no('other-commitment');
  if (typeof fair.secret !== 'string') return no('not-revealed');
  if (kept && fair.daily === null && fair.seeds[kept.seat] !== kept.seed) return no('other-seed');
  if ((await commitmentOf(fair.secret)) !== fair.commitment) return no('wrong-commitment');
  const dice = new FairDice(fair);
  const position = Position.start(sheetById(checked.record.game)!, checked.record.players.length);
  for (const [index, event] of checked.record.events.entries()) {
    if (event.e === 'roll' && !sameRoll(event, await dice.roll(position))) return no('wrong-dice', index);
    dice.see(event);
    playEvent(position, event, index);
  }
  return { ok: true, rolls: dice.rolls, compared: kept !== undefined };
}

function sameRoll(a: RollEvent, b: RollEvent): boolean {
  const trays = [a.tray ?? [], b.tray ?? []].map((tray) => [...tray].sort().join());
  return (
    trays[0] === trays[1] &&
    (a.fields ?? []).join() === (b.fields ?? []).join() &&
    Object.keys(b.dice).every(
      (die) => a.dice[die as keyof typeof a.dice] === b.dice[die as keyof typeof b.dice],
    )
  );
}
