// What happened, in one short sentence: for the log, for the screen reader, and for bots that say what they did.
import {
  type Colour,
  type Event,
  type Layout,
  type Mark,
  type Move,
  moveEvent,
  type Sheet,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { drawingOf } from '#lib/sheet/compose.ts';
import { bonusWords, colourName, listWords, placeName, sentenceCase } from './sheet.ts';

const dieWords = (colour: string, face: number) => m.die_face({ colour: colourName(colour as Colour), face });

/** The field a recorded mark names, as words. */
function markWords(sheet: Sheet, mark: Mark): string {
  const index = sheet.areas.findIndex((area) => area.colour === mark.area);
  const area = drawingOf(sheet).areas.find((drawn) => drawn.index === index)!;
  const colour = colourName(mark.area);
  if (mark.at) {
    const field = area.fields.find((f) => f.row === mark.at![0] && f.column === mark.at![1])!;
    return placeName(sheet, area, field);
  }
  if (mark.region) {
    const letters = [
      ...new Set((sheet.areas[index] as { regions: readonly string[] }).regions.join('')),
    ].sort();
    return placeName(sheet, area, area.fields[letters.indexOf(mark.region)]);
  }
  if (mark.value === undefined) return m.mark_next({ colour });
  if (mark.row === undefined) return m.mark_value({ colour, number: mark.value });
  const upper = mark.row === 0 ? m.mark_upper : m.mark_lower;
  return 'stacks' in sheet.areas[index]
    ? upper({ colour, number: mark.value })
    : m.mark_row({ colour, row: mark.row + 1, number: mark.value });
}

/** One event in words, without who did it. */
export const eventWords = (sheet: Sheet, event: Event): string => sentenceCase(plainWords(sheet, event));

function plainWords(sheet: Sheet, event: Event): string {
  switch (event.e) {
    case 'roll': {
      const dice = listWords(Object.entries(event.dice).map(([colour, face]) => dieWords(colour, face!)));
      return event.tray
        ? m.said_roll_tray({ dice, tray: listWords(event.tray.map(colourName)) })
        : m.said_roll({ dice });
    }
    case 'reroll':
      return m.said_reroll();
    case 'return':
      return m.said_return({ colour: colourName(event.die) });
    case 'pick':
      return m.said_pick({ colour: colourName(event.die), mark: markWords(sheet, event.mark) });
    case 'extra':
      return m.said_extra({ colour: colourName(event.die), mark: markWords(sheet, event.mark) });
    case 'bonus':
      return m.said_bonus({ bonus: bonusWords(event.bonus as never), mark: markWords(sheet, event.mark) });
    case 'sweep':
      return m.said_sweep({ colour: colourName(event.die), mark: markWords(sheet, event.mark) });
    case 'skip':
      return m.said_skip();
    case 'pass':
      return m.said_pass();
    case 'stop':
      return m.said_stop();
    case 'done':
      return m.said_done();
  }
}

/** One event in words, with the player's name where somebody acted. */
export function eventLine(sheet: Sheet, event: Event, players: readonly string[]): string {
  const words = eventWords(sheet, event);
  return event.e === 'roll' || players.length === 1
    ? words
    : m.said_by({ name: players[event.p], what: words });
}

/** A move that has not been played yet, in words. */
export const moveWords = (layout: Layout, move: Move): string =>
  eventWords(layout.sheet, moveEvent(layout, move));
