// The seat of somebody who plays alone. The name is for those who read the record or get its link, so it is never "you".
import { m } from '#lib/paraglide/messages.js';
import { ownName } from '#lib/storage/own-name.ts';
import type { SeatPlayer } from '#lib/storage/saved-game.ts';

export const soloSeat = (): SeatPlayer => ({ name: ownName() || m.player_unnamed(), bot: null });
