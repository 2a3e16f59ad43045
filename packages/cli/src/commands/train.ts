// `reynard train`: trains the network of a game by self-play.
import { join } from 'node:path';
import {
  DEFAULT_PLAN,
  netFile,
  type Plan,
  planIn,
  type Report,
  train as runTraining,
} from '@reynard/bots/train';
import { type Command, fileProblem, readArguments, UsageError, wholeNumber } from '../command.ts';
import { GAME_NAMES, gameNamed, gameOption } from '../games.ts';

const options = {
  game: gameOption(GAME_NAMES),
  out: {
    type: 'string',
    short: 'o',
    value: 'FOLDER',
    help: 'folder for checkpoint and network (default: training/GAME)',
  },
  games: {
    type: 'string',
    short: 'n',
    value: 'N',
    help: `games of the run (default: ${DEFAULT_PLAN.games})`,
  },
  seed: { type: 'string', short: 's', value: 'S', help: `default: ${DEFAULT_PLAN.seed}` },
  workers: { type: 'string', value: 'K', help: `threads (default: ${DEFAULT_PLAN.workers})` },
  units: { type: 'string', value: 'N', help: `units of the first layer (default: ${DEFAULT_PLAN.first})` },
  lesson: {
    type: 'string',
    value: 'N',
    help: `games per worker between checkpoints (default: ${DEFAULT_PLAN.lesson})`,
  },
  from: { type: 'string', value: 'FILE', help: 'start from this network instead of random weights' },
  fancy: {
    type: 'string',
    value: 'X',
    help: `share of games with random preferences at the start (default: ${DEFAULT_PLAN.fancy})`,
  },
  weak: {
    type: 'string',
    value: 'X',
    help: `share of seats that play like a lower level up to some round (default: ${DEFAULT_PLAN.weak})`,
  },
  handover: {
    type: 'string',
    value: 'X',
    help: `share of games that other levels begin and a player takes over (default: ${DEFAULT_PLAN.handover})`,
  },
  player: {
    type: 'string',
    value: 'FILE',
    help: 'the network that takes games over and stays as it is (default: the one that learns)',
  },
  company: {
    type: 'string',
    value: 'X',
    help: `share of games with two to four players (default: ${DEFAULT_PLAN.company})`,
  },
  lambda: {
    type: 'string',
    value: 'X',
    help: `from 0, learn what the network expects, to 1, learn final scores (default: ${DEFAULT_PLAN.lambda})`,
  },
  rate: { type: 'string', value: 'R', help: `learning rate at the start (default: ${DEFAULT_PLAN.rate})` },
  exam: { type: 'string', value: 'N', help: 'lessons between examinations (default: 5)' },
  'exam-games': { type: 'string', value: 'N', help: 'games per examination (default: 1400)' },
  resume: { type: 'boolean', help: 'resume the run in the folder' },
  json: { type: 'boolean', help: 'print one JSON object per lesson' },
} as const;

/** Games of the final examination, which the card reports. */
const REPORT_GAMES = 4000;

const number = (value: number) => value.toLocaleString('en');

function line({ games, mean, seconds, exam, isBest }: Report, plan: Plan): string {
  const done = `${((100 * games) / plan.games).toFixed(1)} %`.padStart(7);
  const speed = `${Math.round((plan.lesson * plan.workers) / seconds)} games/s`;
  const tested = exam
    ? `   examination ${exam.mean.toFixed(1)} ± ${exam.error.toFixed(1)}${isBest ? ', the best so far' : ''}`
    : '';
  return `${done}  ${number(games).padStart(10)} games  mean ${mean.toFixed(1)}  ${speed}${tested}`;
}

function share(text: string | undefined, option: string, byDefault: number): number {
  if (text === undefined) return byDefault;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= 0 && value <= 1)) {
    throw new UsageError(`--${option} takes a number from 0 to 1, not "${text}"`);
  }
  return value;
}

