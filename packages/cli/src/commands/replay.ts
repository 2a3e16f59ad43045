// `reynard replay`: steps through a recorded game.
import {
  checkEvent,
  checkRecord,
  type Event,
  type GameRecord,
  Position,
  sheetById,
  writePosition,
} from '@reynard/engine';
import { type Command, fileProblem, readArguments, UsageError, wholeNumber } from '../command.ts';
import type { Pen } from '../draw/sheet.ts';
import { linesOf, openInput } from '../lines.ts';
import { languageNamed, MESSAGES, titleOf } from '../messages/index.ts';
import { drawResult } from '../play/result.ts';
import { drawHeader, drawPosition } from '../play/screen.ts';
import { nameSeats } from '../play/seats.ts';
import { SCREEN_OPTIONS } from '../screen-options.ts';
import { Terminal } from '../terminal/terminal.ts';
import { logMove, logRoll, logRound } from '../words/log.ts';

const options = {
  'game-index': { type: 'string', value: 'I', help: 'which game in the file, counting from 0 (default: 0)' },
  positions: {
    type: 'boolean',
    help: 'print only the positions, one per line: the start, then after each event',
  },
  ...SCREEN_OPTIONS,
} as const;

/** One event, its description, and the position after it. */
interface Step {
  readonly line: string;
  /** The bonus of the new round, if the event starts one. */
  readonly opening: readonly string[];
  /** The seat whose sheet to show. */
  readonly seat: number;
  readonly position: Position;
}

