// `reynard play`: a game at the terminal, for people and bots.
import { randomBytes } from 'node:crypto';
import { BOT_NAMES, diceStream } from '@reynard/bots';
import {
  Game,
  LANGUAGES,
  Position,
  playEvent,
  type Random,
  rollDice,
  SHEETS,
  type Sheet,
} from '@reynard/engine';
import { botNamed } from '../bot-names.ts';
import { type Command, fileProblem, gameNamed, readArguments, UsageError } from '../command.ts';
import type { Pen } from '../draw/sheet.ts';
import { languageNamed, MESSAGES } from '../messages/index.ts';
import { drawResult } from '../play/result.ts';
import {
  defaultSavePath,
  loadGame,
  moveAside,
  type SavedGame,
  savedText,
  writeWhole,
} from '../play/saves.ts';
import { nameSeats, readSeat, type SeatPlan, seatBots } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { askGame, askPlayers } from '../play/setup.ts';
import { Terminal } from '../terminal/terminal.ts';

const options = {
  game: { type: 'string', short: 'g', value: 'GAME', help: 'gsc, dsc or c4e (default: gsc, or asked)' },
  seat: {
    type: 'string',
    multiple: true,
    value: 'WHO',
    help: `a player: a name, or bot:NAME; up to four times (default: you alone)\nbots: ${BOT_NAMES.join(', ')}`,
  },
  resume: { type: 'boolean', short: 'r', help: 'go on with the saved game' },
  new: { type: 'boolean', help: 'start a new game even if an unfinished one is saved' },
  seed: {
    type: 'string',
    short: 's',
    value: 'S',
    help: 'same seed, same dice (default: a random one, shown)',
  },
  record: { type: 'string', value: 'FILE', help: 'keep the game record in this file too' },
  save: {
    type: 'string',
    value: 'FILE',
    help: 'where the game is saved (default: game.json in $REYNARD_HOME,\nelse in ~/.local/state/reynard)',
  },
  lang: {
    type: 'string',
    short: 'l',
    value: 'LANG',
    help: `${LANGUAGES.join(', ')} (default: from LC_ALL or LANG)`,
  },
  'no-color': { type: 'boolean', help: 'no colours (also: NO_COLOR=1)' },
} as const;

/** A game that is about to start or go on. */
interface Table {
  readonly game: Game;
  readonly plans: readonly SeatPlan[];
  readonly seed: string;
}

function seatNamed(text: string): SeatPlan {
  const seat = readSeat(text);
  if (typeof seat === 'string') return { name: seat, bot: botNamed(seat) };
  return seat;
}

function readPlay(argv: string[]) {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  if (values.seat.length > 4) throw new UsageError('a game has 1 to 4 players');
  for (const option of ['game', 'seed'] as const) {
    if (values.resume && values[option] !== undefined) {
      throw new UsageError(`--resume goes on with the saved game; --${option} is for a new one`);
    }
  }
  if (values.resume && (values.seat.length > 0 || values.new)) {
    throw new UsageError(
      `--resume goes on with the saved game; --${values.new ? 'new' : 'seat'} is for a new one`,
    );
  }
  return {
    ...values,
    language: languageNamed(values.lang),
    sheet: values.game === undefined ? null : gameNamed(values.game),
    plans: values.seat.map(seatNamed),
    path: values.save ?? defaultSavePath(process.env),
  };
}
type PlayOptions = ReturnType<typeof readPlay>;

/** The dice stream of a game, past what was rolled. */
function diceAfter({ record, position: { layout, players } }: Game, seed: string): Random {
  const dice = diceStream(seed);
  const position = Position.start(layout.sheet, players);
  for (const event of record.events) {
    if (event.e === 'roll') rollDice(position.clone(), dice);
    playEvent(position, event);
  }
  return dice;
}

function resumeGame({ record, seats, seed }: SavedGame): Table {
  const resumed = Game.resume(record);
  if (!resumed.ok) throw new Error(resumed.error.reason);
  return { game: resumed.game, plans: seats, seed: seed ?? freshSeed() };
}

const freshSeed = () => randomBytes(5).toString('hex');

async function newGame(terminal: Terminal, pen: Pen, given: PlayOptions): Promise<Table | null> {
  let sheet: Sheet | null = given.sheet;
  let plans: readonly SeatPlan[] | null = given.plans.length > 0 ? given.plans : null;
  const asks = terminal.isInteractive && sheet === null && plans === null;
  if (asks) {
    terminal.print(pen.paint.bold(pen.messages.say.title));
    sheet = await askGame(terminal, pen, given.language);
    plans = sheet && (await askPlayers(terminal, pen));
    if (!sheet || !plans) return null;
  }
  plans ??= [{ name: '', bot: null }];
  const names = nameSeats(plans, pen.messages.you);
  return { game: Game.start(sheet ?? SHEETS[0], names), plans, seed: given.seed ?? freshSeed() };
}

