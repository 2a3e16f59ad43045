// `reynard play`: a game at the terminal, for people and bots.
import { randomBytes } from 'node:crypto';
import { BOT_NAMES, diceStream } from '@reynard/bots';
import { Game, Position, playEvent, type Random, rollDice, type Sheet, writePosition } from '@reynard/engine';
import { botNamed } from '../bot-names.ts';
import { type Command, fileProblem, readArguments, UsageError, type Values } from '../command.ts';
import type { Pen } from '../draw/sheet.ts';
import { DEFAULT_GAME, GAME_NAMES, gameNamed, gameOption } from '../games.ts';
import { languageNamed, MESSAGES, titleOf } from '../messages/index.ts';
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
import { positionNamed } from '../position-named.ts';
import { SCREEN_OPTIONS } from '../screen-options.ts';
import { Terminal } from '../terminal/terminal.ts';

const options = {
  game: gameOption(`${GAME_NAMES} (default: asked at a terminal, else the first)`),
  seat: {
    type: 'string',
    multiple: true,
    value: 'WHO',
    help: `a player: a name, or bot:NAME; up to four times (default: you alone)\nbots: ${BOT_NAMES.join(', ')}`,
  },
  from: {
    type: 'string',
    value: 'POSITION',
    help: 'start from a position (see below); such a game is not saved',
  },
  resume: { type: 'boolean', short: 'r', help: 'continue the saved game' },
  new: { type: 'boolean', help: 'start a new game; a saved unfinished one is lost' },
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
  ...SCREEN_OPTIONS,
} as const;

/** A game to start or to continue. */
interface PlannedGame {
  readonly game: Game;
  readonly plans: readonly SeatPlan[];
  readonly seed: string;
}

function seatNamed(text: string): SeatPlan {
  const seat = readSeat(text);
  if (typeof seat === 'string') return { name: seat, bot: botNamed(seat) };
  return seat;
}

/** The position of `--from`, which goes with no option about saved games. */
function readFrom(values: Values<typeof options>): Position | null {
  if (values.from === undefined) return null;
  const other = (['game', 'resume', 'new', 'record', 'save'] as const).find((name) => values[name]);
  if (other) {
    throw new UsageError(
      `--from starts in the middle of a game, which has no record; it does not go with --${other}`,
    );
  }
  const position = positionNamed(values.from);
  const { players } = position;
  if (values.seat.length > 0 && values.seat.length !== players) {
    throw new UsageError(
      `the position is for ${players} ${players === 1 ? 'player' : 'players'}: give as many --seat, or none`,
    );
  }
  return position;
}

function readPlay(argv: string[]) {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  if (values.seat.length > 4) throw new UsageError('a game has 1 to 4 players');
  for (const option of ['game', 'seed'] as const) {
    if (values.resume && values[option] !== undefined) {
      throw new UsageError(`--resume continues the saved game; --${option} is for a new one`);
    }
  }
  if (values.resume && (values.seat.length > 0 || values.new)) {
    throw new UsageError(
      `--resume continues the saved game; --${values.new ? 'new' : 'seat'} is for a new one`,
    );
  }
  return {
    ...values,
    language: languageNamed(values.lang),
    position: readFrom(values),
    sheet: values.game === undefined ? null : gameNamed(values.game),
    plans: values.seat.map(seatNamed),
    path: values.save ?? defaultSavePath(process.env),
  };
}
type PlayOptions = ReturnType<typeof readPlay>;

/** The dice stream of a game, advanced past the rolls in its record. */
function diceAfter({ record, position: { layout, players } }: Game, seed: string): Random {
  const dice = diceStream(seed);
  const position = Position.start(layout.sheet, players);
  for (const event of record.events) {
    if (event.e === 'roll') rollDice(position.clone(), dice);
    playEvent(position, event);
  }
  return dice;
}

function resumeGame({ record, seats, seed }: SavedGame): PlannedGame {
  const resumed = Game.resume(record);
  if (!resumed.ok) throw new Error(resumed.error.reason);
  return { game: resumed.game, plans: seats, seed: seed ?? freshSeed() };
}

/** A game from a position; seats without a name are people. */
function fromPosition(pen: Pen, { plans, seed }: PlayOptions, position: Position): PlannedGame {
  const seats =
    plans.length > 0 ? plans : new Array<SeatPlan>(position.players).fill({ name: '', bot: null });
  const names = nameSeats(seats, pen.messages.you);
  return { game: Game.from(position, names), plans: seats, seed: seed ?? freshSeed() };
}

