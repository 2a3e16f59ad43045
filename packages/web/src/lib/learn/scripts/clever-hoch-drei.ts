// The lesson of Clever hoch Drei: places, company, both sides of blue, the joker, pink's choice, a chain.
import { cleverHochDrei } from '@reynard/engine';
import { FINALS } from '#lib/rulebook/finals.ts';
import { act, at, bonus, done, extra, pick, read, roller, type Scene, sweep, watch } from '../script.ts';

export type Idea = 'goal' | 'places' | 'company' | 'passive' | 'sides' | 'joker' | 'takes' | 'chain' | 'end';
export type Cue =
  | 'goal'
  | 'firstRoll'
  | 'firstRow'
  | 'secondRoll'
  | 'secondRow'
  | 'thirdRoll'
  | 'turquoise'
  | 'companyYellow'
  | 'companyWhite'
  | 'passiveRoll'
  | 'gray'
  | 'later'
  | 'left'
  | 'rollOn'
  | 'joker'
  | 'lastRoll'
  | 'takeBonus'
  | 'chainBlue'
  | 'chainYellow'
  | 'chainFox'
  | 'extra'
  | 'end';

/** Faces stand in the order white, yellow, turquoise, blue, brown, pink. */
const roll = roller(cleverHochDrei);
const _ = null;

const scenes: readonly Scene<Cue, Idea>[] = [
  { idea: 'goal', steps: [read('goal'), act('firstRoll', roll([4, 2, 5, 1, 3, 6]))] },
  {
    idea: 'places',
    steps: [
      act('firstRow', pick('yellow', at('yellow', 0, 1))),
      act('secondRoll', roll([2, _, 3, _, 5, 4])),
      act('secondRow', pick('white', at('yellow', 1, 1))),
      act('thirdRoll', roll([_, _, 2, _, 1, 6])),
    ],
  },
  {
    idea: 'company',
    steps: [
      act('turquoise', pick('turquoise', at('turquoise', 0, 1))),
      act('companyYellow', sweep('yellow', at('turquoise', 1, 1))),
      act('companyWhite', sweep('white', at('turquoise', 2, 1))),
      watch(done),
    ],
  },
  {
    idea: 'passive',
    steps: [
      act(
        'passiveRoll',
        roll([6, 3, 5, 4, 2, 6], ['yellow', 'blue', 'brown'], ['turquoise', 'pink', 'white']),
      ),
      act('gray', pick('yellow', at('yellow', 1, 2))),
    ],
  },
  {
    idea: 'sides',
    from: '1.clever-hoch-drei.5a-roll.-.A1B1B1A1G1-11111B1E1-6E89-111-b4~r22~e10~j310',
    steps: [
      act('later', roll([4, 6, 2, 1, 3, 5])),
      act('left', pick('blue', { area: 'blue', side: 'left', value: 5 })),
    ],
  },
  {
    idea: 'joker',
    steps: [
      act('rollOn', roll([4, 5, 3, _, 2, 6])),
      act('joker', {
        e: 'pick',
        p: 0,
        die: 'brown',
        mark: { area: 'brown', at: 3 },
        joker: { slot: 1, value: 4 },
      }),
    ],
  },
  {
    idea: 'takes',
    steps: [
      act('lastRoll', roll([4, 3, 6, _, _, 5])),
      act('takeBonus', pick('pink', { area: 'pink', value: 5, take: 'bonus' })),
    ],
  },
  {
    idea: 'chain',
    steps: [
      act('chainBlue', bonus('?:blue', { area: 'blue', side: 'left', value: 7 })),
      act('chainYellow', bonus('?:yellow', at('yellow', 2, 1))),
      watch(bonus('?:turquoise', at('turquoise', 0, 5)), 'chainFox'),
      act('extra', extra('yellow', at('yellow', 1, 2))),
    ],
  },
  { idea: 'end', from: FINALS['clever-hoch-drei'], steps: [read('end')] },
];

export const script = { sheet: cleverHochDrei, scenes };
