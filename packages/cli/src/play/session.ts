// A game at the terminal, from where it stands to its end or until the player leaves. Bots and forced steps play by
// themselves; everything that happens is said, recorded and saved.
import { type Bot, think } from '@reynard/bots';
import {
  ACTIONS,
  BONUS,
  DONE,
  type Game,
  kindOf,
  MAX_MOVES,
  type Move,
  Random,
  ROLL,
  seatToAct,
  writePosition,
} from '@reynard/engine';
import { flow } from '../draw/block.ts';
import type { Pen } from '../draw/sheet.ts';
import { titleOf } from '../messages/index.ts';
import { ACTION_SIGNS, ANY_AREA, FOX, SHAPES } from '../terminal/glyphs.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';
import { logMove, logRoll, logRound } from '../words/log.ts';
import { movesByCode } from '../words/notation.ts';
import { drawChoices, taskOf } from './choices.ts';
import { drawResult } from './result.ts';
import { drawHeader, drawPosition } from './screen.ts';
import type { SessionPlayer } from './seats.ts';

export type Ending = 'over' | 'left';

export interface SessionOptions {
  readonly terminal: Terminal;
  readonly pen: Pen;
  readonly game: Game;
  readonly seats: readonly SessionPlayer[];
  readonly seed: string;
  /** Whether the game starts from a position rather than at the start of a round. */
  readonly fromPosition: boolean;
  /** The stream of the dice, already past those that were rolled. */
  readonly dice: Random;
  /** Called after every event. */
  readonly save: () => void;
}

const scratch = new Int32Array(MAX_MOVES);

export class Session {
  readonly #o: SessionOptions;
  readonly #names: readonly string[];
  /** What happened since the player last looked. */
  #news: string[] = [];

  constructor(options: SessionOptions) {
    this.#o = options;
    this.#names = options.seats.map(({ name }) => name);
  }

  /** Adds a line to what the player sees next. */
  tell(line: string): void {
    this.#news.push(line);
  }