const freshSeed = () => randomBytes(5).toString('hex');

async function newGame(terminal: Terminal, pen: Pen, given: PlayOptions): Promise<PlannedGame | null> {
  let sheet: Sheet | null = given.sheet;
  let plans: readonly SeatPlan[] | null = given.plans.length > 0 ? given.plans : null;
  const asks = terminal.isInteractive && sheet === null && plans === null;
  if (asks) {
    terminal.print(pen.paint.bold(pen.messages.say.title));
    sheet = await askGame(terminal, pen);
    plans = sheet && (await askPlayers(terminal, pen));
    if (!sheet || !plans) return null;
  }
  plans ??= [{ name: '', bot: null }];
  const names = nameSeats(plans, pen.messages.you);
  return { game: Game.start(sheet ?? DEFAULT_GAME, names), plans, seed: given.seed ?? freshSeed() };
}

/** Asks what to do with an unfinished saved game. */
async function askUnfinished(terminal: Terminal, pen: Pen): Promise<'continue' | 'new' | 'quit'> {
  const { say } = pen.messages;
  for (;;) {
    const answer = await terminal.ask(`${say.unfinishedAsk} > `);
    if (answer === null) return 'quit';
    const choice = say.unfinishedKeys.indexOf(answer.toLowerCase().slice(0, 1));
    if (choice >= 0) return (['continue', 'new', 'quit'] as const)[choice];
  }
}

/** The game to play, saved or new; a number is the exit code if there is none. */
async function chooseGame(terminal: Terminal, pen: Pen, given: PlayOptions): Promise<PlannedGame | number> {
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
    const title = titleOf(pen.messages, position.layout.sheet);
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
  { game, plans, seed }: PlannedGame,
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
    const planned = given.position
      ? fromPosition(pen, given, given.position)
      : await chooseGame(terminal, pen, given);
    return typeof planned === 'number' ? planned : await playPlanned(terminal, pen, given, planned);
  } finally {
    terminal.close();
  }
}

async function playPlanned(
  terminal: Terminal,
  pen: Pen,
  given: PlayOptions,
  planned: PlannedGame,
): Promise<number> {
  const { game, plans, seed } = planned;
  const { say, end } = pen.messages;
  const { sheet } = game.position.layout;
  const { players } = game.record;
  if (game.position.isOver) {
    for (const line of drawResult(pen, sheet, players, game.record.result!, terminal.columns))
      terminal.print(line);
    return 0;
  }
  const paths = [given.path, given.record].filter((path) => path !== undefined);
  const save = saver(terminal, pen, planned, given.position ? [] : paths);
  const seats = await seatBots(sheet, nameSeats(plans, pen.messages.you), plans);
  const session = new Session({
    terminal,
    pen,
    game,
    seats,
    seed,
    fromPosition: given.position !== null,
    dice: diceAfter(game, seed),
    save,
  });
  if (given.resume) session.tell(say.resumed(titleOf(pen.messages, sheet), game.position.round + 1));
  else session.tell(say.seed(seed));
  if (given.position) session.tell(say.notSaved);
  save();
  const ending = await session.play();
  terminal.print();
  if (given.record !== undefined) terminal.print(say.recordAt(given.record));
  if (ending === 'over') {
    if (terminal.isInteractive) terminal.print(end.again);
    return 0;
  }
  if (given.position) {
    terminal.print(say.goOnFrom);
    terminal.printWhole(`reynard play --from ${writePosition(game.position)}`);
    return terminal.interrupted ? 130 : 0;
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
from standard input; at the end of input the game is saved.

While playing: type the number of a move or its code, Enter to roll, u to undo, ? for help,
q to quit. The game is saved after every step, as a record that "reynard verify" accepts.

--from takes a position as "reynard replay --positions" and the key "=" print it. A record tells a
game from its start, so a game from a position has none: it is neither saved nor recorded. When
you leave, the position to go on from is printed.

Examples:
  reynard play --game dsc
  reynard play --game c4e --seat Ada --seat bot:greedy --lang de
  reynard play --resume
  reynard play --from 1.ganz-schoen-clever.1a-choose1.h4h1h2h6h3h5.C1B1B1B1----~r10`,
  run,
};
