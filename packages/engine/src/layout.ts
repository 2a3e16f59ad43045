// A sheet compiled for play: every field and every line counter gets a fixed byte, and marks, bonuses and points become
// lookups in flat arrays. Built once per game, shared by all positions, never changed.
//
// A player's sheet in a position is a run of bytes: first one per field (0 open, else the number written or how often
// it is marked), then one counter per line.
import type { Area } from './areas/area.ts';
import { Grid } from './areas/grid.ts';
import { Regions } from './areas/regions.ts';
import { Rows } from './areas/rows.ts';
import { bonusNumber, NO_BONUS, type PendingKind, pendingKinds } from './bonus.ts';
import { Scoring } from './scoring.ts';
import { ACTIONS, type AreaSpec, type Bonus, type Sheet } from './sheet.ts';

/** Which marks advance a line, when it is complete, and what that earns. */
export interface LineOptions {
  /** Only marks of this value count; default: every mark. */
  readonly value?: number | undefined;
  /** Default: the number of fields. */
  readonly needs?: number | undefined;
  readonly bonus?: Bonus | null | undefined;
}

interface Line {
  readonly fields: readonly number[];
  readonly value: number;
  readonly needs: number;
  readonly bonus: number;
}

const fieldCount = (spec: AreaSpec): number =>
  spec.kind === 'grid'
    ? Grid.fieldCount(spec)
    : spec.kind === 'regions'
      ? Regions.fieldCount(spec)
      : Rows.fieldCount(spec);

/** Collects what the areas say about their fields. */
export class LayoutBuilder {
  readonly fieldCount: number;
  readonly lines: Line[] = [];
  readonly premarked: number[] = [];
  readonly fieldBonuses: { field: number; bonus: number; from: number }[] = [];
  readonly repeats: { field: number; value: number }[] = [];
  /** The points of the area that is being built. */
  scoring = new Scoring();
  readonly #kinds: readonly PendingKind[];

  constructor(sheet: Sheet, kinds: readonly PendingKind[]) {
    this.fieldCount = sheet.areas.reduce((sum, spec) => sum + fieldCount(spec), 0);
    this.#kinds = kinds;
  }

  /** Adds a line and returns the offset of its counter. */
  line(fields: readonly number[], { value = 0, needs = fields.length, bonus }: LineOptions = {}): number {
    const number = bonusNumber(this.#kinds, bonus);
    this.lines.push({ fields, value, needs: Math.min(needs, fields.length), bonus: number });
    return this.fieldCount + this.lines.length - 1;
  }

  premark(field: number): void {
    this.premarked.push(field);
  }

  fieldBonus(field: number, bonus: Bonus | null | undefined, from: number): void {
    if (bonus) this.fieldBonuses.push({ field, bonus: bonusNumber(this.#kinds, bonus), from });
  }

  /** This number is written again in the next field. */
  repeat(field: number, value: number): void {
    this.repeats.push({ field, value });
  }

  pointsByCount(line: number, table: readonly number[]): void {
    this.scoring.byCount(line, table);
  }

  pointsWhenComplete(fields: readonly number[], points: number, options: LineOptions = {}): void {
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
      return new Grid(spec, first, build);
    case 'regions':
      return new Regions(spec, first, build);
    case 'rows':
      return new Rows(spec, first, build);
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
  /** The index of the die that is read together with white, and of its area. */
  readonly pairedDie: number;
  readonly pairedArea: number;
  /** The area whose active picks sweep, and the row each die is swept into (-1: any); null in most games. */
  readonly sweep: { readonly area: Grid; readonly index: number; readonly rows: Int8Array } | null;

  readonly fieldBonus: Uint8Array;
  readonly fieldBonusFrom: Uint8Array;
  readonly fieldRepeats: Uint8Array;
  /** The lines of field i are `fieldLines[fieldLinesFrom[i]]` up to `fieldLinesFrom[i + 1]`. */
  readonly fieldLinesFrom: Uint16Array;
  readonly fieldLines: Uint8Array;
  readonly lineValue: Uint8Array;
  readonly lineNeeds: Uint8Array;
  readonly lineBonus: Uint8Array;

  /** Slots and end bonus of each action's track, by index into `ACTIONS`. */
  readonly trackSlots: Uint8Array;
  readonly trackEndBonus: Uint8Array;
  readonly roundBonus: Uint8Array;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.pending = pendingKinds(sheet);
    const build = new LayoutBuilder(sheet, this.pending);
    let first = 0;
    const scoring: Scoring[] = [];
    this.areas = sheet.areas.map((spec) => {
      build.scoring = new Scoring();
      scoring.push(build.scoring);
      const area = buildArea(spec, first, build);
      first += area.size;
      return area;
    });
    this.scoring = scoring;
    this.fieldCount = build.fieldCount;
    this.sheetBytes = build.fieldCount + build.lines.length;
    this.fieldArea = Uint8Array.from(this.areas.flatMap((area, i) => new Array(area.size).fill(i)));
    this.dieArea = Int8Array.from(sheet.dice, (die) => this.areas.findIndex((area) => area.colour === die));
    this.pairedArea = this.areas.findIndex((area) => area.reads !== 'face');
    this.pairedDie = this.dieArea.indexOf(this.pairedArea);
    this.sweep = this.#sweep();

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
    this.lineValue = Uint8Array.from(build.lines, (line) => line.value);
    this.lineNeeds = Uint8Array.from(build.lines, (line) => line.needs);
    this.lineBonus = Uint8Array.from(build.lines, (line) => line.bonus);

    const track = (action: (typeof ACTIONS)[number]) => sheet.tracks[action];
    this.trackSlots = Uint8Array.from(ACTIONS, (action) => track(action)?.slots ?? 0);
    this.trackEndBonus = Uint8Array.from(ACTIONS, (action) =>
      bonusNumber(this.pending, track(action)?.endBonus),
    );
    this.roundBonus = Uint8Array.from(sheet.rounds, (bonus) => bonusNumber(this.pending, bonus));
    this.blank = this.#blankSheet(build.premarked);
  }

  #sweep() {
    const index = this.areas.findIndex((area) => area instanceof Grid && area.spec.sweepRows);
    if (index < 0) return null;
    const area = this.areas[index] as Grid;
    const rows = Int8Array.from(this.sheet.dice, (die) => area.spec.sweepRows?.indexOf(die) ?? -1);
    return { area, index, rows };
  }

  #blankSheet(premarked: readonly number[]): Uint8Array {
    const sheet = new Uint8Array(this.sheetBytes);
    for (const field of premarked) {
      sheet[field] = 1;
      for (let i = this.fieldLinesFrom[field]; i < this.fieldLinesFrom[field + 1]; i++) {
        sheet[this.fieldCount + this.fieldLines[i]]++;
      }
    }
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