  async play(): Promise<Ending> {
    const { game, seats } = this.#o;
    if (game.record.events.length === 0 && !this.#o.fromPosition)
      this.#news.push(...logRound(this.#o.pen, game.position));
    while (!game.position.isOver) {
      const seat = seatToAct(game.position)!;
      const moves = this.#choices(seat);
      const { bot } = seats[seat];
      const move = bot
        ? await this.#letChoose(bot, seat)
        : (this.#forced(seat, moves) ?? (await this.#ask(seat, moves)));
      if (move === null) return 'left';
      if (move !== 'undone') this.#step(seat, move);
    }
    this.#showEnd();
    return 'over';
  }

  #choices(seat: number): Move[] {
    return [...scratch.subarray(0, this.#o.game.position.listChoices(seat, scratch))];
  }

  /** A bot's choice; null if the player leaves meanwhile. */
  async #letChoose(bot: Bot, seat: number): Promise<Move | null> {
    const { game, pen, terminal, seed } = this.#o;
    // A stream per decision, so that a resumed game goes on as if it had not been interrupted.
    const random = new Random(`${seed}/seat/${seat}/${game.record.events.length}`);
    if (!bot.deliberate) return bot.choose(game.position, seat, random);
    terminal.status(pen.paint.dim(pen.messages.say.thinking(this.#names[seat])));
    const [{ move }] = await think(bot, game.position, seat, random);
    terminal.status('');
    return terminal.interrupted ? null : move;
  }

  /**
   * The move that is played without asking, if there is one: the only way to use a bonus, or the end of a turn with nothing left
   * to do. Not if a bot acts next or the game ends: the player could not take anything back then.
   */
  #forced(seat: number, moves: readonly Move[]): Move | null {
    const [only] = moves;
    if (moves.length !== 1 || only === ROLL) return null;
    if (kindOf(only) === BONUS) return only;
    if (kindOf(only) !== DONE) return null;
    const after = this.#o.game.position.clone();
    after.play(only);
    if (after.isOver) return null;
    const next = seatToAct(after)!;
    return this.#o.seats[next].bot && next !== seat ? null : only;
  }

  #step(seat: number, move: Move): void {
    const { game, pen, dice, seats, save } = this.#o;
    const before = game.position.clone();
    if (move === ROLL) {
      game.roll(dice);
      // A person who rolls sees the dice on the screen. The rolls of a bot are told.
      if (seats[seat].bot) this.#news.push(logRoll(pen, this.#names, game.position, before.hand));
    } else {
      if (kindOf(move) !== DONE) this.#news.push(logMove(pen, this.#names, before, seat, move));
      game.play(move);
    }
    if (game.position.round !== before.round) this.#news.push(...logRound(pen, game.position));
    save();
  }

  /** Takes back the last real decision. Returns how many events went. */
  #undo(): number {
    const { game, seats, save } = this.#o;
    let count = 0;
    for (;;) {
      const seat = game.undoSeat;
      if (seat === null || seats[seat].bot || !game.undo(seat).ok) return 0;
      count++;
      const acting = seatToAct(game.position)!;
      // A forced step would be played again at once: go back to the decision before it.
      if (this.#forced(acting, this.#choices(acting)) === null) break;
    }
    save();
    return count;
  }

  /** Asks until there is a move; null if the player leaves. */
  async #ask(seat: number, moves: readonly Move[]): Promise<Move | 'undone' | null> {
    const { terminal, pen } = this.#o;
    const { messages } = pen;
    this.#show(seat, moves);
    const task = taskOf(pen, this.#o.game.position, seat);
    const sentence = this.#names.length > 1 ? messages.prompt(this.#names[seat], task) : capitalised(task);
    const redraw = () => this.#show(seat, moves);
    for (;;) {
      const answer = await terminal.ask(`${pen.paint.bold(sentence)} > `, redraw);
      if (answer === null || answer === 'q') return null;
      if (answer === 'u') {
        const undone = this.#undo();
        if (undone > 0) {
          this.#news = [messages.log.undone(undone)];
          return 'undone';
        }
        terminal.print(messages.say.nothingToUndo);
      } else if (answer === '?' || answer === 'h') this.#showHelp();
      else if (answer === '=') terminal.printWhole(writePosition(this.#o.game.position));
      else if (/^l\s*\d*$/.test(answer)) this.#look(answer, redraw);
      else {
        const found = this.#read(answer, moves);
        if (found.length === 1) {
          this.#news = [];
          return found[0];
        }
        if (found.length > 1) this.#list(moves, found);
        else terminal.print(messages.say.unknownChoice(answer, moves.length));
      }
    }
  }

  /** The moves an answer stands for. */
  #read(answer: string, moves: readonly Move[]): Move[] {
    if (answer === '') return moves.length === 1 ? [...moves] : moves.filter((move) => move === ROLL);
    if (/^\d+$/.test(answer)) return moves.slice(Number(answer) - 1, Number(answer)).slice(0, 1);
    return movesByCode(this.#o.game.position, moves, answer);
  }

  #show(seat: number, moves: readonly Move[]): void {
    const { terminal, pen, game } = this.#o;
    const { position } = game;
    const width = terminal.columns;
    const news = this.#news.flatMap((line) => wrap(`${pen.paint.dim('›')} ${line}`, width, '  ').split('\n'));
    const lines = [
      ...drawHeader(pen, titleOf(pen.messages, position.layout.sheet), position, this.#names, width),
      '',
      ...drawPosition(pen, position, seat, moves, width),
      '',
      ...(news.length > 0 ? [...news, ''] : []),
      ...drawChoices(pen, position, moves, moves, width),
      pen.paint.dim(pen.messages.say.hint),
    ];
    terminal.clear();
    // A low window has no room for blank lines.
    const isTall = lines.length < terminal.rows;
    terminal.print(lines.filter((line) => isTall || line !== '').join('\n'));
  }

  #list(all: readonly Move[], shown: readonly Move[]): void {
    const { terminal, pen, game } = this.#o;
    for (const line of drawChoices(pen, game.position, all, shown, terminal.columns)) terminal.print(line);
  }

  #look(answer: string, redraw: () => void): void {
    const { terminal, pen, game } = this.#o;
    const seat = Number(answer.slice(1).trim()) - 1;
    if (!(seat >= 0 && seat < this.#names.length)) {
      if (answer.trim() === 'l') redraw();
      else terminal.print(pen.messages.say.noSuchSeat(this.#names.length));
      return;
    }
    terminal.print();
    terminal.print(pen.paint.bold(this.#names[seat]));
    for (const line of drawPosition(pen, game.position, seat, [], terminal.columns)) terminal.print(line);
    terminal.print();
  }

  #showHelp(): void {
    const { terminal, pen, game } = this.#o;
    const { say, colours, actions, label } = pen.messages;
    terminal.print();
    for (const line of say.help.split('\n'))
      terminal.printIndented(line, /^\S+( \d)? {2,}/.test(line) ? 7 : 0);
    const { dice, tracks } = game.position.layout.sheet;
    terminal.print();
    for (const action of ACTIONS.filter((each) => tracks[each]))
      terminal.printIndented(`${ACTION_SIGNS[action]}  ${actions[action]}: ${say.uses[action]}`, 3);
    const signs = [
      ...dice.map((colour) => `${pen.paint.in(colour, SHAPES[colour])} ${colours[colour]}`),
      `${pen.paint.in('fox', FOX)} ${label.fox}`,
      `${ANY_AREA} ${label.anyArea}`,
    ];
    terminal.print();
    const legend = [...signs, ...say.legend.split(' · ')];
    for (const line of flow(legend, terminal.columns)) terminal.print(line);
    terminal.print();
  }

  #showEnd(): void {
    const { terminal, pen, game } = this.#o;
    const { sheet } = game.position.layout;
    const width = terminal.columns;
    terminal.clear();
    this.#names.forEach((name, seat) => {
      if (this.#names.length > 1) terminal.print(pen.paint.bold(name));
      for (const line of drawPosition(pen, game.position, seat, [], width)) terminal.print(line);
      terminal.print();
    });
    for (const line of drawResult(pen, sheet, this.#names, game.record.result!, width)) terminal.print(line);
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
