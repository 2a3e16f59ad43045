// A roll of real dice while it is being entered: a face for each die in hand, then, on a solo passive turn whose faces leave a
// choice, which dice lie on the tray, and, where places count, in which order the others lie on the dice fields (R20).
import {
  countDice,
  diceOf,
  type HandedRoll,
  hasDie,
  type Position,
  type TrayChoice,
  trayChoice,
  withDie,
  withoutDie,
} from '@reynard/engine';

const NO_CHOICE: TrayChoice = { sure: 0, tied: 0, open: 0 };

export class RollEntry {
  /** The dice to roll, in the sheet's order. */
  readonly dice: readonly number[];
  readonly #soloPassive: boolean;
  /** Whether the order of the dice on the dice fields is asked for. */
  readonly #ordered: boolean;
  /** The face of each die, by index into the sheet's dice; 0: not entered. */
  faces: readonly number[] = $state.raw([]);
  /** The die whose face is entered next; null: all are known. */
  at: number | null = $state(null);
  /** The tied dice that were put on the tray, as a bit set. */
  #chosen = $state(0);
  /** The dice in the order in which they were put on the dice fields. */
  #order: readonly number[] = $state.raw([]);

  missing = $derived.by(() => this.dice.filter((die) => this.faces[die] === 0));
  /** What the faces say about the tray, once all are known. */
  choice: TrayChoice = $derived.by(() =>
    this.#soloPassive && this.missing.length === 0 ? trayChoice(this.faces) : NO_CHOICE,
  );
  tray = $derived.by(() => this.choice.sure | (this.#chosen & this.choice.tied));
  /** How many dice still have to be put on the tray. */
  trayMissing = $derived.by(() => this.choice.open - countDice(this.#chosen & this.choice.tied));
  /** The dice that go on the dice fields, once the tray is settled; empty where their order does not matter. */
  toPlace: readonly number[] = $derived.by(() =>
    this.#ordered && this.missing.length === 0 && this.trayMissing === 0
      ? this.dice.filter((die) => !hasDie(this.tray, die))
      : [],
  );
  /** Those of them that were placed, in the order of the fields. The last one has no choice. */
  placed: readonly number[] = $derived.by(() => {
    const placed = this.#order.filter((die) => this.toPlace.includes(die));
    const left = this.toPlace.filter((die) => !placed.includes(die));
    return left.length === 1 ? [...placed, ...left] : placed;
  });
  isComplete = $derived.by(
    () => this.missing.length === 0 && this.trayMissing === 0 && this.placed.length === this.toPlace.length,
  );

  /** `known`: what was entered of this roll before, to be completed or corrected; a face of 0 is missing. */
  constructor(position: Position, known: HandedRoll | null) {
    this.dice = diceOf(position.hand);
    this.#soloPassive = position.isSoloPassive;
    this.#ordered = position.isSoloPassive && position.layout.usesPlaces;
    this.faces = position.layout.sheet.dice.map((_, die) =>
      hasDie(position.hand, die) ? (known?.faces[die] ?? 0) : 0,
    );
    this.#chosen = known?.tray ?? 0;
    this.#order = known?.fields ?? [];
    this.at = this.missing[0] ?? null;
  }

  /** Sets the face of the current die and goes on to the next one without a face. */
  set(face: number): void {
    const die = this.at;
    if (die === null) return;
    this.faces = this.faces.map((before, i) => (i === die ? face : before));
    this.at = this.missing.find((other) => other > die) ?? this.missing[0] ?? null;
  }

  /**
   * A die is tapped: its face is entered again or, where the tray or the dice fields are asked for, it is put there or
   * removed.
   */
  tap(die: number): void {
    const asked = this.trayMissing > 0 || hasDie(this.tray, die) || this.toPlace.length === 0;
    if (hasDie(this.choice.tied, die) && asked) this.#toggle(die);
    else if (this.at === null && this.toPlace.includes(die)) this.#place(die);
    else this.at = die;
  }

  /** Forgets the face of the current die or, where all are known, of the last one. */
  clear(): void {
    const die =
      this.at !== null && this.faces[this.at] > 0
        ? this.at
        : this.dice.findLast((one) => this.faces[one] > 0);
    if (die === undefined) return;
    this.faces = this.faces.map((before, i) => (i === die ? 0 : before));
    this.at = die;
  }

  #toggle(die: number): void {
    if (hasDie(this.#chosen, die)) this.#chosen = withoutDie(this.#chosen, die);
    else if (this.trayMissing > 0) this.#chosen = withDie(this.#chosen, die);
  }

  /** Puts a die on the next dice field, or takes it and those after it away again. */
  #place(die: number): void {
    const at = this.placed.indexOf(die);
    this.#order = at < 0 ? [...this.placed, die] : this.placed.slice(0, at);
  }

  get roll(): HandedRoll {
    const roll = { faces: Uint8Array.from(this.faces), tray: this.tray };
    return this.toPlace.length > 0 ? { ...roll, fields: this.placed } : roll;
  }
}
