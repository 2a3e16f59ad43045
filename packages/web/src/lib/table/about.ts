// The explanation of a part of the table: its rule in a sentence or two, and its state in this position. Loaded with the first
// tap that asks for one.
import { diceIn, type Layout, type Position, scoreOf } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { type AreaRules, describeArea, legendOf } from '#lib/rulebook/describe.ts';
import type { RulesText } from '#lib/rulebook/text.ts';
import { drawingOf } from '#lib/sheet/compose.ts';
import type { DrawnArea, DrawnBonus } from '#lib/sheet/drawing.ts';
import { shortPlace } from '#lib/sheet/names.ts';
import { isEarned, isLost, marksOf } from '#lib/sheet/state.ts';
import { bonusWords, colourName, listWords, sentenceCase } from '#lib/words/sheet.ts';

export interface About {
  readonly title: string;
  readonly rules: readonly string[];
  /** Its state in this position. */
  readonly now: string;
  /** Points by a number from 1 up, and which of them counts now. */
  readonly scale: (NonNullable<AreaRules['table']> & { readonly at: number }) | null;
}

/**
 * The explanation of a subject. Subjects are the values of `data-about`: "area-2", "bonus-2-5" (the sixth bonus of the third area),
 * "fox", "round", "tray".
 */
export function aboutOf(position: Position, seat: number, subject: string, text: RulesText): About {
  const [kind, area, index] = subject.split('-');
  switch (kind) {
    case 'area':
      return aboutArea(position, seat, Number(area), text);
    case 'bonus':
      return aboutBonus(position, seat, drawnArea(position.layout, Number(area)), Number(index), text);
    case 'fox':
      return aboutFoxes(position, seat, text);
    case 'round':
      return aboutRounds(position, text);
    default:
      return aboutTray(position, text);
  }
}

const drawnArea = ({ sheet }: Layout, index: number): DrawnArea =>
  drawingOf(sheet).areas.find((area) => area.index === index)!;

function aboutArea(position: Position, seat: number, index: number, text: RulesText): About {
  const { layout } = position;
  const spec = layout.sheet.areas[index];
  const { how, points, table } = describeArea(spec, text, bonusWords);
  const scored = layout.lines.flatMap((line, i) => (line.area === index && line.points !== null ? [i] : []));
  // Several lines share this scale and count separately, so no single figure of it counts now.
  const counted = scored.length === 1 ? position.lineCount(seat, scored[0]) : 0;
  return {
    title: text.areas.name(spec.colour),
    rules: [...how, ...points],
    now: text.areas.shown(position.areaPoints(seat, index)),
    scale: table && { ...table, at: counted },
  };
}

function aboutBonus(
  position: Position,
  seat: number,
  area: DrawnArea,
  index: number,
  text: RulesText,
): About {
  const drawn = area.bonuses[index];
  return {
    title: sentenceCase(bonusWords(drawn.bonus)),
    rules: [legendOf(drawn.bonus, text, position.layout.sheet)],
    now: bonusNow(position, seat, area, drawn),
    scale: null,
  };
}

function bonusNow(position: Position, seat: number, area: DrawnArea, drawn: DrawnBonus): string {
  const marks = marksOf(position, seat);
  if (isEarned(drawn, marks)) return m.about_bonus_earned();
  if (isLost(drawn, marks)) return m.about_bonus_lost();
  const { sheet } = position.layout;
  const open = drawn.fields.filter((field) => marks.fields[field] < drawn.from);
  const missing = drawn.needs - (drawn.fields.length - open.length);
  if (missing < open.length) return m.about_bonus_crosses({ count: missing });
  const words = open.map((field) => {
    const place = shortPlace(sheet, area, area.fields.find((each) => each.field === field)!);
    const least = area.writes === 'number' && drawn.from > 1 ? m.about_at_least({ number: drawn.from }) : '';
    return least ? `${place}, ${least}` : place;
  });
  return m.about_bonus_missing({ fields: listWords(words) });
}

function aboutFoxes(position: Position, seat: number, text: RulesText): About {
  const { layout } = position;
  const { foxes, foxPoints } = scoreOf(position, seat);
  const points = layout.areas.map((_, area) => position.areaPoints(seat, area));
  const lowest = Math.min(...points);
  const weakest = layout.areas.filter((_, area) => points[area] === lowest);
  return {
    title: text.foxes.title,
    rules: text.foxes.text(layout.sheet.foxes),
    now:
      foxes > 0
        ? text.foxes.example(foxes, lowest, foxPoints)
        : m.about_lowest({ areas: listWords(weakest.map(({ colour }) => colourName(colour))) }),
    scale: null,
  };
}

function aboutRounds({ layout, round, rounds }: Position, text: RulesText): About {
  const gifts = layout.sheet.rounds
    .slice(0, rounds)
    .flatMap((bonus, i) => (bonus ? [`${text.idea.round(i + 1)}: ${bonusWords(bonus)}.`] : []));
  return {
    title: m.rounds_label(),
    rules: [text.idea.roundGifts, ...gifts],
    now: m.about_round_now({ round: Math.min(round + 1, rounds), rounds }),
    scale: null,
  };
}

/** The step of a turn that sends dice to the tray. */
const TRAY_STEP = 4;

function aboutTray({ layout, tray }: Position, text: RulesText): About {
  const dice = diceIn(layout, tray);
  return {
    title: m.place_tray_label(),
    rules: [text.turn.steps[TRAY_STEP].text, text.passive.text[0]],
    now: dice.length > 0 ? sentenceCase(`${listWords(dice.map(colourName))}.`) : m.about_tray_empty(),
    scale: null,
  };
}
