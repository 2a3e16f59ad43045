// A second reading of the rules, written from docs/rules alone and sharing no code with the engine: slow, naive, with
// everything recomputed from the marks made so far. Where engine and referee disagree, one of them is wrong.
import {
  atIndex,
  C4E,
  type CellBonus,
  CHD,
  DSC,
  GSC,
  indexOf,
  type PrintedArea,
  printed,
  type RawMark,
} from './rules.ts';

/** An event as it comes from a record; every key that some event has. */
export interface RawEvent {
  e: string;
  p?: number;
  die?: string;
  mark?: RawMark;
  bonus?: string;
  polish?: Record<string, number>;
  joker?: { slot: number; value: number };
  dice?: Record<string, number>;
  tray?: string[];
  fields?: string[];
}

/** Where a mark comes from: the number of a dice field, the tray, or nowhere. */
type Place = 1 | 2 | 3 | 'tray' | null;

/** How the rules read one area of one game. */
interface AreaRules {
  /** Whether a die of this face (blue and white faces for a blue mark) can make this mark after those. */
  fits(marks: RawMark[], mark: RawMark, face: number, blue: number, white: number, place: Place): boolean;
  /** Every bonus these marks have earned, in any order. */
  earned(marks: RawMark[]): string[];
  points(marks: RawMark[]): number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const printedOnly = (bonuses: (string | null)[]) => bonuses.filter((bonus) => bonus !== null);
const at = (marks: RawMark[], [row, column]: readonly number[]) =>
  marks.filter((mark) => mark.at![0] === row && mark.at![1] === column).length;
const values = (marks: RawMark[]) => marks.map((mark) => mark.value!);

/** The cells of a rectangle that exist, by row, by column and on the diagonals. */
const cells = (height: number, width: number) =>
  range(height).flatMap((row) => range(width).map((column) => [row, column] as const));

const GAME_AREAS: Record<string, (area: PrintedArea, colour: string) => AreaRules> = {
  [`${GSC} yellow`]: ({ grid, rowBonus, columnPoints, diagonalBonus }) => {
    const crossed = (marks: RawMark[], cell: readonly number[]) =>
      grid[cell[0]][cell[1]] === 'X' || at(marks, cell) > 0;
    return {
      fits: (marks, mark, face) => grid[mark.at![0]]?.[mark.at![1]] === face && !crossed(marks, mark.at!),
      earned: (marks) => [
        ...rowBonus.filter((_, row) => range(4).every((column) => crossed(marks, [row, column]))).map(String),
        ...(diagonalBonus.cells.every((cell) => crossed(marks, cell)) ? [diagonalBonus.bonus] : []),
      ],
      points: (marks) =>
        sum(columnPoints.filter((_, column) => range(4).every((row) => crossed(marks, [row, column])))),
    };
  },
  [`${GSC} blue`]: ({ grid, rowBonus, columnBonus, pointsByCrosses }) => {
    const full = (marks: RawMark[], line: (number | 'X' | null)[]) =>
      line.every((number) => number === null || values(marks).includes(number as number));
    return {
      fits: (marks, mark, _, blue, white) =>
        mark.value === blue + white && !values(marks).includes(mark.value!),
      earned: (marks) =>
        printedOnly([
          ...rowBonus.filter((_, row) => full(marks, grid[row])),
          ...columnBonus.filter((_, column) =>
            full(
              marks,
              grid.map((row) => row[column]),
            ),
          ),
        ]),
      points: (marks) => pointsByCrosses[marks.length],
    };
  },
  [`${GSC} green`]: ({ atLeast, bonus, pointsByCrosses }) => ({
    fits: (marks, _, face) => marks.length < atLeast.length && face >= atLeast[marks.length],
    earned: (marks) => printedOnly(bonus.slice(0, marks.length)),
    points: (marks) => pointsByCrosses[marks.length],
  }),
  [`${GSC} orange`]: ({ factor, bonus }) => ({
    fits: (marks, mark, face) => marks.length < factor.length && mark.value === face,
    earned: (marks) => printedOnly(bonus.slice(0, marks.length)),
    points: (marks) => sum(values(marks).map((value, i) => value * factor[i])),
  }),
  [`${GSC} purple`]: ({ fields, bonus }) => ({
    fits: (marks, mark, face) => {
      const before = marks.at(-1)?.value;
      return (
        marks.length < fields &&
        mark.value === face &&
        (before === undefined || before === 6 || face > before)
      );
    },
    earned: (marks) => printedOnly(bonus.slice(0, marks.length)),
    points: (marks) => sum(values(marks)),
  }),
  [`${DSC} silver`]: ({ columnBonus, pointsByCrossesPerRow }) => ({
    fits: (marks, mark, face) =>
      mark.at![0] < 4 && mark.at![1] === face - 1 && face <= 6 && at(marks, mark.at!) === 0,
    earned: (marks) =>
      printedOnly(columnBonus.filter((_, column) => range(4).every((row) => at(marks, [row, column]) > 0))),
    points: (marks) =>
      sum(range(4).map((row) => pointsByCrossesPerRow[marks.filter((mark) => mark.at![0] === row).length])),
  }),
  [`${DSC} yellow`]: ({ grid, rowBonus, columnBonus, pointsByCrosses }) => {
    const circled = (marks: RawMark[], cell: readonly number[]) =>
      grid[cell[0]][cell[1]] === null || at(marks, cell) > 0;
    return {
      fits: (marks, mark, face) => grid[mark.at![0]]?.[mark.at![1]] === face && at(marks, mark.at!) < 2,
      earned: (marks) =>
        printedOnly([
          ...rowBonus.filter((_, row) => range(4).every((column) => circled(marks, [row, column]))),
          ...columnBonus.filter((_, column) => range(5).every((row) => circled(marks, [row, column]))),
        ]),
      points: (marks) => pointsByCrosses[cells(5, 4).filter((cell) => at(marks, cell) === 2).length],
    };
  },
  [`${DSC} blue`]: ({ pointsByFields, bonus }) => ({
    fits: (marks, mark, _, blue, white) =>
      marks.length < 12 && mark.value === blue + white && mark.value <= (marks.at(-1)?.value ?? 12),
    earned: (marks) => printedOnly(bonus.slice(0, marks.length)),
    points: (marks) => pointsByFields[marks.length],
  }),
  [`${DSC} green`]: ({ factor, bonus }) => ({
    fits: (marks, mark, face) => marks.length < 12 && mark.value === face,
    earned: (marks) => printedOnly(bonus.slice(0, marks.length)),
    points: (marks) =>
      sum(
        range(6)
          .filter((pair) => marks.length >= 2 * pair + 2)
          .map((pair) => {
            const written = (i: number) => marks[i].value! * factor[i];
            return written(2 * pair) - written(2 * pair + 1);
          }),
      ),
  }),
  [`${DSC} pink`]: ({ bonus, bonusAtLeast }) => ({
    fits: (marks, mark, face) => marks.length < 12 && mark.value === face,
    earned: (marks) =>
      printedOnly(bonus.filter((_, i) => i < marks.length && marks[i].value! >= (bonusAtLeast[i] ?? 0))),
    points: (marks) => sum(values(marks)),
  }),
  [`${CHD} yellow`]: ({ gray, betweenRowsBonus, pointsByCrossesPerRow }) => ({
    fits: (marks, mark, face, _blue, _white, place) => {
      const [row, column] = mark.at!;
      if (row > 2 || column !== face - 1 || at(marks, mark.at!) > 0) return false;
      if (place === null) return true;
      return place === 'tray' ? gray[row].includes(column) : row + 1 === place;
    },
    earned: (marks) =>
      printedOnly(
        betweenRowsBonus.flatMap((bonuses, row) =>
          bonuses.filter((_, column) => at(marks, [row, column]) > 0 && at(marks, [row + 1, column]) > 0),
        ),
      ),
    points: (marks) =>
      sum(range(3).map((row) => pointsByCrossesPerRow[marks.filter((mark) => mark.at![0] === row).length])),
  }),
  [`${CHD} turquoise`]: ({ tintedPerRow, rowBonus, columnBonus, pointsByCrossesPerRow }) => {
    const tinted = cells(5, 6).filter(([row, column]) => column < tintedPerRow[row]);
    const full = (marks: RawMark[], test: (row: number, column: number) => boolean) =>
      tinted.filter((cell) => test(...cell)).every((cell) => at(marks, cell) > 0);
    return {
      fits: (marks, mark, face) => mark.at![0] < 5 && mark.at![1] === face - 1 && at(marks, mark.at!) === 0,
      earned: (marks) =>
        printedOnly([
          ...rowBonus.filter((_, i) => full(marks, (row) => row === i)),
          ...columnBonus.filter((_, i) => full(marks, (_, column) => column === i)),
        ]),
      points: (marks) =>
        sum(range(5).map((row) => pointsByCrossesPerRow[marks.filter((mark) => mark.at![0] === row).length])),
    };
  },
  [`${CHD} blue`]: ({ leftBonus, rightBonus, pointsByFieldsPerSide, extraPoints }) => {
    const onSide = (marks: RawMark[], side: string) => values(marks.filter((mark) => mark.side === side));
    return {
      fits: (marks, mark, _, blue, white) => {
        const written = onSide(marks, mark.side!);
        const before = written.at(-1) ?? 7;
        if (written.length === 6 || mark.value !== blue + white) return false;
        const next = mark.side === 'left' ? before - 1 : before + 1;
        return mark.value === next || (mark.value === 7 && before !== 7);
      },
      earned: (marks) =>
        printedOnly([
          ...leftBonus.slice(0, onSide(marks, 'left').length),
          ...rightBonus.slice(0, onSide(marks, 'right').length),
        ]),
      points: (marks) => {
        const { atMost, atLeast, points } = extraPoints;
        const extreme = values(marks).filter((value) => value <= atMost || value >= atLeast);
        const sides = ['left', 'right'].map((side) => pointsByFieldsPerSide[onSide(marks, side).length]);
        return sum(sides) + points * extreme.length;
      },
    };
  },
  [`${CHD} brown`]: ({ numbers, betweenBonus, pointsByCrosses }) => {
    const has = (marks: RawMark[], index: number) => marks.some((mark) => indexOf(mark) === index);
    return {
      fits: (marks, mark, face) =>
        numbers[indexOf(mark)] === face && marks.every((other) => indexOf(other) < indexOf(mark)),
      earned: (marks) => printedOnly(betweenBonus.filter((_, i) => has(marks, i) && has(marks, i + 1))),
      points: (marks) => pointsByCrosses[marks.length],
    };
  },
  [`${CHD} pink`]: ({ factor, bonus }) => ({
    fits: (marks, mark, face) =>
      marks.length < 12 && mark.value === face && (mark.take === 'bonus' || marks.length > 0),
    earned: (marks) => printedOnly(bonus.filter((_, i) => marks[i]?.take === 'bonus')),
    points: (marks) =>
      sum(marks.map(({ value, take }, i) => (take === 'bonus' ? Math.ceil(value! / 2) : value! * factor[i]))),
  }),
  [`${C4E} yellow`]: ({ rows, columns, columnPoints }) => {
    const inRow = (marks: RawMark[], row: number) => values(marks.filter((mark) => mark.row === row));
    return {
      fits: (marks, mark, face) => {
        const written = inRow(marks, mark.row!);
        if (rows[mark.row!] === undefined || written.length === columns || mark.value !== face) return false;
        return rows[mark.row!].rule === 'free' || written.length === 0 || face > written.at(-1)!;
      },
      earned: (marks) => printedOnly(rows.flatMap((row, i) => row.bonus.slice(0, inRow(marks, i).length))),
      points: (marks) =>
        sum(columnPoints.filter((_, column) => range(3).every((row) => inRow(marks, row).length > column))) -
        sum(inRow(marks, 1)) +
        sum(inRow(marks, 2)),
    };
  },
  [`${C4E} blue`]: ({
    rowBonusAt2,
    columnPointsFrom2,
    mainDiagonalBonusAt2: diagonalBonus,
    antiDiagonalPointsFrom2: antiDiagonal,
  }) => {
    const two = (marks: RawMark[], test: (row: number, column: number) => boolean) =>
      marks.filter((mark) => test(...mark.at!)).length >= 2;
    return {
      fits: (marks, mark, _, blue, white) =>
        mark.at![0] === blue - 1 && mark.at![1] === white - 1 && at(marks, mark.at!) === 0,
      earned: (marks) =>
        printedOnly([
          ...rowBonusAt2.filter((_, i) => two(marks, (row) => row === i)),
          two(marks, (row, column) => row === column) ? diagonalBonus : null,
        ]),
      points: (marks) =>
        sum(columnPointsFrom2.filter((_, i) => two(marks, (_, column) => column === i))) +
        (two(marks, (row, column) => row + column === 5) ? antiDiagonal : 0),
    };
  },
  [`${C4E} gray`]: ({ regions, shades, start, bonus, shadeBonus, columnPoints }) => {
    const map = cells(4, 16);
    const letter = ([row, column]: readonly number[]) => regions[row]?.[column];
    const crossed = (marks: RawMark[], cell: readonly number[]) =>
      marks.some((mark) => mark.region === letter(cell));
    const touches = (marks: RawMark[], [row, column]: readonly number[]) =>
      [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ].some((cell) => letter(cell) !== undefined && crossed(marks, cell));
    return {
      fits: (marks, mark, face) => {
        const region = map.filter((cell) => letter(cell) === mark.region);
        if (region.length === 0 || region.length > face || crossed(marks, region[0])) return false;
        return marks.length === 0
          ? start.includes(mark.region!)
          : region.some((cell) => touches(marks, cell));
      },
      earned: (marks) => [
        ...(bonus as unknown as CellBonus[]).filter((cell) => crossed(marks, cell.at)).map((c) => c.bonus),
        ...Object.keys(shadeBonus)
          .filter((shade) => map.every((cell) => shades[cell[0]][cell[1]] !== shade || crossed(marks, cell)))
          .map((shade) => shadeBonus[shade]),
      ],
      points: (marks) =>
        sum(columnPoints.filter((_, column) => range(4).every((row) => crossed(marks, [row, column])))),
    };
  },
  [`${C4E} green`]: ({ factor, lowerBonus }) => {
    const inRow = (marks: RawMark[], row: number) => values(marks.filter((mark) => mark.row === row));
    return {
      fits: (marks, mark, face) =>
        mark.row! < 2 && inRow(marks, mark.row!).length < factor.length && mark.value === face,
      earned: (marks) => printedOnly(lowerBonus.slice(0, inRow(marks, 1).length)),
      points: (marks) => {
        const [upper, lower] = [inRow(marks, 0), inRow(marks, 1)];
        const full = Math.min(upper.length, lower.length);
        return sum(range(full).map((i) => (upper[i] + lower[i]) * factor[i]));
      },
    };
  },
  [`${C4E} pink`]: ({ pointsByFields, bonusOn5or6, extraPoints }) => ({
    fits: (marks, mark, face) => marks.length < 12 && mark.value === face,
    earned: (marks) => printedOnly(bonusOn5or6.filter((_, i) => (marks[i]?.value ?? 0) >= 5)),
    points: (marks) =>
      pointsByFields[marks.length] + sum(values(marks).map((value) => extraPoints[value] ?? 0)),
  }),
};

/** The rules of one area. */
function areaRules(game: string, colour: string): AreaRules {
  return GAME_AREAS[`${game} ${colour}`](printed(game).areas[colour], colour);
}

interface BoardSeat {
  marks: Record<string, RawMark[]>;
  unlocked: Record<string, number>;
  used: Record<string, number>;
  foxes: number;
  pending: string[];
  swept: string[];
  extraUsed: string[];
  /** Where the chain that is being settled comes from, and which jokers are used. */
  place: Place;
  jokers: number[];
  stage: 'waiting' | 'passive' | 'extra' | 'done';
}

interface Board {
  phase: 'roll' | 'reroll' | 'choose' | 'finish' | 'over';
  round: number;
  active: number;
  soloPassive: boolean;
  rolls: number;
  hand: string[];
  tray: string[];
  diceFields: string[];
  /** The number of the dice field on which each of these dice lies. */
  fieldOf: Record<string, 1 | 2 | 3>;
  faces: Record<string, number>;
  seats: BoardSeat[];
}

const without = <T>(list: T[], item: T) => {
  const i = list.indexOf(item);
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)];
};

