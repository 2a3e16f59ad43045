// A sheet compiled for play: every field and every line counter gets a fixed byte, and marks, bonuses and points become
// lookups in flat arrays. Built once per game, shared by all positions, never changed.
//
// A player's sheet in a position is a run of bytes: first one per field (0 open, else the number written or how often
// it is marked), then one counter per line.
import type { Area } from './areas/area.ts';
import { Grid, sweeps } from './areas/grid.ts';
import { Path } from './areas/path.ts';
import { PlacedGrid } from './areas/placed-grid.ts';
import { Regions } from './areas/regions.ts';
import { Rows } from './areas/rows.ts';
import { Takes } from './areas/takes.ts';
import { bonusNumber, NO_BONUS, type PendingKind, pendingKinds, printedBonus } from './bonus.ts';
import { WHITE } from './dice.ts';
import { checkLimits } from './limits.ts';
import { Scoring } from './scoring.ts';
import { ACTIONS, type AreaSpec, type Bonus, type Sheet } from './sheet.ts';

/** What the fields of a line have in common. `area`: all fields of the area; `between`: two neighbours. */
export type LineKind =
  | 'area'
  | 'row'
  | 'column'
  | 'main-diagonal'
  | 'anti-diagonal'
  | 'cell'
  | 'shade'
  | 'between';

/** A set of fields that earns a bonus or points by how many of them are marked. */
export interface Line {
  readonly kind: LineKind;
  /** Which row, column, `cellBonus`, shade or gap of its area, gaps row by row; 0 where there is only one. */
  readonly index: number;
  /** The area, as an index into the sheet's areas. */
  readonly area: number;
  readonly fields: readonly number[];
  /** A field counts once it holds at least this: 2 where only the second mark counts. */
  readonly from: number;
  /** How many fields must count to earn the bonus. */
  readonly needs: number;
  /** The bonus as printed. */
  readonly bonus: Bonus | null;
  /** The points by how many fields count; null: no points. */
  readonly points: readonly number[] | null;
}

/** Which marks advance a line, when it is complete, and what that earns. */
export interface LineOptions {
  readonly kind: LineKind;
  readonly index?: number | undefined;
  /** Only marks of this value count; default: every mark. */
  readonly value?: number | undefined;
  /** Default: the number of fields. */
  readonly needs?: number | undefined;
  readonly bonus?: Bonus | null | undefined;
}

interface BuiltLine extends Line {
  /** 0: every mark counts. */
  readonly value: number;
  points: readonly number[] | null;
}

function fieldCount(spec: AreaSpec): number {
  switch (spec.kind) {
    case 'grid':
      return Grid.fieldCount(spec);
    case 'regions':
      return Regions.fieldCount(spec);
    case 'rows':
      return Rows.fieldCount(spec);
    case 'path':
      return Path.fieldCount(spec);
  }
}

/** The sweep of a sheet: after a mark in this area more dice may be crossed in the same area. */
export interface Sweep {
  readonly area: Grid;
  readonly index: number;
  /**
   * Which dice may be crossed. `moved`: those that the active player's pick moves to the tray. `company`: after any mark with
   * a place, the dice of the same number at the same place (R21).
   */
  readonly dice: 'moved' | 'company';
  /** The row each die is swept into; -1: any. */
  readonly rows: Int8Array;
}

/** Collects what the areas say about their fields. */
export class LayoutBuilder {
  readonly fieldCount: number;
  readonly lines: BuiltLine[] = [];
  readonly premarked: number[] = [];
  readonly fieldBonuses: { field: number; bonus: number; from: number }[] = [];
  readonly repeats: { field: number; value: number }[] = [];
  /** The area that is being built, and its points. */
  area = 0;
  scoring = new Scoring();
  readonly kinds: readonly PendingKind[];

  constructor(sheet: Sheet, kinds: readonly PendingKind[]) {
    this.fieldCount = sheet.areas.reduce((sum, spec) => sum + fieldCount(spec), 0);
    this.kinds = kinds;
  }

  /** Adds a line and returns the offset of its counter. */
  line(fields: readonly number[], options: LineOptions): number {
    const { kind, index = 0, value = 0, needs = fields.length, bonus = null } = options;
    this.lines.push({
      kind,
      index,
      area: this.area,
      fields,
      value,
      from: Math.max(1, value),
      needs: Math.min(needs, fields.length),
      bonus,
      points: null,
    });
    return this.fieldCount + this.lines.length - 1;
  }

  premark(field: number): void {
    this.premarked.push(field);
  }

