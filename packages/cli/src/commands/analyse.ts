// `reynard analyse`: luck and lost points of recorded games, and the better choices. It streams, so files may hold any number of
// records.
import { LEVELS, NetError } from '@reynard/bots';
import {
  type Analysis,
  analyse as analyseRecord,
  type Decision,
  type Evaluator,
  isError,
  loadEvaluator,
} from '@reynard/bots/analysis';
import {
  checkEvent,
  type Event,
  type GameRecord,
  ROLL,
  replay,
  type Sheet,
  sheetById,
} from '@reynard/engine';
import { type Command, readArguments, UsageError, wholeNumber } from '../command.ts';
import type { Pen } from '../draw/sheet.ts';
import type { FileLine } from '../lines.ts';
import { MESSAGES } from '../messages/index.ts';
import { write } from '../output.ts';
import { eachLine, problemOf, readRecord } from '../records.ts';
import { NO_COLOR } from '../screen-options.ts';
import { Progress } from '../simulation/progress.ts';
import { Paint } from '../terminal/paint.ts';
import { describeMove } from '../words/describe.ts';

const options = {
  seat: { type: 'string', value: 'N', help: 'only this seat, 0 the first (default: all)' },
  deep: { type: 'boolean', help: 'more exact, and slower: a few seconds per game and seat' },
  json: { type: 'boolean', help: 'print one JSON line per record and seat and nothing else' },
  seed: { type: 'string', short: 's', value: 'S', help: 'of the sampled dice (default: analysis)' },
  ...NO_COLOR,
} as const;

interface Settings {
  readonly seat: number | null;
  readonly deep: boolean;
  readonly json: boolean;
  readonly seed: string;
  readonly pen: Pen;
}

/** One seat's analysis as `--json` prints it. */
function asJson(record: number, { players }: GameRecord, analysis: Analysis): object {
  const { game, seat, total, par, luck, lost, like, decisions, stretches } = analysis;
  return {
    record,
    game,
    seat,
    player: players[seat],
    total,
    par,
    luck,
    lost,
    like,
    decisions: decisions.map(({ event, kind, loss, se, judgement, best, value, bestValue }) => ({
      event,
      kind,
      loss,
      se,
      judgement,
      best,
      value,
      bestValue,
    })),
    luckEvents: stretches.map(({ event, luck: points }) => ({ event, luck: points })),
  };
}

const signed = (points: number, word: string) => `${points < 0 ? '−' : '+'} ${Math.abs(points)} ${word}`;

/** The sum in whole points. Luck takes up the rounding, so that the line adds up. */
function sumLine({ players }: GameRecord, { seat, total, par, lost, like, isOver }: Analysis): string {
  const [whole, start, given] = [total, par, lost].map(Math.round);
  const luck = signed(whole - start + given, 'luck');
  const sum = `${whole} = ${start} par ${luck} ${given < 0 ? signed(-given, 'found') : `− ${given} lost`}`;
  const name = players.length > 1 ? `${players[seat]}: ` : '';
  const level = LEVELS.find(({ id }) => id === like);
  const strength = level ? `; plays like ${level.name.split(' ')[0]}` : '';
  return `${name}${isOver ? '' : 'unfinished, expects '}${sum}${strength}`;
}

/** A mistake on three lines: how much was lost, what was played, and what was better. */
function mistakeLines({ pen }: Settings, record: GameRecord, decision: Decision): string[] {
  const { event, round, judgement, loss, se, best } = decision;
  const replayed = replay(record, event);
  if (!replayed.ok) return [];
  const { position } = replayed;
  const words = (choice: Event) => {
    const checked = checkEvent(position, choice, event);
    return checked.ok ? describeMove(pen, position, 'roll' in checked ? ROLL : checked.move) : '';
  };
  return [
    `  round ${round + 1}, event ${event}: ${judgement}, lost ${loss.toFixed(1)} ± ${se.toFixed(1)}`,
    `    played  ${words(record.events[event])}`,
    `    better  ${words(best)}`,
  ];
}

