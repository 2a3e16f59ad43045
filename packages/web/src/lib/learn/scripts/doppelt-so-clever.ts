// The lesson of Doppelt so clever: the sweep, the return, circle then cross, pairs, a chain.
import { doppeltSoClever, type Event } from '@reynard/engine';
import { FINALS } from '#lib/rulebook/finals.ts';
import { act, at, bonus, done, extra, pick, read, roller, type Scene, sweep, watch } from '../script.ts';

export type Idea = 'goal' | 'sweep' | 'return' | 'circle' | 'pair' | 'chain' | 'end';
export type Cue =
  | 'goal'
  | 'firstRoll'
  | 'silver'
  | 'sweepYellow'
  | 'sweepGreen'
  | 'sweepWhite'
  | 'swept'
  | 'thirdRound'
  | 'green'
  | 'returnWhite'
  | 'returnYellow'
  | 'rollAgain'
  | 'circle'
  | 'lastRoll'
  | 'cross'
  | 'passiveRoll'
  | 'pair'
  | 'extraPink'
  | 'chainStart'
  | 'chainBlue'
  | 'chainYellow'
  | 'chainCross'
  | 'end';

/** Faces stand in the order white, silver, yellow, blue, green, pink. */
const roll = roller(doppeltSoClever);
const _ = null;
const back = (die: 'white' | 'yellow'): Event => ({ e: 'return', p: 0, die });

const scenes: readonly Scene<Cue, Idea>[] = [
  { idea: 'goal', steps: [read('goal'), act('firstRoll', roll([3, 4, 2, 5, 1, 4]))] },
  {
    idea: 'sweep',
    steps: [
      act('silver', pick('silver', at('silver', 0, 3))),
      act('sweepYellow', sweep('yellow', at('silver', 0, 1))),
      act('sweepGreen', sweep('green', at('silver', 2, 0))),
      act('sweepWhite', sweep('white', at('silver', 1, 2))),
      read('swept'),
    ],
  },
  {
    idea: 'return',
    from: '1.doppelt-so-clever.3a-roll.-.A1A1D1C1-D1D1-98--45~r10~e10~b20',
    steps: [
      act('thirdRound', roll([5, 2, 3, 1, 6, 4])),
      act('green', pick('green', { area: 'green', value: 6 })),
      act('returnWhite', back('white')),
      act('returnYellow', back('yellow')),
      act('rollAgain', roll([3, _, 3, _, _, _])),
    ],
  },
  {
    idea: 'circle',
    steps: [
      act('circle', pick('yellow', at('yellow', 0, 1))),
      act('lastRoll', roll([3, _, _, _, _, _])),
      act('cross', pick('white', at('yellow', 0, 1))),
      watch(done),
    ],
  },
  {
    idea: 'pair',
    steps: [
      act('passiveRoll', roll([6, 5, 6, 2, 1, 4], ['blue', 'green', 'pink'])),
      act('pair', pick('green', { area: 'green', value: 1 })),
      act('extraPink', extra('pink', { area: 'pink', value: 4 })),
      watch(done),
    ],
  },
  {
    idea: 'chain',
    steps: [
      act('chainStart', bonus('?:black', at('yellow', 0, 3))),
      act('chainBlue', bonus('?:blue', { area: 'blue', value: 8 })),
      act('chainYellow', bonus('?:yellow', at('yellow', 2, 3))),
      watch(bonus('?:yellow', at('yellow', 0, 3)), 'chainCross'),
    ],
  },
  { idea: 'end', from: FINALS['doppelt-so-clever'], steps: [read('end')] },
];

export const script = { sheet: doppeltSoClever, scenes };
