// The words of a pad: its entries, and the rules that it cannot check without dice.
import { type Layout, layoutOf, type PadNote, type Sheet, withMark } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { markWords } from '#lib/table/mark-words.ts';
import { actionName, bonusWords, sentenceCase } from '#lib/words/sheet.ts';
import { slotName } from '#lib/words/slots.ts';

function plainWords(layout: Layout, { entry, field, value }: PadNote): string {
  switch (entry.e) {
    case 'round': {
      const bonus = layout.sheet.rounds[entry.round - 1];
      const round = m.replay_round({ round: entry.round });
      return bonus ? `${round}, ${m.round_gives({ bonus: bonusWords(bonus) })}` : round;
    }
    case 'mark':
      return markWords(layout, withMark(0, field, value));
    case 'bonus':
      return m.pad_entry_bonus({ mark: markWords(layout, withMark(0, field, value)) });
    case 'drop':
      return m.pad_entry_drop({ bonus: bonusWords(entry.bonus) });
    case 'use':
      return entry.slot === undefined
        ? m.pad_entry_use({ action: actionName(entry.action) })
        : m.pad_entry_joker({ slot: slotName(layout.sheet.tracks[entry.action]!, entry.slot) });
  }
}

/** One entry in words: "Yellow 3", "5 in orange (bonus)". */
export const noteWords = (layout: Layout, note: PadNote): string => sentenceCase(plainWords(layout, note));

/** The rules that depend on dice, which the players keep themselves. */
export function uncheckedRules(sheet: Sheet): string[] {
  const { areas, tracks } = sheet;
  const { usesPlaces, sweep } = layoutOf(sheet);
  const reads = new Set(areas.map(({ reads }) => reads));
  return [
    m.pad_free_dice(),
    m.pad_free_turn(),
    ...(reads.has('sum') || reads.has('pair') ? [m.pad_free_pair()] : []),
    ...(usesPlaces ? [m.pad_free_places()] : []),
    ...(sweep?.dice === 'company' ? [m.pad_free_company()] : []),
    ...(Object.keys(tracks).length > 0 ? [m.pad_free_actions()] : []),
    m.pad_free_bonus(),
  ];
}
