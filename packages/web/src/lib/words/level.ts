// The app's comment on each solo level, for players.
import { m } from '#lib/paraglide/messages.js';

const LEVELS = [m.level_0, m.level_1, m.level_2, m.level_3, m.level_4, m.level_5];

export const levelWords = (stars: number): string => LEVELS[Math.floor(stars)]();
