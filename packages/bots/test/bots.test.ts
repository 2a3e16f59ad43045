import { readFile } from 'node:fs/promises';
import { Position, Random, ROLL, rollDice, SHEETS, type Sheet } from '@reynard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type Bot,
  type BotName,
  bareGame,
  botsFor,
  LEVELS,
  loadBot,
  playOut,
  streamsOf,
  TRAINED_GAMES,
  think,
} from '../src/index.ts';
import { eachDecision } from './positions.ts';

const QUICK = BOT_NAMES.filter((name) => name !== 'reynard');

async function gameOf(name: BotName, sheet: Sheet, players: number, seed: string): Promise<Uint8Array> {
  const bot = await loadBot(name, sheet);
  const position = Position.start(sheet, players);
  playOut(bareGame(position), new Array(players).fill(bot), streamsOf(seed, players));
  return position.s;
}

/** The position of a random game at its n-th decision with more than one choice. */
function decisionOf(sheet: Sheet, n: number): Position {
  let found: Position | null = null;
  let count = 0;
  eachDecision(sheet, 1, 'decision', (position, _seat, choices) => {
    if (choices.length > 3 && !choices.includes(ROLL) && count++ === n) found = position.clone();
  });
  return found!;
}

describe.each(SHEETS)('every bot in $id', (sheet) => {
  const bots: { name: BotName; bot: Bot }[] = [];
  beforeAll(async () => {
    for (const name of QUICK) bots.push({ name, bot: await loadBot(name, sheet) });
  });

  test.each([1, 2, 3, 4])('ranks exactly the legal choices, best first, with %i players', (players) => {
    let decisions = 0;
    for (let game = 0; game < 4; game++) {
      const random = new Random(game);
      eachDecision(sheet, players, `legal/${game}`, (position, seat, choices) => {
        const before = position.clone();
        // Every position is shown to one bot, in turn.
        const { bot } = bots[decisions++ % bots.length];
        const ranked = bot.rank(position, seat, random);
        expect(ranked.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
          [...choices].sort((a, b) => a - b),
        );
        for (let i = 1; i < ranked.length; i++) {
          expect(ranked[i - 1].value).toBeGreaterThanOrEqual(ranked[i].value);
        }
        expect(choices).toContain(bot.choose(position, seat, random));
        expect(position.equals(before)).toBe(true);
      });
    }
    expect(decisions).toBeGreaterThan(200);
  });

  test.each(QUICK)('the same seed gives the same game: %s', async (name) => {
    const first = await gameOf(name, sheet, 2, 'again');
    expect(await gameOf(name, sheet, 2, 'again')).toEqual(first);
    expect(await gameOf(name, sheet, 2, 'another')).not.toEqual(first);
  });

  test('the expected score is close to the final score', async () => {
    const bot = await loadBot('isengrim', sheet);
    const position = Position.start(sheet, 1);
    let error = 0;
    let games = 0;
    for (; games < 12; games++) {
      const dice = new Random(`expects/${games}`);
      position.restart();
      rollDice(position, dice);
      const expected = bot.rank(position, 0, dice)[0].value;
      playOut(bareGame(position), [bot], { dice, seats: [dice] });
      error += position.total(0) - expected;
    }
    expect(Math.abs(error / games)).toBeLessThan(40);
  });

  test.each([1, 2])('Reynard ranks the same again with the same seed, %i players', async (players) => {
    const bot = await loadBot('reynard', sheet);
    const position = Position.start(sheet, players);
    rollDice(position, new Random('thoughts'));
    const ranked = bot.rank(position, 0, new Random('a'));
    expect(bot.rank(position, 0, new Random('a'))).toEqual(ranked);
    expect(await think(bot, position, 0, new Random('a'))).toEqual(ranked);
    expect(ranked.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
      position.moves(0).sort((a, b) => a - b),
    );
  });
});

describe('thinking', () => {
  const [sheet] = SHEETS;

  test('can be stopped, and leaves the position alone', async () => {
    const bot = await loadBot('reynard', sheet);
    const position = decisionOf(sheet, 3);
    const before = position.clone();
    const stop = new AbortController();
    const thoughts = think(bot, position, 0, new Random('stop'), stop.signal);
    stop.abort();
    await expect(thoughts).rejects.toThrow(/abort/i);
    expect(position.equals(before)).toBe(true);
  });

  test('does not start with a signal that is already aborted', async () => {
    const bot = await loadBot('isengrim', sheet);
    const position = decisionOf(sheet, 0);
    await expect(think(bot, position, 0, new Random('x'), AbortSignal.abort())).rejects.toThrow(/abort/i);
  });

  test('timers run while it thinks', async () => {
    const bot = await loadBot('reynard', sheet);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await think(bot, decisionOf(sheet, 2), 0, new Random('work'));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });
});

describe('loading', () => {
  const [sheet] = SHEETS;

  test('refuses a broken file, and reads it again the next time', async () => {
    const net = new URL('file:///broken.net');
    const games = { [sheet.id]: { ...TRAINED_GAMES['clever-4ever']!, net } };
    const broken = loadBot('isengrim', sheet, { games, read: async () => new Uint8Array(8) });
    await expect(broken).rejects.toMatchObject({ name: 'NetError', fault: 'not-a-net' });
    const mended = loadBot('isengrim', sheet, {
      games,
      read: () => readFile(TRAINED_GAMES['ganz-schoen-clever']!.net),
    });
    await expect(mended).resolves.toBeDefined();
  });

  test('without a network the ladder is refused with a reason, and the yardsticks play', async () => {
    const games = { [sheet.id]: null };
    expect(botsFor(sheet, games)).toEqual(['random', 'greedy']);
    for (const { id } of LEVELS) {
      await expect(loadBot(id, sheet, { games })).rejects.toMatchObject({
        fault: 'no-net',
        message: 'no network was trained for ganz-schoen-clever; random and greedy play without one',
      });
    }
    for (const name of botsFor(sheet, games))
      await expect(loadBot(name, sheet, { games })).resolves.toBeDefined();
  });

  test('refuses an unknown name', async () => {
    await expect(loadBot('nobody' as BotName, sheet)).rejects.toThrow('there is no bot nobody');
  });
});