const FORCED = [GSC];
const ACTIONS = ['reroll', 'extra', 'return', 'polish', 'joker'];

/** Watches a game event by event. Expects well-formed events (the record's types); judges whether they are legal. */
export class Referee {
  readonly game: string;
  readonly #sheet;
  readonly #areas: Record<string, AreaRules>;
  #table: Board;
  /** What the last event earned and which pending bonuses it lost. */
  #earned: string[] = [];
  #lost: string[] = [];

  constructor(game: string, players: number) {
    this.game = game;
    this.#sheet = printed(game);
    const colours = Object.keys(this.#sheet.areas);
    this.#areas = Object.fromEntries(colours.map((colour) => [colour, areaRules(game, colour)]));
    const tracks = Object.keys(this.#sheet.tracks);
    const zero = () => Object.fromEntries(tracks.map((action) => [action, 0]));
    this.#table = {
      phase: 'roll',
      round: 0,
      active: 0,
      soloPassive: false,
      rolls: 0,
      hand: [],
      tray: [],
      diceFields: [],
      fieldOf: {},
      faces: {},
      seats: range(players).map(() => ({
        marks: Object.fromEntries(colours.map((colour) => [colour, []])),
        unlocked: zero(),
        used: zero(),
        foxes: 0,
        pending: [],
        swept: [],
        extraUsed: [],
        place: null,
        jokers: [],
        stage: 'waiting',
      })),
    };
    this.#startRound();
  }

  get isOver(): boolean {
    return this.#table.phase === 'over';
  }

  /** What the referee noted, for comparison with the engine's view. */
  get table(): Readonly<Board> {
    return this.#table;
  }

  /** What the last event earned, whether or not it could be kept, and which pending bonuses were lost with it. */
  get last(): { earned: readonly string[]; lost: readonly string[] } {
    return { earned: this.#earned, lost: this.#lost };
  }

  clone(): Referee {
    const copy = new Referee(this.game, this.#table.seats.length);
    copy.#table = structuredClone(this.#table);
    return copy;
  }

  /** Whether an event is legal now. */
  allows(event: RawEvent): boolean {
    return this.#objection(event) === null;
  }

  /** Plays a legal event; for an illegal one returns the objection and changes nothing. */
  play(event: RawEvent): string | null {
    const objection = this.#objection(event);
    if (objection === null) this.#apply(event);
    return objection;
  }

  score(seat: number) {
    const { marks, foxes } = this.#table.seats[seat];
    const areas = Object.fromEntries(
      Object.keys(marks).map((colour) => [colour, this.#areas[colour].points(marks[colour])]),
    );
    const foxPoints = foxes === 0 ? 0 : foxes * Math.min(...Object.values(areas));
    return { areas, foxes, foxPoints, total: sum(Object.values(areas)) + foxPoints };
  }

  result() {
    const scores = range(this.#table.seats.length).map((seat) => this.score(seat));
    const rank = scores.map(({ total, areas }) => [total, Math.max(...Object.values(areas))]);
    const beats = (a: number[], b: number[]) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
    const winners = range(scores.length).filter((seat) => !rank.some((other) => beats(other, rank[seat])));
    return { scores, winners };
  }

  // Is it legal?

  #objection(event: RawEvent): string | null {
    const t = this.#table;
    if (t.phase === 'over') return 'the game is over';
    if (event.e === 'roll') return this.#rollObjection(event);
    const seat = t.seats[event.p!];
    if (seat === undefined) return 'no such seat';
    if (event.e === 'bonus') return this.#bonusObjection(seat, event);
    if (event.e === 'sweep') return this.#sweepObjection(seat, event);
    if (event.e === 'skip') return seat.swept.length > 0 ? null : 'nothing swept';
    if (seat.pending.length > 0 || seat.swept.length > 0) return 'something is pending';
    const isActive = event.p === t.active && !t.soloPassive;
    const left = (action: string) => (seat.unlocked[action] ?? 0) - (seat.used[action] ?? 0);
    switch (event.e) {
      case 'reroll':
        return isActive && t.phase === 'choose' && left('reroll') > 0 ? null : 'no reroll now';
      case 'return':
        return isActive && this.#mayReturn(seat) && t.tray.includes(event.die!) ? null : 'no return now';
      case 'stop':
        return isActive && t.hand.length === 0 && this.#mayReturn(seat) ? null : 'no stop now';
      case 'pick':
        return this.#pickObjection(seat, event, isActive);
      case 'pass':
        return this.#passObjection(seat, isActive);
      case 'extra': {
        if (t.phase !== 'finish' || seat.stage !== 'extra') return 'not the time for extra dice';
        if (left('extra') === 0) return 'no extra action';
        if (seat.extraUsed.includes(event.die!)) return 'once per die and turn';
        return this.#canMark(seat, event) ? null : 'cannot be marked so';
      }
      case 'done':
        return t.phase === 'finish' && seat.stage === 'extra' ? null : 'not finished yet';
    }
    return 'no such event';
  }

  #rollObjection({ dice, tray, fields }: RawEvent): string | null {
    const t = this.#table;
    if (t.phase !== 'roll' && t.phase !== 'reroll') return 'no roll now';
    if (t.seats.some((seat) => seat.pending.length > 0 || seat.swept.length > 0)) return 'bonuses first';
    if (t.hand.length === 0) return 'nothing in hand';
    const rolled = Object.keys(dice!);
    if (rolled.length !== t.hand.length || !rolled.every((die) => t.hand.includes(die))) return 'wrong dice';
    if (!Object.values(dice!).every((face) => FACES.includes(face))) return 'not a face';
    if (!t.soloPassive) return null;
    if (tray?.length !== 3 || new Set(tray).size !== 3) return 'three dice go to the tray';
    if (!tray.every((die) => rolled.includes(die))) return 'no such die';
    const isLowest = tray.every((low) =>
      rolled.every((die) => tray.includes(die) || dice![die] >= dice![low]),
    );
    if (!isLowest) return 'not the lowest';
    if (this.game !== CHD) return null;
    const others = rolled.filter((die) => !tray.includes(die));
    const isOrder = fields?.length === 3 && others.every((die) => fields.includes(die));
    return isOrder ? null : 'the other three lie on fields I to III';
  }

  #mayReturn(seat: BoardSeat): boolean {
    const { phase, rolls, tray } = this.#table;
    return (
      phase === 'roll' &&
      rolls > 0 &&
      rolls < 3 &&
      tray.length > 0 &&
      seat.unlocked.return - seat.used.return > 0
    );
  }

  #pickObjection(seat: BoardSeat, event: RawEvent, isActive: boolean): string | null {
    const { phase, hand, tray } = this.#table;
    if (phase === 'choose') {
      if (!isActive || !hand.includes(event.die!)) return 'not a die of the roll';
    } else if (phase !== 'finish' || seat.stage !== 'passive') return 'no pick now';
    else if (!tray.includes(event.die!) && this.#anyUsable(seat, tray)) return 'a tray die is usable';
    return this.#canMark(seat, event) ? null : 'cannot be marked so';
  }

  #passObjection(seat: BoardSeat, isActive: boolean): string | null {
    const { phase, hand, tray } = this.#table;
    if (phase === 'choose' ? !isActive : phase !== 'finish' || seat.stage !== 'passive') return 'no pass now';
    const dice = phase === 'choose' ? hand : tray;
    return FORCED.includes(this.game) && this.#anyUsable(seat, dice) ? 'a usable die must be taken' : null;
  }

  #anyUsable(seat: BoardSeat, dice: string[]): boolean {
    return dice.some((die) =>
      this.#areasOf(die).some((area) =>
        wellFormedMarks(this.game, area).some((mark) => this.#fits(seat, mark, die)),
      ),
    );
  }

  #areasOf(die: string): string[] {
    return die === 'white' ? Object.keys(this.#areas) : [die];
  }

  /** The place of a die: where it lies or, in hand, where it would be put. */
  #placeOf(die: string): Place {
    const { tray, fieldOf, rolls } = this.#table;
    return tray.includes(die) ? 'tray' : (fieldOf[die] ?? (rolls as Place));
  }

