// The ladder: the levels of strength and the character of each. The names come from the old fable of Reynard the fox.
export interface Level {
  readonly id: string;
  readonly name: string;
  /** A sentence about the character, for players. */
  readonly character: string;
  /** The weight of the immediate gain against the expected final score, from 0 to 1. */
  readonly greed: number;
  /** The standard deviation of the error in the value of an idea, in points. */
  readonly haste: number;
  /** Whether it searches chains of bonuses to their end. */
  readonly sees: boolean;
  /** Whether it simulates its best choices before it plays. */
  readonly thinks: boolean;
}

/** Weakest first. */
export const LEVELS = [
  {
    id: 'cuwart',
    name: 'Cuwart the hare',
    character: 'Jumps at whatever is nearest and is off again. A kind first opponent.',
    greed: 1,
    haste: 5,
    sees: false,
    thinks: false,
  },
  {
    id: 'bruin',
    name: 'Bruin the bear',
    character: 'Wants his honey now: counts points in the paw, seldom those in the bush.',
    greed: 0.7,
    haste: 6,
    sees: false,
    thinks: false,
  },
  {
    id: 'tibert',
    name: 'Tibert the cat',
    character: 'Quick and playful, knows a good bonus, and forgets what it was for.',
    greed: 0.3,
    haste: 8,
    sees: false,
    thinks: false,
  },
  {
    id: 'grimbert',
    name: 'Grimbert the badger',
    character: 'Digs steadily along all five areas and slips only now and then.',
    greed: 0,
    haste: 5,
    sees: false,
    thinks: false,
  },
  {
    id: 'isengrim',
    name: 'Isengrim the wolf',
    character: 'Plays by instinct, at once, and hardly ever wrong.',
    greed: 0,
    haste: 0,
    sees: true,
    thinks: false,
  },
  {
    id: 'reynard',
    name: 'Reynard the fox',
    character: 'Plays the game through in his head before he moves. Nobody has outwitted him yet.',
    greed: 0,
    haste: 0,
    sees: true,
    thinks: true,
  },
] as const satisfies readonly Level[];

export type LevelId = (typeof LEVELS)[number]['id'];
