// A game with the dice of somebody else's game (a duel). Everything else is a game on this device.
import { DuelDice } from '@reynard/client';
import type { PlayedGame } from '@reynard/engine';
import type { SavedGame } from '#lib/storage/saved-game.ts';
import { DeviceSession } from './device-session.svelte.ts';

export class DuelSession extends DeviceSession {
  readonly #dice: Promise<DuelDice>;
  #rolling = $state(false);

  constructor(saved: SavedGame, game: PlayedGame) {
    super(saved, game);
    this.#dice = DuelDice.of(saved.record.duel!);
  }

  protected override isReady(): boolean {
    return !this.#rolling;
  }

  override roll(): void {
    if (this.writes && !this.#rolling) void this.#roll();
  }

  async #roll(): Promise<void> {
    this.#rolling = true;
    try {
      const asked = this.game.position;
      const roll = await (await this.#dice).roll(asked, this.game.record.events);
      if (this.closed || !this.writes || this.game.position !== asked) return;
      this.changed(this.game.handIn(roll));
    } finally {
      this.#rolling = false;
      this.settle();
    }
  }
}
