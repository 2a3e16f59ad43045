// Awards in words.
import { m } from '#lib/paraglide/messages.js';
import type { Award, AwardKind } from './awards.ts';

const WORDS: Readonly<Record<AwardKind, (inputs: { count: number }) => string>> = {
  chain: m.award_chain,
  foxes: m.award_foxes,
  stars: m.award_stars,
  days: m.award_days,
  games: m.award_games,
  variety: m.award_variety,
  reynard: m.award_reynard,
};

export const awardWords = ({ kind, count }: Award): string => WORDS[kind]({ count });
