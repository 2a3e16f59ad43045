// Provably fair dice. The server draws a secret, publishes its SHA-256 before anybody adds a seed or rolls, and derives
// every die from it: HMAC-SHA-256 with the secret as key over a line of text that says which die of which roll this is.
// The first byte below 252 gives the face, so each face is equally likely. Once the game is over the secret is shown and
// `verifyDice` recomputes every roll. Runs in browsers and in Node (WebCrypto); the server uses this same code.
//
//   at a table    table|<seed>,<seed>,…|<roll of the game, from 1>|<die>|<try>
//   daily         daily|<day>|<game>|<round>|<active or passive>|<roll of the turn>|<rerolls of it>|<die>|<try>
//
// A daily die depends on nothing a player does, so the same die in the same roll shows everybody the same face.
import {
  checkRecord,
  type Event,
  PHASE_REROLL,
  Position,
  playEvent,
  type RollEvent,
  rollEvent,
  sheetById,
} from '@reynard/engine';

export const FAIR_SCHEME = 'reynard-fair/1';

/** What the dice of a game follow from. */
export interface FairSource {
  /** 32 bytes in hex. */
  readonly secret: string;
  /** The players' seeds in seat order; bots have empty ones. */
  readonly seeds: readonly string[];
  /** The day of a daily challenge; its dice follow from the day, not from seeds. */
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
    // A failure shows when a roll is asked for.
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
    const label = this.#label(position);
    const { dice } = position.layout.sheet;
    const faces = await Promise.all(
      dice.map((die, i) => ((position.hand >> i) & 1 ? this.#face(`${label}|${die}`) : 0)),
    );
    const tray = position.isSoloPassive ? await this.#lowestThree(position, label, faces) : 0;
    return rollEvent(position, faces, tray);
  }

  #label(position: Position): string {
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

  /** Ties are decided by a further digest per die, compared as numbers (R10). */
  async #lowestThree(position: Position, label: string, faces: readonly number[]): Promise<number> {
    const { dice } = position.layout.sheet;
    const ranks = await Promise.all(
      dice.map(async (die, i) => ({
        i,
        rank: `${faces[i]}${toHex(await this.#digest(`${label}|${die}|tie`))}`,
      })),
    );
    ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    return ranks.slice(0, 3).reduce((set, { i }) => set | (1 << i), 0);
  }
}

/** A record as the server hands it out, with what its dice follow from. */
export interface FairRecord {
  readonly fair: { readonly scheme: string; readonly commitment: string } & (
    | { readonly secret: null }
    | FairSource
  );
}

export type FairVerdict =
  | { readonly ok: true; readonly rolls: number }
  | {
      readonly ok: false;
      /** The first event whose dice are wrong, where that is the reason. */
      readonly event: number | null;
      readonly reason: 'not-a-record' | 'not-revealed' | 'unknown-scheme' | 'wrong-commitment' | 'wrong-dice';
    };

/** Checks that a record keeps the rules, that its secret is the one committed to, and that every roll follows from it. */
export async function verifyDice(record: unknown): Promise<FairVerdict> {
  const no = (reason: (FairVerdict & { ok: false })['reason'], event: number | null = null) =>
    ({ ok: false, reason, event }) as const;
  const checked = checkRecord(record);
  if (!checked.ok) return no('not-a-record', checked.error.event);
  const { fair } = record as Partial<FairRecord>;
  if (fair?.scheme !== FAIR_SCHEME) return no('unknown-scheme');
  if (typeof fair.secret !== 'string') return no('not-revealed');
  if ((await commitmentOf(fair.secret)) !== fair.commitment) return no('wrong-commitment');
  const dice = new FairDice(fair);
  const position = Position.start(sheetById(checked.record.game)!, checked.record.players.length);
  for (const [index, event] of checked.record.events.entries()) {
    if (event.e === 'roll' && !sameRoll(event, await dice.roll(position))) return no('wrong-dice', index);
    dice.see(event);
    playEvent(position, event, index);
  }
  return { ok: true, rolls: dice.rolls };
}

function sameRoll(a: RollEvent, b: RollEvent): boolean {
  const trays = [a.tray ?? [], b.tray ?? []].map((tray) => [...tray].sort().join());
  return (
    trays[0] === trays[1] &&
    Object.keys(b.dice).every(
      (die) => a.dice[die as keyof typeof a.dice] === b.dice[die as keyof typeof b.dice],
    )
  );
}
