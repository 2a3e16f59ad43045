// The ladder: who plays how well, and in which manner. The names are those of the old fable of Reynard the fox.
export interface Level {
  readonly id: string;
  readonly name: string;
  /** Who this is, in a sentence for players. */
  readonly character: string;
  /** How far it counts what is gained right now instead of what the game will bring, from 0 to 1. */
  readonly greed: number;
  /** By how many points it misjudges an idea, typically. */
  readonly haste: number;
  /** Whether it sees through a chain of bonuses to its end. */
  readonly sees: boolean;
  /** Whether it tries its choices out before it plays. */
  readonly thinks: boolean;
  /** Its measured mean of solo scores, by game (docs/bots.md). */
  readonly means: Readonly<Record<string, number>>;
}

const means = (gsc: number, dsc: number, c4e: number) => ({
  'ganz-schoen-clever': gsc,
  'doppelt-so-clever': dsc,
  'clever-4ever': c4e,
});

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
    means: means(116, 92, 111),
  },
  {
    id: 'bruin',
    name: 'Bruin the bear',
    character: 'Wants his honey now: counts points in the paw, seldom those in the bush.',
    greed: 0.7,
    haste: 6,
    sees: false,
    thinks: false,
    means: means(143, 131, 202),
  },
  {
    id: 'tibert',
    name: 'Tibert the cat',
    character: 'Quick and playful, knows a good bonus, and forgets what it was for.',
    greed: 0.3,
    haste: 8,
    sees: false,
    thinks: false,
    means: means(177, 185, 295),
  },
  {
    id: 'grimbert',
    name: 'Grimbert the badger',
    character: 'Digs steadily along all five areas and slips only now and then.',
    greed: 0,
    haste: 5,
    sees: false,
    thinks: false,
    means: means(229, 272, 354),
  },
  {
    id: 'isengrim',
    name: 'Isengrim the wolf',
    character: 'Plays by instinct, at once, and hardly ever wrong.',
    greed: 0,
    haste: 0,
    sees: true,
    thinks: false,
    means: means(279, 330, 395),
  },
  {
    id: 'reynard',
    name: 'Reynard the fox',
    character: 'Plays the game through in his head before he moves. Nobody has outwitted him yet.',
    greed: 0,
    haste: 0,
    sees: true,
    thinks: true,
    means: means(288, 350, 401),
  },
] as const satisfies readonly Level[];

export type LevelId = (typeof LEVELS)[number]['id'];