  fieldBonus(field: number, bonus: Bonus | null | undefined, from: number): void {
    if (bonus) this.fieldBonuses.push({ field, bonus: bonusNumber(this.kinds, bonus), from });
  }

  /** This number is written again in the next field. */
  repeat(field: number, value: number): void {
    this.repeats.push({ field, value });
  }

  /** Points for the line whose counter has this offset. */
  pointsByCount(line: number, table: readonly number[]): void {
    this.lines[line - this.fieldCount].points = table;
    this.scoring.byCount(line, table);
  }

  pointsWhenComplete(fields: readonly number[], points: number, options: LineOptions): void {
    const needs = Math.min(options.needs ?? fields.length, fields.length);
    const table = Array.from({ length: fields.length + 1 }, (_, count) => (count >= needs ? points : 0));
    this.pointsByCount(this.line(fields, options), table);
  }

  pointsByNumber(field: number, factor: number): void {
    this.scoring.byNumber(field, factor);
  }

  pointsTogether(first: number, second: number, firstFactor: number, secondFactor: number): void {
    this.scoring.together(first, second, firstFactor, secondFactor);
  }

  pointsByValue(fields: readonly number[], points: readonly number[]): void {
    this.scoring.byValue(fields, points);
  }
}

function buildArea(spec: AreaSpec, first: number, build: LayoutBuilder): Area {
  switch (spec.kind) {
    case 'grid':
      return spec.grayColumns ? new PlacedGrid(spec, first, build) : new Grid(spec, first, build);
    case 'regions':
      return new Regions(spec, first, build);
    case 'rows':
      return spec.takes ? new Takes(spec, first, build) : new Rows(spec, first, build);
    case 'path':
      return new Path(spec, first, build);
  }
}

/** A sheet, compiled. Get one with `layoutOf`. */
export class Layout {
  readonly sheet: Sheet;
  readonly areas: readonly Area[];
  /** The points of each area. */
  readonly scoring: readonly Scoring[];
  readonly pending: readonly PendingKind[];
  readonly fieldCount: number;
  /** Fields and line counters together. */
  readonly sheetBytes: number;
  /** An empty sheet. */
  readonly blank: Uint8Array;
  /** The area of each field. */
  readonly fieldArea: Uint8Array;
  /** The area of each die; -1 for white. */
  readonly dieArea: Int8Array;
  /** The areas in which each die can be marked: all of them for white, its own for another. */
  readonly dieAreas: readonly (readonly number[])[];
  /** The index of the die that is read together with white, and of its area. */
  readonly pairedDie: number;
  readonly pairedArea: number;
  /** Null in most games. */
  readonly sweep: Sweep | null;
  /** Whether marks go by the place of their die (R19), so that the dice fields have an order (R20). */
  readonly usesPlaces: boolean;

  readonly fieldBonus: Uint8Array;
  readonly fieldBonusFrom: Uint8Array;
  readonly fieldRepeats: Uint8Array;
  /** The lines of field i are `fieldLines[fieldLinesFrom[i]]` up to `fieldLinesFrom[i + 1]`. */
  readonly fieldLinesFrom: Uint16Array;
  readonly fieldLines: Uint8Array;
  /** The lines in the order of their counters. The arrays below hold the same for play. */
  readonly lines: readonly Line[];
  readonly lineValue: Uint8Array;
  readonly lineNeeds: Uint8Array;
  readonly lineBonus: Uint8Array;

  /** Slots and end bonus of each action's track, by index into `ACTIONS`. */
  readonly trackSlots: Uint8Array;
  readonly trackEndBonus: Uint8Array;
  /** The number of each slot of the joker track; 0: any. Empty where there is none. */
  readonly jokerNumbers: Uint8Array;
  readonly hasJokers: boolean;
  readonly roundBonus: Uint8Array;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.pending = pendingKinds(sheet);
    const build = new LayoutBuilder(sheet, this.pending);
    let first = 0;
    const scoring: Scoring[] = [];
    this.areas = sheet.areas.map((spec, index) => {
      build.area = index;
      build.scoring = new Scoring();
      scoring.push(build.scoring);
      const area = buildArea(spec, first, build);
      first += area.size;
      return area;
    });
    checkLimits({ sheet, areas: this.areas, build });
    this.scoring = scoring;
    this.fieldCount = build.fieldCount;
    this.sheetBytes = build.fieldCount + build.lines.length;
    this.fieldArea = Uint8Array.from(this.areas.flatMap((area, i) => new Array(area.size).fill(i)));
    this.dieArea = Int8Array.from(sheet.dice, (die) => this.areas.findIndex((area) => area.colour === die));
    this.dieAreas = sheet.dice.map((_, die) =>
      die === WHITE ? [...this.areas.keys()] : [this.dieArea[die]],
    );
    this.pairedArea = this.areas.findIndex((area) => area.reads !== 'face');
    this.pairedDie = this.dieArea.indexOf(this.pairedArea);
    this.sweep = this.#sweep();
    this.usesPlaces = this.areas.some((area) => area.usesPlace);

