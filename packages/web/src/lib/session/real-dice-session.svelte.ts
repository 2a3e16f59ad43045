// A game with real dice: whoever holds the device enters each roll, also those of bots. Everything else is a game on this device.
import type { Event, HandedRoll } from '@reynard/engine';
import { keepAwake } from '#lib/storage/awake.ts';
import { DeviceSession } from './device-session.svelte.ts';

export class RealDiceSession extends DeviceSession {
  /** Lets the screen go dark again. */
  #sleep: (() => void) | null = null;
  /** Whether the entry was asked for: by the roll button, or by a bot that rolls. */
  #asked = $state(false);
  /** A roll that was taken back, to be corrected. */
  taken: HandedRoll | null = null;

  /** Opens by itself where nothing else can be done. */
  #enters = $derived(
    this.writes &&
      !this.handOver &&
      this.position.awaitsRoll &&
      (this.#asked || (this.choices.roll && this.choices.tokens.length === 0)),
  );

  override get entersRoll(): boolean {
    return this.#enters;
  }

  /** Whether the player could do something else before rolling. */
  get hasOtherWays(): boolean {
    return this.choices.tokens.length > 0;
  }

  override open(): void {
    super.open();
    this.#sleep = keepAwake();
  }

  override close(): void {
    super.close();
    this.#sleep?.();
  }

  override roll(): void {
    if (this.writes) this.#asked = true;
  }

  /** Closes an entry that was asked for, to do something else first. */
  leaveEntry(): void {
    this.#asked = false;
  }

  enter(roll: HandedRoll): void {
    if (this.entersRoll) this.changed(this.game.handIn(roll));
  }

  protected override changed(event: Event): void {
    this.#asked = false;
    this.taken = null;
    super.changed(event);
  }

  /** Real dice were only entered, so a roll can be corrected until somebody acts on it. */
  protected override undoSeat(): number | null {
    if (this.game.record.events.at(-1)?.e !== 'roll') return super.undoSeat();
    return this.persons > 0 ? (this.holder ?? this.firstPerson()) : null;
  }

  override undo(): void {
    if (!this.undoable) return;
    const { position, record } = this.game;
    this.#asked = record.events.at(-1)?.e === 'roll';
    this.taken = this.#asked
      ? {
          faces: Uint8Array.from({ length: 6 }, (_, die) => position.face(die)),
          tray: position.tray,
          fields: [0, 1, 2].map((field) => position.diceField(field)),
        }
      : null;
    super.undo();
  }
}
