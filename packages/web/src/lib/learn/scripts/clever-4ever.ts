// The lesson of Clever 4ever: gray regions, triangles, polish, two crosses in a line, a chain.
import { clever4ever } from '@reynard/engine';
import { FINALS } from '#lib/rulebook/finals.ts';
import { act, at, bonus, done, extra, pick, read, roller, type Scene, watch } from '../script.ts';

export type Idea = 'goal' | 'gray' | 'triangles' | 'polish' | 'two' | 'chain' | 'end';
export type Cue =
  | 'goal'
  | 'firstRoll'
  | 'region'
  | 'secondRoll'
  | 'neighbour'
  | 'thirdRoll'
  | 'upper'
  | 'passiveRoll'
  | 'polish'
  | 'later'
  | 'two'
  | 'rollOn'
  | 'lower'
  | 'lastRoll'
  | 'three'
  | 'minus'
  | 'chainBlue'
  | 'chainGray'
  | 'chainGreen'
  | 'chainFox'
  | 'end';

/** Faces stand in the order white, yellow, blue, gray, green, pink. */
const roll = roller(clever4ever);
const _ = null;

const scenes: readonly Scene<Cue, Idea>[] = [
  { idea: 'goal', steps: [read('goal'), act('firstRoll', roll([4, 5, 2, 4, 6, 1]))] },
  {
    idea: 'gray',
    steps: [
      act('region', pick('gray', { area: 'gray', region: 'I' })),
      act('secondRoll', roll([1, 5, _, _, 6, _])),
      act('neighbour', pick('white', { area: 'gray', region: 'A' })),
    ],
  },
  {
    idea: 'triangles',
    steps: [
      act('thirdRoll', roll([_, 3, _, _, 5, _])),
      act('upper', pick('green', { area: 'green', row: 0, value: 5 })),
      watch(done),
    ],
  },
  {
    idea: 'polish',
    steps: [
      act('passiveRoll', roll([5, 5, 2, 6, 3, 4], ['blue', 'green', 'pink'])),
      act('polish', { e: 'pick', p: 0, die: 'pink', mark: { area: 'pink', value: 5 }, polish: { pink: 1 } }),
    ],
  },
  {
    idea: 'two',
    from: '1.clever-4ever.3a-roll.-.134B12C654-W1A1I1-11F1-56-5~r30~e10~p40',
    steps: [
      act('later', roll([2, 3, 4, 6, 4, 5])),
      act('two', pick('blue', at('blue', 3, 1))),
      act('rollOn', roll([_, _, _, 2, 3, 6])),
      act('lower', pick('green', { area: 'green', row: 1, value: 3 })),
      act('lastRoll', roll([_, _, _, _, _, 3])),
      act('three', pick('pink', { area: 'pink', value: 3 })),
    ],
  },
  {
    idea: 'chain',
    steps: [
      act('minus', extra('yellow', { area: 'yellow', row: 1, value: 3 })),
      act('chainBlue', bonus('?:blue', at('blue', 4, 3))),
      act('chainGray', bonus('?:gray', { area: 'gray', region: 'C' })),
      act('chainGreen', bonus('?:green', { area: 'green', row: 1, value: 6 })),
      watch(bonus('?:blue', at('blue', 5, 2)), 'chainFox'),
    ],
  },
  { idea: 'end', from: FINALS['clever-4ever'], steps: [read('end')] },
];

export const script = { sheet: clever4ever, scenes };
