// Every reason the engine gives is true: there is a reason exactly if there is no move, and its figures are those of the sheet.
import { describe, expect, test } from 'vitest';
import {
  BONUS,
  clever4ever,
  cleverHochDrei,
  dieOf,
  doppeltSoClever,
  EXTRA,
  fieldOf,
  ganzSchoenClever,
  kindOf,
  type MarkSource,
  PICK,
  type Position,
  pendingOf,
  Random,
  SWEEP,
  viewOf,
  type WhyNot,
  whyNot,
} from '../src/index.ts';
import { randomGame, step, TABLES } from './play.ts';

const DICE = [0, 1, 2, 3, 4, 5];
const MARKING = [PICK, EXTRA, SWEEP];
const markKey = (source: MarkSource, field: number) => JSON.stringify([source, field]);

const sourcesOf = (position: Position): MarkSource[] => [
  ...DICE.map((die) => ({ die })),
  ...position.layout.pending.map((_, bonus) => ({ bonus })),
];

/** What the listed moves mark, and with what. */
function legalMarks(position: Position, seat: number): Set<string> {
  const marks = position.moves(seat).flatMap((move) => {
    const kind = kindOf(move);
    if (kind === BONUS) return [markKey({ bonus: pendingOf(move) }, fieldOf(move))];
    return MARKING.includes(kind) ? [markKey({ die: dieOf(move) }, fieldOf(move))] : [];
  });
  return new Set(marks);
}

/** What the seat would read off the dice for the area of a field. */
function readFor(position: Position, die: number, field: number): number {
  const { layout } = position;
  const { reads } = layout.areas[layout.fieldArea[field]];
  const [own, white] = [position.face(layout.pairedDie), position.face(0)];
  return reads === 'face' ? position.face(die) : reads === 'sum' ? own + white : 10 * own + white;
}

/** Where the die lies or the bonus comes from, as the view says. */
function placeSeen(position: Position, seat: number, source: MarkSource) {
  const { tray, diceFields, rolls, seats } = viewOf(position);
  if ('bonus' in source) return seats[seat].place;
  const die = position.layout.sheet.dice[source.die];
  if (tray.includes(die)) return 'tray';
  return diceFields.includes(die) ? diceFields.indexOf(die) : rolls - 1;
}

/** The fields of the same area to the right of a field. */
function laterFields({ layout }: Position, field: number): number[] {
  const { first, size } = layout.areas[layout.fieldArea[field]];
  return Array.from({ length: first + size - field - 1 }, (_, i) => field + 1 + i);
}

/** Whether what a reason says is the case, read off the position's view of fields alone. */
function isTrue(position: Position, seat: number, source: MarkSource, field: number, why: WhyNot): boolean {
  const { layout } = position;
  const held = position.field(seat, field);
  const area = layout.areas[layout.fieldArea[field]];
  const read = 'die' in source ? readFor(position, source.die, field) : null;
  const spec = layout.sheet.areas[layout.fieldArea[field]];
  switch (why.code) {
    case 'marked':
      return held >= (spec.kind === 'grid' ? (spec.marksPerField ?? 1) : 1);
    case 'other-area':
      return !why.colours.includes(area.colour) && why.colours.length > 0;
    case 'wrong-number':
      return why.needs !== why.has && (read === null || read === why.has || position.swept(seat) !== 0);
    case 'not-next':
      return (
        why.next !== field &&
        position.field(seat, why.next) === 0 &&
        layout.fieldArea[why.next] === layout.fieldArea[field]
      );
    case 'too-low':
      return why.has < why.needs && held === 0 && why.has === read;
    case 'not-higher':
      return why.has <= why.than && position.field(seat, field - 1) === why.than;
    case 'higher':
      return why.has > why.than && position.field(seat, field - 1) === why.than;
    case 'too-large':
      return why.cells > why.has && why.has === read;
    case 'not-a-start':
    case 'out-of-reach':
      return spec.kind === 'regions' && held === 0;
    case 'row-of-field': {
      const place = placeSeen(position, seat, source);
      return place === why.row && field >= area.first && Math.floor((field - area.first) / 6) !== why.row;
    }
    case 'only-gray': {
      const [row, column] = [Math.floor((field - area.first) / 6), (field - area.first) % 6];
      const isGray = spec.kind === 'grid' && spec.grayColumns![row].includes(column);
      return placeSeen(position, seat, source) === 'tray' && !isGray;
    }
    case 'passed':
      return (
        position.field(seat, field) === 0 &&
        laterFields(position, field).some((f) => position.field(seat, f) > 0)
      );
    case 'wrong-step':
      return why.has === (read ?? 0) && ![why.needs, why.reset].includes(why.has) && held === 0;
    case 'sum-out-of-reach': {
      const isReached = (sum: number | null) => sum !== null && sum >= why.least && sum <= why.most;
      return why.least === position.face(0) + 1 && !isReached(why.needs) && !isReached(why.reset);
    }
    case 'other-row':
      return 'die' in source && layout.sheet.dice[source.die] === why.colour;
    case 'game-over':
      return position.isOver;
    case 'settle-first':
      return position.owes(seat);
    case 'no-such-bonus':
      return 'bonus' in source && position.pendingCount(seat, source.bonus) === 0;
    default:
      return (
        'die' in source &&
        !position.moves(seat).some((move) => MARKING.includes(kindOf(move)) && dieOf(move) === source.die)
      );
  }
}

describe.each(TABLES)('$game with $players', ({ game, players }) => {
  test('every field has a true reason for every die and bonus, exactly where there is no move', () => {
    const random = new Random(`why not ${game} ${players}`);
    for (let n = 0; n < 4; n++) {
      const played = randomGame(game, players, `why ${game} ${players} ${n}`, 30 * n);
      for (let moves = 0; moves < 25 && !played.position.isOver; moves++, step(played, random)) {
        for (let seat = 0; seat < players; seat++) expectTrueReasons(played.position, seat);
      }
    }
  });
});

function expectTrueReasons(position: Position, seat: number): void {
  const legal = legalMarks(position, seat);
  const wrong: unknown[] = [];
  for (const source of sourcesOf(position)) {
    for (let field = 0; field < position.layout.fieldCount; field++) {
      const why = whyNot(position, seat, source, field);
      const right =
        why === null ? legal.has(markKey(source, field)) : isTrue(position, seat, source, field, why);
      if (!right || (why !== null && legal.has(markKey(source, field)))) wrong.push({ source, field, why });
    }
  }
  expect(wrong).toEqual([]);
}

test('the games need every reason that depends on an area', () => {
  const seen = new Set<string>();
  for (const sheet of [ganzSchoenClever, doppeltSoClever, cleverHochDrei, clever4ever]) {
    for (let n = 0; n < 12; n++) {
      const random = new Random(`codes ${n}`);
      const played = randomGame(sheet.id, 2, `codes ${n}`, 12 * n);
      for (let moves = 0; moves < 20 && !played.position.isOver; moves++, step(played, random)) {
        for (const source of sourcesOf(played.position)) {
          for (let field = 0; field < played.position.layout.fieldCount; field++) {
            const why = whyNot(played.position, played.position.active, source, field);
            if (why) seen.add(why.code);
          }
        }
      }
    }
  }
  const ofAreas = [
    'marked',
    'other-area',
    'wrong-number',
    'not-next',
    'too-low',
    'not-higher',
    'higher',
    'too-large',
    'not-a-start',
    'out-of-reach',
    'other-row',
    'row-of-field',
    'only-gray',
    'passed',
    'wrong-step',
  ];
  expect(ofAreas.filter((code) => !seen.has(code))).toEqual([]);
});
