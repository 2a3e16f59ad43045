// The dice: all faces are equally likely, everybody gets the same ones, and anybody can verify them afterwards.
import { type GameRecord, Position, playEvent, SHEETS } from '@reynard/engine';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  FAIR_SCHEME,
  FairDice,
  type FairSource,
  newSecret,
  newSeed,
  verifyDice,
} from '../src/fair.ts';
import { RandomPlay } from './random-play.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A game played by random choices with dice from the source; the record as the server hands it out. */
async function play(game: string, players: number, source: FairSource, seed: string) {
  const sheet = SHEETS.find(({ id }) => id === game)!;
  const position = Position.start(sheet, players);
  const dice = new FairDice(source);
  const chooser = new RandomPlay(seed);
  const events: GameRecord['events'] = [];
  while (!position.isOver) {
    const event = chooser.choose(position) ?? (await dice.roll(position));
    dice.see(event);
    playEvent(position, event);
    events.push(event);
  }
  return {
    ...chooser.finish(sheet, players, events),
    fair: { scheme: FAIR_SCHEME, commitment: await commitmentOf(source.secret), ...source },
  };
}

describe('fair dice', () => {
  it('commit to the secret with SHA-256', async () => {
    expect(await commitmentOf(SECRET)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  it('are derived from secret, seeds and roll by a published formula', async () => {
    const { createHmac } = await import('node:crypto');
    const position = Position.start(SHEETS[0]!, 2);
    const roll = await new FairDice({ secret: SECRET, seeds: ['ab', ''], daily: null }).roll(position);
    for (const die of SHEETS[0]!.dice) {
      const digest = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`table|ab,|1|${die}|0`).digest();
      expect(roll.dice[die]).toBe(1 + (digest.find((byte) => byte < 252)! % 6));
    }
  });

  it('show each face equally often', async () => {
    const counts = new Array<number>(7).fill(0);
    const position = Position.start(SHEETS[0]!, 2);
    for (let i = 0; i < 4000; i++) {
      const dice = new FairDice({ secret: newSecret(), seeds: [newSeed(), newSeed()], daily: null });
      for (const face of Object.values((await dice.roll(position)).dice)) counts[face]!++;
    }
    const expected = 4000;
    const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Five degrees of freedom: more than 30 happens once in 70,000 runs.
    expect(chiSquare).toBeLessThan(30);
  });

  it('are verified from the record alone', async () => {
    for (const { id } of SHEETS) {
      const source = { secret: newSecret(), seeds: [newSeed(), newSeed()], daily: null };
      const record = await play(id, 2, source, id);
      expect(await verifyDice(record)).toMatchObject({ ok: true });
      expect(await verifyDice(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    }
  });

  it('fail the check if a roll, the secret, a seed or the commitment was changed', async () => {
    const source = { secret: newSecret(), seeds: [newSeed(), newSeed()], daily: null };
    const record = await play('ganz-schoen-clever', 2, source, 'x');
    const fair = (change: object) => verifyDice({ ...record, fair: { ...record.fair, ...change } });
    expect(await fair({ secret: newSecret() })).toMatchObject({ reason: 'wrong-commitment' });
    expect(await fair({ commitment: '00' })).toMatchObject({ reason: 'wrong-commitment' });
    expect(await fair({ seeds: ['00', '00'] })).toMatchObject({ reason: 'wrong-dice', event: 0 });
    expect(await fair({ secret: null })).toMatchObject({ reason: 'not-revealed' });
    expect(await fair({ scheme: 'other' })).toMatchObject({ reason: 'unknown-scheme' });
    expect(await verifyDice({ ...record, events: record.events.slice(1) })).toMatchObject({
      reason: 'not-a-record',
    });
    expect(await verifyDice(null)).toMatchObject({ reason: 'not-a-record' });
  });
});

describe('the dice of a daily challenge', () => {
  it('are the same for everybody who rolls the same dice in the same round and roll', async () => {
    const source = { secret: newSecret(), seeds: [''], daily: '2026-11-15' };
    const faces = new Map<string, number>();
    let shared = 0;
    for (let attempt = 0; attempt < 8; attempt++) {
      const sheet = SHEETS[1]!;
      const position = Position.start(sheet, 1);
      const dice = new FairDice(source);
      const chooser = new RandomPlay(`attempt ${attempt}`);
      let rerolls = 0;
      while (!position.isOver) {
        const move = chooser.choose(position);
        if (move) rerolls = move.e === 'reroll' ? rerolls + 1 : 0;
        const event = move ?? (await dice.roll(position));
        if (event.e === 'roll') {
          const place = `${position.round} ${position.isSoloPassive} ${position.rolls} ${rerolls}`;
          for (const [die, face] of Object.entries(event.dice)) {
            const known = faces.get(`${place} ${die}`);
            if (known !== undefined) shared++;
            expect(known ?? face).toBe(face);
            faces.set(`${place} ${die}`, face);
          }
        }
        dice.see(event);
        playEvent(position, event);
      }
    }
    expect(shared).toBeGreaterThan(500);
  });

  it('decide the order of the dice fields where it counts, so that another order is noticed', async () => {
    const source = { secret: newSecret(), seeds: [''], daily: '2026-11-15' };
    const record = await play('clever-hoch-drei', 1, source, 'solo');
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    const index = record.events.findIndex((event) => event.e === 'roll' && event.fields);
    const events = record.events.slice(0, index + 1).map((event, i) => {
      return i === index && event.e === 'roll' ? { ...event, fields: [...event.fields!].reverse() } : event;
    });
    const { result: _, ...begun } = record as typeof record & { result?: unknown };
    expect(await verifyDice({ ...begun, events })).toMatchObject({ ok: false });
  });

  it('decide ties of the solo passive turn so that they can be verified', async () => {
    const record = await play(
      'clever-4ever',
      1,
      { secret: newSecret(), seeds: [''], daily: '2026-11-15' },
      'solo',
    );
    expect(record.events.some((event) => event.e === 'roll' && event.tray)).toBe(true);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
  });
});
