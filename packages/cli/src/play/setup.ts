// The questions before a game: which one, and who plays.
import { BOT_NAMES } from '@reynard/bots';
import { SHEETS, type Sheet } from '@reynard/engine';
import type { Pen } from '../draw/sheet.ts';
import { titleOf } from '../messages/index.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readSeat, type SeatPlan } from './seats.ts';

/** Null if the player leaves. */
export async function askGame(terminal: Terminal, pen: Pen): Promise<Sheet | null> {
  const { setup } = pen.messages;
  SHEETS.forEach((sheet, i) => {
    terminal.print(`  ${pen.paint.bold(String(i + 1))}  ${titleOf(pen.messages, sheet)} (${sheet.year})`);
  });
  for (;;) {
    const answer = await terminal.ask(`${setup.game} [1] > `);
    if (answer === null || answer === 'q') return null;
    const sheet = SHEETS[answer === '' ? 0 : Number(answer) - 1];
    if (sheet) return sheet;
    terminal.print(setup.badGame(SHEETS.length));
  }
}

/** Null if the player leaves. */
export async function askPlayers(terminal: Terminal, pen: Pen): Promise<SeatPlan[] | null> {
  const { setup } = pen.messages;
  terminal.print(pen.paint.dim(setup.playersHint));
  terminal.print(pen.paint.dim(setup.bots(BOT_NAMES.join(', '))));
  for (;;) {
    const answer = await terminal.ask(`${setup.players} > `);
    if (answer === null || answer === 'q') return null;
    const texts = answer === '' ? [''] : answer.split(',');
    const seats = texts.map(readSeat);
    const unknown = seats.find((seat) => typeof seat === 'string');
    if (unknown !== undefined) terminal.print(setup.noBot(unknown as string));
    else if (seats.length > 4) terminal.print(setup.badPlayers);
    else return seats as SeatPlan[];
  }
}