  /** Whether a die that counts as these faces, where they are not its own, makes this mark. */
  #fits(seat: BoardSeat, mark: RawMark, die: string, changed: Record<string, number> = {}): boolean {
    const face = (name: string) => changed[name] ?? this.#table.faces[name];
    const rules = this.#areas[mark.area];
    const place = this.#placeOf(die);
    return rules.fits(seat.marks[mark.area], mark, face(die), face('blue'), face('white'), place);
  }

  #jokerFits(seat: BoardSeat, die: string, { slot, value }: { slot: number; value: number }): boolean {
    const numbers = this.#sheet.tracks.joker.numbers!;
    if (!(slot < seat.unlocked.joker) || seat.jokers.includes(slot) || !FACES.includes(value)) return false;
    return (numbers[slot] === null || numbers[slot] === value) && value !== this.#table.faces[die];
  }

  #canMark(seat: BoardSeat, { die, mark, polish = {}, joker }: RawEvent): boolean {
    const { tray, faces } = this.#table;
    if (!this.#areasOf(die!).includes(mark!.area)) return false;
    if ('joker' in this.#sheet.tracks && joker) {
      return this.#jokerFits(seat, die!, joker) && this.#fits(seat, mark!, die!, { [die!]: joker.value });
    }
    const changes = 'polish' in this.#sheet.tracks ? polish : {};
    const usedDice = mark!.area === 'blue' ? ['blue', 'white'] : [die!];
    for (const [name, change] of Object.entries(changes)) {
      if (!usedDice.includes(name) || !tray.includes(name)) return false;
      if (!FACES.includes(faces[name] + change)) return false;
    }
    const cost = sum(Object.values(changes).map(Math.abs));
    if (cost > 0 && cost > seat.unlocked.polish - seat.used.polish) return false;
    const changed = Object.entries(changes).map(([name, change]) => [name, faces[name] + change]);
    return this.#fits(seat, mark!, die!, Object.fromEntries(changed));
  }

  #bonusObjection(seat: BoardSeat, { bonus, mark }: RawEvent): string | null {
    const isChoice = bonus === 'X:black' || bonus === '6:black';
    const isPending = seat.pending.includes(bonus!) || (isChoice && seat.pending.includes('X|6:black'));
    if (!isPending || bonus === 'X|6:black') return 'no such bonus pending';
    return this.#bonusFits(seat, bonus!, mark!) ? null : 'cannot be marked so';
  }

  #bonusFits(seat: BoardSeat, bonus: string, mark: RawMark): boolean {
    const [symbol, colour] = bonus.split(':');
    if (colour !== 'black' && mark.area !== colour) return false;
    if (symbol === 'X' && colour === 'black' && !['yellow', 'blue', 'green'].includes(mark.area))
      return false;
    if (symbol === '6' && colour === 'black' && !['orange', 'purple'].includes(mark.area)) return false;
    const rules = this.#areas[mark.area];
    const marks = seat.marks[mark.area];
    const { place } = seat;
    if (symbol !== 'X' && symbol !== '?') return rules.fits(marks, mark, Number(symbol), 0, 0, place);
    // A cross or a free choice is whatever some die could do; at a place the white die lies as it lies.
    const whites = this.game === CHD && place !== null ? [this.#table.faces.white] : FACES;
    return mark.area === 'blue'
      ? FACES.some((blue) => whites.some((white) => rules.fits(marks, mark, 0, blue, white, place)))
      : FACES.some((face) => rules.fits(marks, mark, face, 0, 0, place));
  }

  #sweepFits(seat: BoardSeat, die: string, mark: RawMark): boolean {
    if (this.game === CHD) return mark.area === 'turquoise' && this.#fits(seat, mark, die);
    if (mark.area !== 'silver') return false;
    const row = ['yellow', 'blue', 'green', 'pink'].indexOf(die);
    return (row < 0 || mark.at![0] === row) && this.#fits(seat, mark, die);
  }

  /** The dice that may be crossed along with this mark: same number, same place, each of them once. */
  #company(place: Place, mark: RawMark, except?: string): string[] {
    const { tray, diceFields, faces } = this.#table;
    if (this.game !== CHD || mark.area !== 'turquoise' || place === null) return [];
    const there = place === 'tray' ? tray : diceFields;
    return there.filter((die) => die !== except && faces[die] === mark.at![1] + 1);
  }

  #sweepObjection(seat: BoardSeat, { die, mark }: RawEvent): string | null {
    if (!seat.swept.includes(die!)) return 'not a swept die';
    return this.#sweepFits(seat, die!, mark!) ? null : 'cannot be crossed there';
  }

  // What happens?

  #apply(event: RawEvent): void {
    const t = this.#table;
    this.#earned = [];
    this.#lost = [];
    const seat = t.seats[event.p ?? 0];
    switch (event.e) {
      case 'roll':
        this.#roll(event);
        return;
      case 'reroll':
        seat.used.reroll++;
        t.phase = 'reroll';
        return;
      case 'return':
        seat.used.return++;
        t.tray = without(t.tray, event.die!);
        t.hand.push(event.die!);
        return;
      case 'stop':
        this.#endRolls();
        return;
      case 'done':
        seat.stage = 'done';
        if (t.seats.every(({ stage }) => stage === 'done')) this.#endTurn();
        return;
      case 'pick':
        if (t.phase === 'choose') this.#take(seat, event);
        else seat.stage = 'extra';
        break;
      case 'pass':
        if (t.phase === 'choose') t.phase = 'roll';
        else seat.stage = 'extra';
        break;
      case 'extra':
        seat.used.extra++;
        seat.extraUsed.push(event.die!);
        break;
      case 'bonus': {
        const isChoice = !seat.pending.includes(event.bonus!);
        seat.pending = without(seat.pending, isChoice ? 'X|6:black' : event.bonus!);
        break;
      }
      case 'sweep':
        seat.swept = without(seat.swept, event.die!);
        break;
      case 'skip':
        seat.swept = [];
    }
    if ('polish' in this.#sheet.tracks && event.polish) {
      seat.used.polish += sum(Object.values(event.polish).map(Math.abs));
    }
    if ('joker' in this.#sheet.tracks && event.joker) {
      seat.used.joker++;
      seat.jokers.push(event.joker.slot);
    }
    if (event.e === 'pick' || event.e === 'extra') seat.place = this.#placeOf(event.die!);
    if (event.e === 'pick' || event.e === 'extra' || event.e === 'bonus') {
      seat.swept = [...seat.swept, ...this.#company(seat.place, event.mark!, event.die)];
    }
    if (event.mark) this.#mark(seat, event.mark);
    this.#endRollsIfSpent();
  }

  #roll({ dice, tray, fields = [] }: RawEvent): void {
    const t = this.#table;
    Object.assign(t.faces, dice);
    if (t.soloPassive) {
      t.tray = [...tray!];
      t.diceFields = t.hand.filter((die) => !tray!.includes(die));
      fields.forEach((die, i) => {
        t.fieldOf[die] = (i + 1) as 1;
      });
      t.hand = [];
      t.phase = 'finish';
      t.seats[0].stage = 'passive';
      return;
    }
    if (t.phase === 'roll') t.rolls++;
    t.phase = 'choose';
  }

  #take(seat: BoardSeat, { die, mark }: RawEvent): void {
    const t = this.#table;
    t.diceFields.push(die!);
    t.fieldOf[die!] = t.rolls as 1;
    const rest = without(t.hand, die!);
    const lower = rest.filter((other) => t.faces[other] < t.faces[die!]);
    t.hand = rest.filter((other) => !lower.includes(other));
    t.tray.push(...lower);
    if (mark!.area === 'silver') seat.swept = lower;
    t.phase = 'roll';
  }

  #mark(seat: BoardSeat, mark: RawMark): void {
    const marks = seat.marks[mark.area];
    const rules = this.#areas[mark.area];
    const before = rules.earned(marks);
    marks.push(mark);
    let earned = rules.earned(marks);
    if (this.game === C4E && mark.area === 'pink' && mark.value === 3 && marks.length < 12) {
      marks.push(mark);
      earned = rules.earned(marks);
    }
    for (const bonus of before) earned = without(earned, bonus);
    for (const bonus of earned) this.#earn(seat, bonus);
    this.#dropLost(seat);
  }

  #earn(seat: BoardSeat, bonus: string): void {
    const track = this.#sheet.tracks[bonus];
    if (track && seat.unlocked[bonus] === track.slots) return;
    this.#earned.push(bonus);
    if (bonus === 'fox') seat.foxes++;
    else if (!ACTIONS.includes(bonus)) seat.pending.push(bonus);
    else {
      const { slots, endBonus } = track;
      seat.unlocked[bonus]++;
      if (seat.unlocked[bonus] === slots && endBonus !== null) this.#earn(seat, endBonus);
    }
  }

  #dropLost(seat: BoardSeat): void {
    const marks = Object.keys(this.#areas).flatMap((area) => wellFormedMarks(this.game, area));
    const fits = (bonus: string) => {
      const names = bonus === 'X|6:black' ? ['X:black', '6:black'] : [bonus];
      return names.some((name) => marks.some((mark) => this.#bonusFits(seat, name, mark)));
    };
    this.#lost.push(...seat.pending.filter((bonus) => !fits(bonus)));
    seat.pending = seat.pending.filter(fits);
    seat.swept = seat.swept.filter((die) => marks.some((mark) => this.#sweepFits(seat, die, mark)));
  }

  #endRollsIfSpent(): void {
    const t = this.#table;
    const seat = t.seats[t.active];
    if (t.phase !== 'roll' || t.rolls === 0 || seat.pending.length > 0 || seat.swept.length > 0) return;
    if (t.rolls === 3 || (t.hand.length === 0 && !this.#mayReturn(seat))) this.#endRolls();
  }

  #endRolls(): void {
    const t = this.#table;
    t.tray.push(...t.hand);
    t.hand = [];
    t.phase = 'finish';
    t.seats.forEach((seat, i) => {
      seat.stage = i === t.active ? 'extra' : 'passive';
    });
  }

  #startTurn(): void {
    const t = this.#table;
    Object.assign(t, {
      phase: 'roll',
      rolls: 0,
      hand: [...this.#sheet.dice],
      tray: [],
      diceFields: [],
      fieldOf: {},
      faces: {},
    });
    for (const seat of t.seats) Object.assign(seat, { stage: 'waiting', extraUsed: [], place: null });
  }

  #startRound(): void {
    const bonus = this.#sheet.rounds[this.#table.round];
    for (const seat of this.#table.seats) {
      seat.place = null;
      if (bonus !== null) this.#earn(seat, typeof bonus === 'string' ? bonus : 'X|6:black');
      this.#dropLost(seat);
    }
    this.#startTurn();
  }

  #endTurn(): void {
    const t = this.#table;
    const players = t.seats.length;
    if (players === 1 && !t.soloPassive) {
      t.soloPassive = true;
      this.#startTurn();
      return;
    }
    t.soloPassive = false;
    if (t.active + 1 < players) {
      t.active++;
      this.#startTurn();
    } else if (t.round + 1 === [6, 6, 5, 4][players - 1]) {
      t.phase = 'over';
    } else {
      t.active = 0;
      t.round++;
      this.#startRound();
    }
  }
}

const GRIDS: Record<string, [number, number]> = {
  [`${GSC} yellow`]: [4, 4],
  [`${DSC} silver`]: [4, 6],
  [`${DSC} yellow`]: [5, 4],
  [`${CHD} yellow`]: [3, 6],
  [`${CHD} turquoise`]: [5, 6],
  [`${C4E} blue`]: [6, 6],
};

const known = new Map<string, RawMark[]>();

/** Every mark of an area that has the form the record asks for, the impossible ones included. */
export function wellFormedMarks(game: string, area: string): RawMark[] {
  const key = `${game} ${area}`;
  const marks = known.get(key) ?? makeMarks(game, area);
  known.set(key, marks);
  return marks;
}

function makeMarks(game: string, area: string): RawMark[] {
  const grid = GRIDS[`${game} ${area}`];
  if (grid) return cells(...grid).map(([row, column]) => ({ area, at: [row, column] }));
  if (area === 'gray') return [...'ABCDEFGHIJKLMNOPQ'].map((region) => ({ area, region }));
  if (game === GSC && area === 'green') return [{ area }];
  if (area === 'brown') return range(12).map((index) => atIndex(area, index));
  const numbers = range(area === 'blue' ? 13 : 7);
  if (game === CHD && area === 'blue') {
    return ['left', 'right'].flatMap((side) => numbers.map((value) => ({ area, side, value })));
  }
  if (game === CHD) {
    return ['bonus', 'points'].flatMap((take) => numbers.map((value) => ({ area, value, take })));
  }
  const rows = game === C4E && area === 'yellow' ? 3 : game === C4E && area === 'green' ? 2 : 0;
  if (rows === 0) return numbers.map((value) => ({ area, value }));
  return range(rows).flatMap((row) => numbers.map((value) => ({ area, row, value })));
}