/** The text of one game of a file. */
async function readGame(path: string, index: number): Promise<string> {
  let seen = 0;
  try {
    for await (const { text } of linesOf(openInput(path))) {
      if (seen++ < index) continue;
      if (text === null)
        throw new UsageError(`game ${index} of ${path} is too long to read`, { showHint: false });
      return text;
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${path}: ${fileProblem(error)}`, { showHint: false });
  }
  const count = seen === 1 ? 'one game' : `${seen} games`;
  throw new UsageError(
    seen === 0 ? `${path}: no records` : `${path} has ${count}; --game-index counts from 0`,
    {
      showHint: false,
    },
  );
}

/** Reads a record up to its first illegal event; `problem` describes that event. */
function readSteps(pen: Pen, text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const checked = checkRecord(value);
  if (!checked.ok && checked.error.event === null && !isPlayable(checked.error.code)) return null;
  const record = value as GameRecord;
  const sheet = sheetById(record.game)!;
  const names = nameSeats(
    record.players.map((name) => ({ name, bot: null })),
    pen.messages.you,
  );
  const position = Position.start(sheet, names.length);
  const steps: Step[] = [{ line: '', opening: logRound(pen, position), seat: 0, position: position.clone() }];
  const end = checked.ok ? record.events.length : (checked.error.event ?? record.events.length);
  for (const event of record.events.slice(0, end)) steps.push(step(pen, names, position, event));
  return { record, sheet, names, steps, problem: checked.ok ? null : checked.error };
}

/** Whether a record with this error can still be replayed. */
const isPlayable = (code: string) => ['missing-result', 'unexpected-result', 'wrong-result'].includes(code);

/** Plays an event that is known to be legal. */
function step(pen: Pen, names: readonly string[], position: Position, event: Event): Step {
  const checked = checkEvent(position, event);
  if (!checked.ok) throw new Error(checked.error.reason);
  const before = position.clone();
  const seat = event.e === 'roll' ? before.active : event.p;
  let line: string;
  if ('roll' in checked) {
    position.roll(checked.roll.faces, checked.roll.tray, checked.roll.fields);
    line = logRoll(pen, names, position, before.hand);
  } else {
    line = logMove(pen, names, before, seat, checked.move);
    position.play(checked.move);
  }
  const opening = position.round === before.round ? [] : logRound(pen, position);
  return { line, opening, seat, position: position.clone() };
}

class Replay {
  readonly #terminal: Terminal;
  readonly #pen: Pen;
  readonly #title: string;
  readonly #names: readonly string[];
  readonly #steps: readonly Step[];

  constructor(terminal: Terminal, pen: Pen, title: string, names: readonly string[], steps: readonly Step[]) {
    this.#terminal = terminal;
    this.#pen = pen;
    this.#title = title;
    this.#names = names;
    this.#steps = steps;
  }

  /** Prints every step, and the sheets at the end of each round. */
  printAll(): void {
    this.#steps.forEach(({ line, opening, position }, i) => {
      if (line) this.#terminal.printIndented(`${String(i).padStart(4)}  ${line}`, 6);
      if (position.round !== this.#steps[i - 1]?.position.round) this.#printRound(position);
      for (const text of opening) this.#terminal.printIndented(`      ${text}`, 6);
    });
    this.#terminal.print();
    this.#names.forEach((name, seat) => {
      if (this.#names.length > 1) this.#terminal.print(this.#pen.paint.bold(name));
      this.#printSheet(this.#steps.at(-1)!.position, seat);
    });
  }

  #printRound(position: Position): void {
    this.#terminal.print();
    for (const line of drawHeader(this.#pen, this.#title, position, this.#names, this.#terminal.columns)) {
      this.#terminal.print(line);
    }
  }

  #printSheet(position: Position, seat: number): void {
    for (const line of drawPosition(this.#pen, position, seat, [], this.#terminal.columns)) {
      this.#terminal.print(line);
    }
    this.#terminal.print();
  }

  /** Lets the reader step through the game. Returns whether the end was passed. */
  async walk(): Promise<boolean> {
    const { messages, paint } = this.#pen;
    let at = 0;
    this.#show(at);
    for (;;) {
      const answer = await this.#terminal.ask(`${paint.dim(messages.replay.keys)}\n> `);
      if (answer === null || answer === 'q') return false;
      if (answer === 'p') {
        this.#terminal.printWhole(writePosition(this.#steps[at].position));
        continue;
      }
      const to = this.#target(answer, at);
      if (to === null) this.#terminal.print(messages.replay.unknown(answer));
      else if (to < 0) this.#terminal.print(messages.replay.first);
      else if (to >= this.#steps.length) {
        if (at === this.#steps.length - 1) return true;
        this.#terminal.print(messages.replay.last);
      } else {
        at = to;
        this.#show(at);
      }
    }
  }

  #target(answer: string, at: number): number | null {
    if (answer === '' || answer === 'n') return at + 1;
    if (answer === 'b') return at - 1;
    if (answer === 'r') {
      const { round } = this.#steps[at].position;
      const next = this.#steps.findIndex(({ position }, i) => i > at && position.round !== round);
      return next < 0 ? Math.max(this.#steps.length - 1, at) : next;
    }
    const goTo = /^g?\s*(\d{1,9})$/.exec(answer);
    return goTo ? Number(goTo[1]) : null;
  }

  #show(at: number): void {
    const { position, seat, line, opening } = this.#steps[at];
    const { messages, paint } = this.#pen;
    this.#terminal.clear();
    this.#printRound(position);
    if (this.#names.length > 1) this.#terminal.print(paint.bold(this.#names[seat]));
    this.#terminal.print();
    this.#printSheet(position, seat);
    this.#terminal.print(paint.dim(`${messages.label.step} ${at}/${this.#steps.length - 1}`));
    for (const text of [line, ...opening]) if (text) this.#terminal.printIndented(`› ${text}`, 2);
    this.#terminal.print();
  }
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length !== 1) throw new UsageError('name one file of records, or "-" for standard input');
  const index = wholeNumber(values['game-index'] ?? '0', 'game-index', 0, 1e12);
  const terminal = new Terminal({ colour: !values['no-color'] });
  const pen: Pen = { paint: terminal.paint, messages: MESSAGES[languageNamed(values.lang)] };
  const [path] = positionals;
  const game = readSteps(pen, await readGame(path, index));
  if (game === null) {
    console.error(`reynard: game ${index} of ${path} is not a record; "reynard verify" says more`);
    return 1;
  }
  const { record, sheet, names, steps, problem } = game;
  const replay = new Replay(terminal, pen, titleOf(pen.messages, sheet), names, steps);
  if (values.positions) {
    for (const { position } of steps) terminal.printWhole(writePosition(position));
    terminal.close();
    return problem ? 1 : 0;
  }
  const isWalk = terminal.isInteractive && path !== '-';
  try {
    if (isWalk) {
      if (!(await replay.walk())) return 0;
    } else replay.printAll();
  } finally {
    terminal.close();
  }
  if (problem) {
    const reason = pen.messages.reasons[problem.code];
    console.error(problem.event === null ? reason : pen.messages.replay.broken(problem.event + 1, reason));
    return 1;
  }
  if (!record.result) terminal.print(pen.messages.replay.unfinished);
  else
    for (const line of drawResult(pen, sheet, names, record.result, terminal.columns)) terminal.print(line);
  return 0;
}

export const replay: Command = {
  name: 'replay',
  summary: 'step through a recorded game',
  usage: 'FILE [--game-index I]      ("-" reads standard input)',
  options,
  notes: `
On a terminal: Enter or n next step, b back, r next round, g N go to step N, p print the position,
q quit. In a pipe all steps are printed. A record that breaks a rule is shown up to there; the exit
code is 1 then.

Example:
  reynard replay games.jsonl --game-index 3
  reynard replay games.jsonl --positions | tail -1`,
  run,
};