function readPlan(argv: string[]) {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  if (values.game === undefined) throw new UsageError(`name the game: --game ${GAME_NAMES}`);
  const sheet = gameNamed(values.game);
  const whole = (name: 'games' | 'workers' | 'units' | 'lesson', byDefault: number, most: number) =>
    values[name] === undefined ? byDefault : wholeNumber(values[name], name, 1, most);
  const first = whole('units', DEFAULT_PLAN.first, 512);
  if (first % 16 !== 0) throw new UsageError('--units takes a multiple of 16');
  const plan: Plan = {
    ...DEFAULT_PLAN,
    game: sheet.id,
    games: whole('games', DEFAULT_PLAN.games, 1e9),
    seed: values.seed ?? DEFAULT_PLAN.seed,
    workers: whole('workers', DEFAULT_PLAN.workers, 64),
    lesson: whole('lesson', DEFAULT_PLAN.lesson, 1e6),
    first,
    from: values.from ?? null,
    fancy: share(values.fancy, 'fancy', DEFAULT_PLAN.fancy),
    weak: share(values.weak, 'weak', DEFAULT_PLAN.weak),
    handover: share(values.handover, 'handover', DEFAULT_PLAN.handover),
    player: values.player ?? null,
    company: share(values.company, 'company', DEFAULT_PLAN.company),
    lambda: share(values.lambda, 'lambda', DEFAULT_PLAN.lambda),
    rate: share(values.rate, 'rate', DEFAULT_PLAN.rate),
  };
  return {
    plan,
    sheet,
    folder: values.out ?? join('training', sheet.id),
    examEvery: wholeNumber(values.exam ?? '5', 'exam', 1, 1e6),
    examGames: wholeNumber(values['exam-games'] ?? '1400', 'exam-games', 2, 1e6),
    resume: values.resume,
    json: values.json,
  };
}

/** The plan in the folder if a run is resumed, else the plan from the options. */
function planFor(plan: Plan, folder: string, resume: boolean): Plan {
  const begun = planIn(folder, plan.game);
  if (resume && begun === null) throw new UsageError(`there is no run of ${plan.game} in ${folder}`);
  if (!resume && begun !== null) {
    throw new UsageError(
      `${folder} holds a run of ${plan.game}; add --resume to continue it, or name another --out`,
    );
  }
  return begun ?? plan;
}

async function run(argv: string[]): Promise<number> {
  const { sheet, folder, resume, json, examEvery, examGames, ...asked } = readPlan(argv);
  const plan = planFor(asked.plan, folder, resume);
  const stop = new AbortController();
  const interrupt = () => {
    console.error('Stopping after this lesson; press Ctrl-C again to stop at once.');
    stop.abort();
  };
  process.once('SIGINT', interrupt);
  const onReport = (report: Report) => {
    console.log(
      json
        ? JSON.stringify({ ...report, exam: report.exam && { ...report.exam, scores: undefined } })
        : line(report, plan),
    );
  };
  try {
    await runTraining({
      plan,
      sheet,
      folder,
      examEvery,
      examGames,
      reportGames: REPORT_GAMES,
      onReport,
      signal: stop.signal,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`${folder}: ${fileProblem(error)}`, { showHint: false });
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
  if (stop.signal.aborted) {
    console.error(`Stopped. Continue with: reynard train --game ${plan.game} --out ${folder} --resume`);
    return 130;
  }
  if (!json) console.log(`\nThe best network: ${netFile(folder, plan.game)}`);
  return 0;
}

export const train: Command = {
  name: 'train',
  summary: 'train a bot’s neural network by self-play',
  usage: '--game GAME [OPTIONS]',
  options,
  notes: `
The network plays against itself and learns from the results. A checkpoint is written after every
lesson; Ctrl-C stops after the current lesson, and --resume continues as if there had been no
break. An examination plays solo games with dice that training never uses; the network with the
best examination is kept as GAME.net. At the end GAME.card.json records how it was trained and how
it did with dice used for nothing else. The same seed, options and number of workers give the same
network. Several workers train side by side; their networks are averaged after each lesson.

Examples:
  reynard train --game gsc --games 500000
  reynard train --game c4e --workers 2 --out /tmp/c4e
  reynard train --game c4e --out /tmp/c4e --resume
  reynard train --game c4e --from clever-4ever.net --rate 0.0005 --fancy 0.3 --out /tmp/c4e-2`,
  run,
};
