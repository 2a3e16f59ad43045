// The first game in English.
import type { LearnText } from '../text.ts';

export const en: LearnText = {
  title: 'Learn to play',
  ideas: {
    tray: 'Choosing a die',
    areas: 'Joker and areas',
    passive: 'The passive turn',
    bonus: 'A bonus',
    fox: 'The fox',
    chain: 'A chain',
  },
  progress: (at, count) => `Idea ${at} of ${count}`,
  say: {
    firstRoll: () => 'Welcome! Six dice, and a sheet to fill. Press Roll.',
    firstPick: (die) =>
      `Tap ${die}. The dice that show less lean over: they will go to the silver tray. Now tap the same number in the bottom yellow row.`,
    secondRoll: () => 'Blue and green lie on the tray now. A turn has three rolls, so roll the rest.',
    joker: (die) =>
      `White is a joker and can be any colour. Take ${die} and use it in the bottom yellow row. Equal dice stay in hand.`,
    thirdRoll: () => 'Roll a third and last time.',
    orange: (die) => `Take ${die}. Orange takes any number, from left to right. They all add up.`,
    passiveRoll: () =>
      'Your rolls are over. Next comes a passive turn, as if somebody else had rolled: the three lowest dice lie on the tray, and you get one of them. Roll.',
    blueSum: (die) => `Take ${die}. In blue the white die is always added, wherever it lies. Cross the sum.`,
    secondRound: () => 'Round 2 gives you an extra die (+1). Keep it for a moment, and roll.',
    blueColumn: (die) =>
      `Take ${die}. With white it fills the first blue column. The sign below is a bonus: a reroll.`,
    rollOn: () => 'The reroll went to your actions at the top. Roll on.',
    reroll: () => 'A poor roll. That is what rerolls are for: press the round arrow at the top.',
    fox: (die) =>
      `Much better. Use ${die} in the bottom yellow row. It will be full, and its bonus is a fox.`,
    lastRoll: () => 'At the end a fox is worth as much as your weakest area. So leave none empty. Roll.',
    weakest: (die) =>
      `Purple is empty, so take ${die}. Each purple number must be higher than the one before, but after a 6 you start afresh.`,
    extra: (die) =>
      `Remember the extra die (+1)? It can be any of the six, even from the tray. Take ${die}: green needs at least the number in the field.`,
    later: () => 'Some turns have gone by. In many places just one mark is missing. Roll.',
    chainStart: (die) => `Take ${die} for the top yellow row, and watch.`,
    chainBlue: () =>
      'A full row: you may cross any blue field. The bonus waits beside your dice. Tap it, then the open field of the middle blue row.',
    chainYellow: () => 'That row is full too, so you get a yellow cross. Use it in the third row.',
  },
  meanwhile: 'Some turns go by…',
  answers: {
    die: (die) => `That would be fine as well. For this lesson, take ${die}.`,
    field: 'That field would do as well. This time use the one I asked for.',
    step: 'You could do that. But try this first:',
  },
  show: 'Show me',
  again: 'Start over',
  finished: {
    title: 'What a chain!',
    text: (fox) => [
      'One die, four marks, and a new extra die on top. That is the heart of the game.',
      `Your fox is worth ${fox} now, as much as your weakest area.`,
      'You know all you need.',
    ],
    play: 'Play your first game',
    rules: 'Read the rules',
  },
};
