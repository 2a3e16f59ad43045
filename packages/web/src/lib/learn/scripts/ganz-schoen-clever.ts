// The lesson of Ganz schön clever: a turn, the tray, bonuses, the fox, a chain.
import { ganzSchoenClever } from '@reynard/engine';
import { FINALS } from '#lib/rulebook/finals.ts';
import { act, at, bonus, done, extra, pick, read, reroll, roller, type Scene, watch } from '../script.ts';

export type Idea = 'goal' | 'areas' | 'passive' | 'bonus' | 'fox' | 'chain' | 'end';
export type Cue =
  | 'goal'
  | 'firstRoll'
  | 'firstPick'
  | 'secondRoll'
  | 'joker'
  | 'thirdRoll'
  | 'orange'
  | 'passiveRoll'
  | 'blueSum'
  | 'secondRound'
  | 'blueColumn'
  | 'rollOn'
  | 'reroll'
  | 'fox'
  | 'lastRoll'
  | 'weakest'
  | 'extra'
  | 'later'
  | 'chainStart'
  | 'chainBlue'
  | 'chainYellow'
  | 'chainGreen'
  | 'end';

/** Faces stand in the order white, yellow, blue, green, orange, purple. */
const roll = roller(ganzSchoenClever);
const _ = null;

const scenes: readonly Scene<Cue, Idea>[] = [
  {
    idea: 'goal',
    steps: [
      read('goal'),
      act('firstRoll', roll([4, 3, 2, 1, 5, 6])),
      act('firstPick', pick('yellow', at('yellow', 3, 1))),
      act('secondRoll', roll([4, _, _, _, 6, 4])),
    ],
  },
  {
    idea: 'areas',
    steps: [
      act('joker', pick('white', at('yellow', 3, 2))),
      act('thirdRoll', roll([_, _, _, _, 5, 2])),
      act('orange', pick('orange', { area: 'orange', value: 5 })),
      watch(done),
    ],
  },
  {
    idea: 'passive',
    steps: [
      act('passiveRoll', roll([5, 6, 4, 1, 6, 3], ['blue', 'green', 'purple'])),
      act('blueSum', pick('blue', { area: 'blue', value: 9 })),
      watch(done),
    ],
  },
  {
    idea: 'bonus',
    steps: [
      act('secondRound', roll([3, 6, 2, 4, 6, 5])),
      act('blueColumn', pick('blue', { area: 'blue', value: 5 })),
      act('rollOn', roll([1, 1, _, 2, 1, 1])),
      act('reroll', reroll),
      watch(roll([6, 5, _, 3, 6, 6])),
    ],
  },
  {
    idea: 'fox',
    steps: [
      act('fox', pick('white', at('yellow', 3, 3))),
      act('lastRoll', roll([_, _, _, _, 4, 3])),
      act('weakest', pick('purple', { area: 'purple', value: 3 })),
      act('extra', extra('green', { area: 'green' })),
    ],
  },
  {
    idea: 'chain',
    from: '1.ganz-schoen-clever.4a-roll2.h4h4x2y3t1h3.11A1B1A111A1111-C11A11-111-5-3~r31~e11~f1',
    steps: [
      act('later', roll([2, 5, _, _, _, 3])),
      act('chainStart', pick('yellow', at('yellow', 0, 2))),
      act('chainBlue', bonus('X:blue', { area: 'blue', value: 7 })),
      act('chainYellow', bonus('X:yellow', at('yellow', 2, 3))),
      watch(bonus('X:green', { area: 'green' }), 'chainGreen'),
    ],
  },
  { idea: 'end', from: FINALS['ganz-schoen-clever'], steps: [read('end')] },
];

export const script = { sheet: ganzSchoenClever, scenes };