function analysisText(settings: Settings, record: GameRecord, analysis: Analysis): string {
  const mistakes = analysis.decisions.filter(({ judgement }) => isError(judgement));
  const lines = [
    sumLine(record, analysis),
    ...mistakes.flatMap((decision) => mistakeLines(settings, record, decision)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Progress is shown in percent: how many steps are left is not known before. */
const PERCENT = 100;

/** Analyses one seat with a progress bar on a terminal. */
function analyseSeat(record: GameRecord, seat: number, evaluator: Evaluator, settings: Settings): Analysis {
  const { deep, seed } = settings;
  const progress = new Progress(PERCENT);
  const steps = analyseRecord(record, seat, evaluator, { deep, seed });
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { quick, deep: deeply } = step.value.progress;
    progress.show(Math.max(1, Math.floor(PERCENT * (deep ? deeply : quick))));
  }
  progress.clear();
  return step.value;
}

async function evaluatorFor(sheet: Sheet): Promise<Evaluator> {
  try {
    return await loadEvaluator(sheet);
  } catch (error) {
    if (!(error instanceof NetError)) throw error;
    throw new UsageError(`${sheet.id} cannot be analysed: ${error.message}`, { showHint: false });
  }
}

/** Analyses records, counted from 0 over all files. */
class Analyst {
  readonly #settings: Settings;
  #record = 0;
  /** Whether a line was no valid record or had no such seat. */
  hasFailed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Analyses the record on a line, or says what is wrong with it. */
  async line(line: FileLine, where: string): Promise<void> {
    const read = readRecord(line);
    const problem = read.ok ? await this.#analyse(read.record) : problemOf(read);
    this.#record++;
    if (problem === null) return;
    console.error(`reynard: ${where}: ${problem}`);
    this.hasFailed = true;
  }

  /** Analyses the seats of a record. Returns why that is not possible, or null. */
  async #analyse(record: GameRecord): Promise<string | null> {
    const { seat: only, json } = this.#settings;
    if (only !== null && only >= record.players.length) return `there is no seat ${only}`;
    const evaluator = await evaluatorFor(sheetById(record.game)!);
    for (const seat of only === null ? record.players.keys() : [only]) {
      const analysis = analyseSeat(record, seat, evaluator, this.#settings);
      const out = json
        ? `${JSON.stringify(asJson(this.#record, record, analysis))}\n`
        : analysisText(this.#settings, record, analysis);
      await write(process.stdout, out);
    }
    return null;
  }
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length === 0) throw new UsageError('name a file of records, or "-" for standard input');
  const analyst = new Analyst({
    seat: values.seat === undefined ? null : wholeNumber(values.seat, 'seat', 0, 3),
    deep: values.deep,
    json: values.json,
    seed: values.seed ?? 'analysis',
    pen: { paint: Paint.for(process.stdout, !values['no-color']), messages: MESSAGES.en },
  });
  let worst = 0;
  for (const path of positionals)
    worst = Math.max(worst, await eachLine(path, (line, where) => analyst.line(line, where)));
  return Math.max(worst, analyst.hasFailed ? 1 : 0);
}

export const analyse: Command = {
  name: 'analyse',
  summary: 'tell luck and lost points of recorded games apart',
  usage: 'FILE.jsonl… [OPTIONS]      ("-" reads standard input)',
  options,
  notes: `
Each game and seat gives a line such as
  243 = 279 par − 19 luck − 17 lost; plays like Grimbert
then every mistake with what was better. par is what a strong bot scores on average, luck what the
dice gave, lost what other choices would have gained. Of an unfinished game the first number is the
expected total. The same seed gives the same figures; docs/analysis.md explains them.

With --json each record and seat gives one line:
  {"record":i,"game":"…","seat":n,"player":"…","total":…,"par":…,"luck":…,"lost":…,"like":"…",
   "decisions":[{"event":i,"kind":"…","loss":…,"se":…,"judgement":"…","best":{…},"value":…,
   "bestValue":…}],"luckEvents":[{"event":i,"luck":…}]}
record counts from 0; event is an index into the record's events; best is an event that is legal
there; total = par + luck − lost; like is null for an unfinished game and for games of several.

Exit code: 0 if every record was analysed, 1 if one is invalid, has no such seat or a file has no
records, 2 if a file cannot be read.

Examples:
  reynard analyse games.jsonl --seat 0 --deep
  zcat games.jsonl.gz | reynard analyse --json -`,
  run,
};