/** What the player wants with an unfinished saved game. */
async function askUnfinished(terminal: Terminal, pen: Pen): Promise<'continue' | 'new' | 'quit'> {
  const { say } = pen.messages;
  for (;;) {
    const answer = await terminal.ask(`${say.unfinishedAsk} > `);
    if (answer === null) return 'quit';
    const choice = say.unfinishedKeys.indexOf(answer.toLowerCase().slice(0, 1));
    if (choice >= 0) return (['continue', 'new', 'quit'] as const)[choice];
  }
}

/** The game to play: the saved one or a new one; a number is an exit code. */
async function chooseGame(terminal: Terminal, pen: Pen, given: PlayOptions): Promise<Table | number> {
  const { say } = pen.messages;
  const { path } = given;
  const complain = (...lines: string[]) => {
    for (const line of lines) console.error(line);
    return 2;
  };
  const loaded = loadGame(path, pen.messages);
  if (loaded.state === 'damaged') {
    const message = say.damaged(path, loaded.reason);
    if (!given.new) return complain(message, say.damagedKept);
    terminal.print(say.movedAside(moveAside(path)));
  }
  if (given.resume) {
    return loaded.state === 'found' ? resumeGame(loaded.saved) : complain(say.noSavedGame(path));
  }
  if (loaded.state === 'found' && loaded.saved.record.result === undefined && !given.new) {
    const { game } = resumeGame(loaded.saved);
    const { position, record } = game;
    const title = position.layout.sheet.titles[given.language];
    const message = say.unfinished(title, record.players.join(', '), position.round + 1);
    if (!terminal.isInteractive) return complain(message, say.unfinishedPiped);
    terminal.print(message);
    const choice = await askUnfinished(terminal, pen);
    if (choice === 'quit') return 0;
    if (choice === 'continue') return resumeGame(loaded.saved);
  }
  return (await newGame(terminal, pen, given)) ?? 0;
}

/** Writes the game to its files after every event; says so once if one cannot be written. */
function saver(
  terminal: Terminal,
  pen: Pen,
  { game, plans, seed }: Table,
  paths: readonly string[],
): () => void {
  const broken = new Set<string>();
  return () => {
    const text = savedText(game.record, plans, seed);
    for (const path of paths) {
      try {
        writeWhole(path, text);
      } catch (error) {
        if (!broken.has(path))
          terminal.print(pen.messages.say.cannotSave(path, fileProblem(error, pen.messages.files)));
        broken.add(path);
      }
    }
  };
}

async function run(argv: string[]): Promise<number> {
  const given = readPlay(argv);
  const terminal = new Terminal({ colour: !given['no-color'] });
  const pen: Pen = { paint: terminal.paint, messages: MESSAGES[given.language] };
  try {
    const table = await chooseGame(terminal, pen, given);
    return typeof table === 'number' ? table : await playTable(terminal, pen, given, table);
  } finally {
    terminal.close();
  }
}

async function playTable(terminal: Terminal, pen: Pen, given: PlayOptions, table: Table): Promise<number> {
  const { game, plans, seed } = table;
  const { say, end } = pen.messages;
  const { sheet } = game.position.layout;
  const { players } = game.record;
  if (game.position.isOver) {
    for (const line of drawResult(pen, sheet, players, game.record.result!, terminal.columns))
      terminal.print(line);
    return 0;
  }
  const paths = given.record === undefined ? [given.path] : [given.path, given.record];
  const save = saver(terminal, pen, table, paths);
  const seats = await seatBots(sheet, nameSeats(plans, pen.messages.you), plans);
  const session = new Session({
    terminal,
    pen,
    language: given.language,
    game,
    seats,
    seed,
    dice: diceAfter(game, seed),
    save,
  });
  if (given.resume) session.tell(say.resumed(sheet.titles[given.language], game.position.round + 1));
  else session.tell(say.seed(seed));
  save();
  const ending = await session.play();
  terminal.print();
  if (given.record !== undefined) terminal.print(say.recordAt(given.record));
  if (ending === 'over') {
    if (terminal.isInteractive) terminal.print(end.again);
    return 0;
  }
  terminal.print(say.saved(given.path));
  terminal.print(say.resumeHint + (given.save === undefined ? '' : ` --save ${given.save}`));
  return terminal.interrupted ? 130 : 0;
}

export const play: Command = {
  name: 'play',
  summary: 'play a game: alone, with others at this keyboard, or against bots',
  usage: '[OPTIONS]',
  options,
  notes: `
On a terminal without --game and --seat you are asked. In a pipe, commands are read line by line
from standard input and nothing is asked twice; at the end of input the game is saved.

While playing: type the number of a move or its code, Enter to roll, u to undo, ? for help,
q to quit. The game is saved after every step, as a record that "reynard verify" accepts.

Examples:
  reynard play --game dsc
  reynard play --game c4e --seat Ada --seat bot:greedy --lang de
  reynard play --resume`,
  run,
};