    this.fieldBonus = new Uint8Array(build.fieldCount).fill(NO_BONUS);
    this.fieldBonusFrom = new Uint8Array(build.fieldCount);
    for (const { field, bonus, from } of build.fieldBonuses) {
      this.fieldBonus[field] = bonus;
      this.fieldBonusFrom[field] = from;
    }
    this.fieldRepeats = new Uint8Array(build.fieldCount);
    for (const { field, value } of build.repeats) this.fieldRepeats[field] = value;

    const linesOf = Array.from({ length: build.fieldCount }, (_, field) =>
      build.lines.flatMap((line, i) => (line.fields.includes(field) ? [i] : [])),
    );
    this.fieldLines = Uint8Array.from(linesOf.flat());
    this.fieldLinesFrom = new Uint16Array(build.fieldCount + 1);
    linesOf.forEach((lines, field) => {
      this.fieldLinesFrom[field + 1] = this.fieldLinesFrom[field] + lines.length;
    });
    this.lines = build.lines;
    this.lineValue = Uint8Array.from(build.lines, (line) => line.value);
    this.lineNeeds = Uint8Array.from(build.lines, (line) => line.needs);
    this.lineBonus = Uint8Array.from(build.lines, (line) => bonusNumber(this.pending, line.bonus));

    const track = (action: (typeof ACTIONS)[number]) => sheet.tracks[action];
    this.trackSlots = Uint8Array.from(ACTIONS, (action) => track(action)?.slots ?? 0);
    this.trackEndBonus = Uint8Array.from(ACTIONS, (action) =>
      bonusNumber(this.pending, track(action)?.endBonus),
    );
    this.hasJokers = sheet.tracks.joker !== undefined;
    this.jokerNumbers = Uint8Array.from(sheet.tracks.joker?.numbers ?? [], (number) => number ?? 0);
    this.roundBonus = Uint8Array.from(sheet.rounds, (bonus) => bonusNumber(this.pending, bonus));
    this.blank = this.#blankSheet(build.premarked);
  }

  /** The bonus that this value earns in a field by itself; lines come on top. */
  fieldBonusOf(field: number, value: number): Bonus | null {
    const bonus = this.fieldBonus[field];
    return bonus !== NO_BONUS && value >= this.fieldBonusFrom[field]
      ? printedBonus(this.pending, bonus)
      : null;
  }

  /** Sets the line counters of the sheet whose first field is at `f` to what its fields say. */
  countLines(s: Uint8Array, f: number): void {
    for (let line = 0; line < this.lines.length; line++) this.#countLine(s, f, line);
  }

  /** Writes a value and sets the counters of the field's lines. Nothing is earned. */
  write(s: Uint8Array, f: number, field: number, value: number): void {
    s[f + field] = value;
    const end = this.fieldLinesFrom[field + 1];
    for (let i = this.fieldLinesFrom[field]; i < end; i++) this.#countLine(s, f, this.fieldLines[i]);
  }

  #countLine(s: Uint8Array, f: number, line: number): void {
    const { fields, from } = this.lines[line];
    let count = 0;
    for (const field of fields) if (s[f + field] >= from) count++;
    s[f + this.fieldCount + line] = count;
  }

  #sweep(): Sweep | null {
    const index = this.sheet.areas.findIndex(sweeps);
    if (index < 0) return null;
    const area = this.areas[index] as Grid;
    const rows = Int8Array.from(this.sheet.dice, (die) => area.spec.sweepRows?.indexOf(die) ?? -1);
    return { area, index, dice: area.spec.company ? 'company' : 'moved', rows };
  }

  #blankSheet(premarked: readonly number[]): Uint8Array {
    const sheet = new Uint8Array(this.sheetBytes);
    for (const field of premarked) sheet[field] = 1;
    this.countLines(sheet, 0);
    return sheet;
  }
}

const layouts = new Map<Sheet, Layout>();

/** The compiled form of a sheet, made on first use. */
export function layoutOf(sheet: Sheet): Layout {
  let layout = layouts.get(sheet);
  if (layout === undefined) {
    layout = new Layout(sheet);
    layouts.set(sheet, layout);
  }
  return layout;
}
