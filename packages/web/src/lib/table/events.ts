// Events in words, one short sentence each: for the log, for screen readers, and for the moves of bots. Also the move that a
// hint proposes.
import {
  type Colour,
  checkEvent,
  type Event,
  type Faces,
  type Move,
  marksField,
  moveEvent,
  type Position,
  type RollEvent,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { grammar } from '#lib/words/grammar/index.ts';
import { dieWords, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { markWords } from './mark-words.ts';

type MarkEvent = Extract<Event, { mark: object }>;

/** One event in words, without who did it; `before` is the position in which it happens. */
export const eventWords = (before: Position, event: Event): string => sentenceCase(plainWords(before, event));

function plainWords(before: Position, event: Event): string {
  switch (event.e) {
    case 'roll':
      return rollWords(event);
    case 'reroll':
      return m.said_reroll();
    case 'return':
      return m.said_return({ die: dieOn(before, event.die) });
    case 'skip':
      return m.said_skip();
    case 'pass':
      return m.said_pass();
    case 'stop':
      return m.said_stop();
    case 'done':
      return m.said_done();
    default: {
      const checked = checkEvent(before, event);
      return checked.ok && 'move' in checked ? markedWords(before, event, checked.move) : '';
    }
  }
}

const facesWords = (dice: Faces) =>
  listWords(Object.entries(dice).map(([colour, face]) => dieWords(colour as Colour, face!)));

const coloursWords = (colours: readonly Colour[]) =>
  listWords(colours.map((colour) => grammar.colours[colour]));

function rollWords({ dice: faces, tray, fields }: RollEvent): string {
  const dice = facesWords(faces);
  if (!tray) return m.said_roll({ dice });
  const laid = { dice, tray: coloursWords(tray) };
  return fields ? m.said_roll_fields({ ...laid, fields: coloursWords(fields) }) : m.said_roll_tray(laid);
}

const SAID = { pick: m.said_pick, extra: m.said_extra };

function markedWords(before: Position, event: MarkEvent, move: Move): string {
  const mark = markWords(before.layout, move);
  if (event.e === 'bonus') return m.said_bonus({ mark });
  if (event.e === 'sweep') {
    const said = before.layout.sweep?.dice === 'company' ? m.said_company : m.said_sweep;
    return said({ mark, die: grammar.withDie(event.die) });
  }
  const changed = event.polish ? polishWords(before, event.polish) : [];
  if (event.joker) changed.push(m.said_joker({ die: dieOn(before, event.die), to: event.joker.value }));
  return SAID[event.e]({ mark, die: [grammar.withDie(event.die), ...changed].join(', ') });
}

/** A die by the number that it shows in a position. */
const dieOn = (position: Position, die: Colour) =>
  dieWords(die, position.face(position.layout.sheet.dice.indexOf(die)));

/** The dice that count as another number: "pink 3 polished to 5". */
function polishWords(before: Position, polish: Faces): string[] {
  return Object.entries(polish).map(([colour, change]) => {
    const face = before.face(before.layout.sheet.dice.indexOf(colour as Colour));
    return m.said_polish({ die: dieWords(colour as Colour, face), to: face + change! });
  });
}

/** One event in words, with the player's name where somebody acted. */
export function eventLine(before: Position, event: Event, players: readonly string[]): string {
  const words = eventWords(before, event);
  return event.e === 'roll' || players.length === 1
    ? words
    : m.said_by({ name: players[event.p], what: words });
}

const STEPS: Readonly<Record<string, () => string>> = {
  reroll: m.button_reroll,
  skip: m.button_skip,
  pass: m.button_pass,
  stop: m.button_stop,
  done: m.button_done,
};

/** A move that has not been played yet, as advice. */
export function moveWords(position: Position, move: Move): string {
  const event = moveEvent(position.layout, move);
  if (marksField(move)) return eventWords(position, event);
  return event.e === 'return'
    ? sentenceCase(m.now_return({ die: dieOn(position, event.die) }))
    : STEPS[event.e]();
}
