// The speed of the bots: milliseconds per solo game and decisions per second, in one thread. Both count processor time, so
// that other work on the machine disturbs them little; the slowest decision counts real time.
//   node packages/bots/bench/bots.ts [--seconds N]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Move, Position, type Random, SHEETS, type Sheet } from '@reynard/engine';
import { BOT_NAMES, type Bot, bareGame, loadBot, playOut, streamsOf } from '../src/index.ts';

interface Speed {
  readonly games: number;
  readonly msPerGame: number;
  readonly decisionsPerSecond: number;
  readonly slowestMs: number;
}

/** Counts the decisions of a bot and notes the slowest. */
class Timed implements Bot {
  decisions = 0;
  slowest = 0;
  readonly #bot: Bot;

  constructor(bot: Bot) {
    this.#bot = bot;
  }

  choose(position: Position, seat: number, random: Random): Move {
    const started = performance.now();
    const move = this.#bot.choose(position, seat, random);
    this.slowest = Math.max(this.slowest, performance.now() - started);
    this.decisions++;
    return move;
  }

  rank(position: Position, seat: number, random: Random) {
    return this.#bot.rank(position, seat, random);
  }
}

function measure(bot: Bot, sheet: Sheet, seconds: number): Speed {
  const position = Position.start(sheet, 1);
  const played = bareGame(position);
  const play = (player: Bot, seed: string) => {
    position.restart();
    playOut(played, [player], streamsOf(seed, 1));
  };
  const warmUntil = performance.now() + 300 * seconds;
  for (let i = 0; performance.now() < warmUntil; i++) play(bot, `warm/${i}`);
  const timed = new Timed(bot);
  const started = performance.now();
  const before = process.cpuUsage();
  let games = 0;
  while (performance.now() - started < 1000 * seconds) play(timed, `bench/${games++}`);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return {
    games,
    msPerGame: ms / games,
    decisionsPerSecond: (1000 * timed.decisions) / ms,
    slowestMs: timed.slowest,
  };
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
console.log(`Solo games, one thread, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}\n`);
console.log('game                bot         ms/game   decisions/s   slowest decision');
for (const sheet of SHEETS) {
  for (const name of BOT_NAMES) {
    const speed = measure(await loadBot(name, sheet), sheet, Number(values.seconds));
    const cells = [
      sheet.id.padEnd(20),
      name.padEnd(9),
      speed.msPerGame.toFixed(2).padStart(10),
      Math.round(speed.decisionsPerSecond).toLocaleString('en').padStart(14),
      `${speed.slowestMs.toFixed(1)} ms`.padStart(19),
    ];
    console.log(cells.join(''));
  }
}
