// `reynard position`: draws a position and lists the moves of the player to act.
import { MAX_MOVES, type Position, resultOf, seatToAct } from '@reynard/engine';
import { type Command, readArguments, UsageError } from '../command.ts';
import type { Pen } from '../draw/sheet.ts';
import { languageNamed, MESSAGES, titleOf } from '../messages/index.ts';
import { drawChoices, taskOf } from '../play/choices.ts';
import { drawResult } from '../play/result.ts';
import { drawHeader, drawPosition } from '../play/screen.ts';
import { positionNamed } from '../position-named.ts';
import { SCREEN_OPTIONS } from '../screen-options.ts';
import { Terminal } from '../terminal/terminal.ts';

const options = {
  ...SCREEN_OPTIONS,
} as const;

/** Everything about a position, line by line. */
function describe(pen: Pen, position: Position, width: number): string[] {
  const { sheet } = position.layout;
  const names = Array.from({ length: position.players }, (_, seat) => `#${seat + 1}`);
  const acting = seatToAct(position);
  const moves = acting === null ? [] : choicesOf(position, acting);
  const sheets = names.flatMap((name, seat) => [
    ...(names.length > 1 ? [pen.paint.bold(name)] : []),
    ...drawPosition(pen, position, seat, seat === acting ? moves : [], width),
    '',
  ]);
  const header = drawHeader(pen, titleOf(pen.messages, sheet), position, names, width);
  if (acting === null)
    return [...header, '', ...sheets, ...drawResult(pen, sheet, names, resultOf(position), width)];
  const task = taskOf(pen, position, acting);
  return [
    ...header,
    '',
    ...sheets,
    pen.paint.bold(names.length > 1 ? pen.messages.prompt(names[acting], task) : task),
    ...drawChoices(pen, position, moves, moves, width),
  ];
}

function choicesOf(position: Position, seat: number): number[] {
  const moves = new Int32Array(MAX_MOVES);
  return [...moves.subarray(0, position.listChoices(seat, moves))];
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length !== 1) throw new UsageError('name one position');
  const position = positionNamed(positionals[0]);
  const terminal = new Terminal({ colour: !values['no-color'] });
  const pen: Pen = { paint: terminal.paint, messages: MESSAGES[languageNamed(values.lang)] };
  for (const line of describe(pen, position, terminal.columns)) terminal.print(line);
  terminal.close();
  return 0;
}

export const position: Command = {
  name: 'position',
  summary: 'draw a position with its moves',
  usage: 'POSITION',
  options,
  notes: `
A position is one line of text, as "reynard replay --positions" and the key "=" of "reynard play"
print it; docs/position.md explains it. One that cannot be is refused with the reason (exit code 2).

Example:
  reynard position 1.ganz-schoen-clever.1a-choose1.h4h1h2h6h3h5.C1B1B1B1----~r10`,
  run,
};
