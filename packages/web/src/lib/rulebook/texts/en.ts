// The rules in English.
import type { Colour } from '@reynard/engine';
import { en as grammar } from '#lib/words/grammar/en.ts';
import type { RulesText } from '../text.ts';

const name = (colour: Colour) => grammar.colours[colour];
const upper = (words: string) => words[0].toUpperCase() + words.slice(1);
const anyOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words.map(String));
const bothOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words.map(String));
const names = (colours: readonly Colour[]) => anyOf(colours.map(name));
const both = (colours: readonly Colour[]) => bothOf(colours.map(name));

export const en: RulesText = {
  rules: 'Rules',
  intro: 'One idea, several games: choose a die, mark a field, and let one bonus lead to the next.',
  learn: 'Prefer to learn by playing? There is a short lesson for every game.',
  lesson: 'Learn this game in a short lesson',
  contents: 'On this page',
  example: 'Example',
  otherGames: 'The other games',

  idea: {
    title: 'The idea',
    goal: 'The goal: score the most points.',
    text: (areas, dice) => [
      `You have ${dice} dice and a score sheet with ${areas} coloured areas. Each die you choose is marked in the area of its colour.`,
      'Complete a row or a column, or reach certain fields, and you earn a bonus. A bonus marks another field, and that may earn the next bonus.',
      'With each choice ask yourself two things: which die helps you now, and which dice do you lose by it?',
    ],
    rounds:
      'How many rounds you play depends on the number of players. In each round everyone is the active player once, the one who rolls. The player named first begins.',
    headPlayers: 'Players',
    headRounds: 'Rounds',
    players: (count) => String(count),
    roundGifts: 'These rounds start with a bonus for everyone, before the first roll of the round:',
    round: (number) => `Round ${number}`,
    blank: 'The blank score sheet: the small signs are the bonuses you can earn.',
  },

  differs: {
    title: 'What differs',
    known: (game) => `If you know ${game}`,
    features: {
      mustTake: 'If dice fit, you must choose one of them, from the roll as from the tray.',
      mayPass: 'You may pass, even if a die fits.',
      return: 'There is a third action: return a die from the tray to your hand.',
      polish: 'There is a third action: polish a die on the tray, so that it counts 1 higher or lower.',
      joker: 'There is a third action: a joker, so that the chosen die counts as another number.',
      places:
        'The row depends on where the die lies: on dice field I, II or III. From the tray, only grey fields.',
      sweep: 'Lower dice that go to the tray may be crossed off here too.',
      company:
        'Other dice that show the same number may be crossed off too, if they lie beside the one you used.',
      circles: 'Numbers are circled first and crossed off later.',
      numbers: 'You cross off printed numbers, in any order.',
      sums: 'You cross off the sum with white, in any order.',
      rowAndColumn: 'Not a sum: one die is the row, white the column.',
      twoInLine: 'Two crosses anywhere in a line are enough.',
      regions: 'With one die you cross off a whole region; regions must touch.',
      atLeast: 'The die must show at least the printed number.',
      higher: 'Each number must be higher than the one before, but anything goes after a 6.',
      falling: 'Sums are written and may never rise.',
      bothWays:
        'Sums are written to the left and to the right of a number, each exactly 1 lower or 1 higher than the one before.',
      skipping: 'Numbers are crossed off from left to right. You may skip some, but those are lost.',
      factors: 'Some fields multiply the number.',
      pairs: 'Fields stand in pairs that score the first minus the second.',
      halves: 'Each field has two halves and scores when both are filled.',
      ownRows: 'Several rows to choose from, one of which counts minus.',
      bonusFrom: 'A bonus asks for a number that is high enough.',
      takes: 'Each time you take either the bonus or the points of a field.',
      effects: 'Each number has an effect of its own.',
    },
  },

  turn: {
    title: 'A turn in six steps',
    steps: [
      { title: 'Roll', text: 'Roll all the dice in your hand. At the start of a turn that is all of them.' },
      {
        title: 'Reroll?',
        text: 'Don’t like the result? Spend a reroll action and roll all the dice in your hand again.',
      },
      {
        title: 'Choose',
        text: 'Choose one die that fits: there is a field you may mark with it now. Put it on one of your three dice fields.',
      },
      {
        title: 'Mark',
        text: 'Mark it in the area of its colour. The white die is wild: it can be marked in any area.',
      },
      {
        title: 'Tray',
        text: 'Every die in your hand that shows less than the chosen one goes to the silver tray (the silver platter of the box). Dice with the same number stay.',
      },
      {
        title: 'Carry on',
        text: 'Use all the bonuses you earned, then roll the dice that are left. After three rolls, or with no die left in your hand, your rolls are over. Dice that are left then go to the tray too.',
      },
    ],
    ownFace: (colour) =>
      `Only the number on the chosen die itself decides what goes to the tray. Example: you choose ${name(colour)} 2 and use it together with white 5. Only 1s go to the tray; the white 5 is not used up and stays in your hand.`,
    mustTake:
      'If dice fit, you must choose one of them, though you may reroll first. If none fits, the roll is used up, but the dice stay in your hand.',
    mayPass:
      'If no die fits, or you want none of them, you pass: the roll is used up, its dice field stays empty, and the dice stay in your hand.',
    unlessReturn:
      'With an empty hand you can roll on only if you first return a die from the tray (see Actions).',
    places: 'Above: your hand. Below: your three dice fields and the silver tray.',
    shown: (die, tray) => `Chosen: ${die}. To the silver tray: ${tray}. The others are rolled again.`,
  },

  places: {
    title: 'Places',
    text: [
      'In this game it matters where a die lies: on dice field I, II or III, or on the silver tray. That is its place.',
      'The dice fields go with the rolls: the die you choose in the first roll goes to dice field I, in the second to II, in the third to III. If you pass, that dice field stays empty.',
      'A die that you mark when others play, and an extra die, has the place where it lies.',
      'A bonus has the place of the mark that earned it, all along the chain. What a round gives at its start, and what follows from that, has no place.',
    ],
    areas: (colours) => `Places matter in ${both(colours)}.`,
  },

  areas: {
    title: 'The areas',
    name: (colour) => upper(name(colour)),
    how: 'Marking',
    bonus: 'Bonus',
    points: 'Points',
    shown: (points) => `Worth ${points} ${points === 1 ? 'point' : 'points'} so far.`,
    shownEarned: (bonuses) => `Earned: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) => `Cross off a free field with the number on the ${name(colour)} die.`,
    sameNumbers: 'If several free fields show the number, you choose one.',
    crossedAlready: 'Some fields are crossed off before the game begins.',
    circleOrCross: (colour) =>
      `With the ${name(colour)} die you circle a free field with its number, or cross off one that is already circled. If there are several, you choose.`,
    crossSum: (colour) => `Add the ${name(colour)} and the white die and cross off the field with that sum.`,
    crossPair: (colour) =>
      `The ${name(colour)} die gives the row, the white die the column. Cross off the field where they meet; it must be free.`,
    writeSum: (colour) => `Add the ${name(colour)} and the white die and write the sum in the next field.`,
    together: (colour) =>
      `${upper(name(colour))} and white always go together here, wherever they lie and whichever of the two you chose.`,
    leftToRight: 'Fill the fields from left to right, without gaps.',
    ownRows: (rows) => `Fill each of the ${rows} rows from left to right on its own. You choose the row.`,
    halves:
      'The upper half of a field is its top left, the lower one its bottom right. The upper halves are filled from left to right, and so are the lower ones; neither waits for the other.',
    atLeast: (colour) =>
      `Cross off the next field if the ${name(colour)} die shows at least the number printed there.`,
    write: (colour) => `Write the number on the ${name(colour)} die in the next field.`,
    writeHalf: (colour) =>
      `Write the number on the ${name(colour)} die in the next upper or the next lower half, as you choose.`,
    writeTimes: (colour) =>
      `Multiply the number on the ${name(colour)} die by the factor of the next field and write the result. A field without a factor takes the number as it is.`,
    anyNumber: 'Any number is allowed.',
    higher: 'Each number must be higher than the one before it.',
    higherInRow: (row) =>
      `In row ${row} each number must be higher than the one before. Nothing follows a 6.`,
    otherRowsFree: 'The other rows take any number.',
    afterSix: 'After a 6 you start again with any number.',
    notHigher: 'No number may be higher than the one before it. The first can be anything.',
    factors: (signs) => `A field with ${anyOf(signs)} multiplies the number at once.`,
    repeats: (number) =>
      `A ${number} is written twice: also in the following field, if there is one. The second ${number} counts as a filled field, but is not repeated again.`,
    region: (colour) =>
      `With the ${name(colour)} die you cross off a whole region. It must show at least as much as the region has cells; anything above that is lost.`,
    regionStart: (cells) =>
      `Begin with one of the regions with a marked corner: they have ${bothOf(cells)} cells.`,
    regionTouch:
      'After that the regions in reach are those that touch a crossed one along an edge; a corner is not enough.',
    sweep: (colour) =>
      `The sweep: when you are the active player and mark the chosen die here (${name(colour)}, or white as ${name(colour)}), you may also cross off each lower die that now goes to the tray, at its own number.`,
    sweepRows: (colour) =>
      `A coloured die goes into the row of its colour; white, or ${name(colour)} if you chose white, into any row. Skip any of them if you like. Swept dice and bonuses come in any order, but all before your next roll.`,
    sweepExample: (colour) =>
      `Example: you choose ${name(colour)} 4; blue 2 and white 3 go to the tray. You may cross off the 2 in the blue row (its own number, no sum) and a 3 in any row.`,
    sweepLimits:
      'It works with all three rolls, but not for dice that were on the tray before or are left over after the last roll, nor with extra dice, with bonuses or for passive players.',
    placeRows:
      'The place of the die decides the row: from dice field I it goes into the first row, from II into the second, from III into the third.',
    placeTray:
      'From the tray you may cross off only grey fields, in any row. A mark without a place may go anywhere.',
    company: (colour) =>
      `Company: when you have crossed off a number in ${name(colour)}, every other die that shows this number and lies beside the one you used may be crossed off in the same column too, one cross for each.`,
    companyWhere:
      'Beside a die on a dice field lie the dice on all three dice fields of the active player; beside a die on the tray, the dice on the tray. Dice in your hand are no company.',
    companyExample: (colour) =>
      `Example: white 4 lies on dice field I. In the second roll you choose ${name(colour)} 4: you may cross off two 4s. A third 4 in your hand does not count.`,
    companyLimits:
      'You may leave company out. Company and bonuses come in any order, but all before you roll or do anything else. A cross by company earns bonuses too, but brings no further company. No die is used up by it.',
    companyJoker: 'With a joker, company must show the number that your die counts as.',
    bothWays: (number) =>
      `Choose a side of the printed ${number}: its fields are filled from the middle outwards. On the left the sum must be exactly 1 lower than the number before it, on the right exactly 1 higher. So ${number - 1} is the first on the left and ${number + 1} on the right.`,
    reset: (number) =>
      `Or write a ${number}: that fits on both sides, unless the number before it is a ${number} itself. Then you count on from there.`,
    path: (colour) =>
      `Cross off a field with the number on the ${name(colour)} die, to the right of your last cross. The first cross may be anywhere.`,
    skipping: 'You may skip fields, but skipped ones are lost for good.',
    takes: (colour) =>
      `With the ${name(colour)} die you fill the next field and choose: its bonus or its points.`,
    takeBonus: 'Bonus: write half the number on the die, rounded up, and earn the bonus below the field.',
    takePoints: 'Points: write the number times the factor of the field. You do not get the bonus then.',
    takeHalf: 'In a field without a factor you can only write half the number.',
    takeExample: 'Example: a 5 in a field with ×2. You write 3 and earn the bonus, or you write 10.',
  },

  bonus: {
    rows: 'A complete row earns the bonus at its end.',
    columns: 'A complete column earns the bonus below it.',
    rowsAndColumns: 'A complete row earns the bonus at its end, a complete column the bonus below it.',
    rowsFrom: (crosses) =>
      `Once a row has ${crosses} crosses, anywhere in it, you earn the bonus at its end. Further crosses earn no second bonus.`,
    diagonal: 'The complete diagonal from top left to bottom right earns the bonus in the corner.',
    diagonalFrom: (crosses) =>
      `Once the diagonal from top left to bottom right has ${crosses} crosses, anywhere on it, you earn the bonus in the corner.`,
    circlesCount: 'For bonuses, a circle is enough.',
    tinted:
      'Only the tinted fields count for this: a row or column is complete when all its tinted fields are crossed off.',
    betweenRows:
      'You earn a bonus between two rows when the fields right above and below it are both crossed off.',
    between:
      'You earn a bonus between two fields when both are crossed off. Next to a skipped field it is lost.',
    taken: 'You earn the bonus below a field only if you take it instead of the points.',
    field: 'Filling a field earns the bonus below it.',
    fieldAbove:
      'Filling a field earns the bonus right below it: bonuses between two rows belong to the upper one.',
    fieldFrom:
      'You earn the bonus below a field only if your number is at least the one printed in the field.',
    fieldFromNumber: (number) => `Only numbers from ${number} up earn the bonus below the field.`,
    lowerOnly: 'Only a number in the lower half earns the bonus below the field.',
    cells: 'Crossing off a region earns every bonus in it.',
    shades: (bonus) =>
      `There are three shades: white, light and dark. Cross off all regions of one shade to earn ${bonus}.`,
    none: 'There are no bonuses here.',
  },

  points: {
    columns: 'You score the points below each complete column.',
    columnsFrom: (crosses) => `You score the points below each column with at least ${crosses} crosses.`,
    antiDiagonal: (crosses, points) =>
      `The diagonal from top right to bottom left scores ${points} points with at least ${crosses} crosses.`,
    byCrosses: 'You score by the number of crosses.',
    byCrossesPerRow: 'Each row scores on its own, by its number of crosses.',
    crossesOnly: 'Only crosses score, circles do not.',
    tintedOrNot: 'Here all crosses count, whether the field is tinted or not.',
    lastField: 'You score the points above the last field you filled.',
    lastFieldPerSide: 'Each side scores the points of its last field filled.',
    sum: 'You score the sum of all the numbers you have written.',
    rowPlus: (row) => `The numbers in row ${row} (+) are added.`,
    rowMinus: (row) => `The numbers in row ${row} (−) are subtracted.`,
    rowNothing: (row) => `The numbers in row ${row} score nothing themselves.`,
    minusWorth: 'The minus row is worth filling for its bonuses and for complete columns.',
    pairs:
      'Two fields side by side are a pair. A full pair scores the first number minus the second, which can be negative; half a pair scores nothing. So the second should be small.',
    stacks: (signs) =>
      `A field scores once both halves are filled: the sum of the two numbers, multiplied where ${anyOf(signs)} is printed. Half a field scores nothing.`,
    extras: 'Some numbers add extra points, see below.',
    extrasFor: (numbers, points) => `Every ${anyOf(numbers)} you have written scores ${points} more points.`,
    crosses: 'Crosses',
    fields: 'Fields filled',
    value: 'Points',
  },

  faces: {
    title: 'What each number does',
    nothing: 'nothing more',
    points: (points) => `+${points} points`,
    again: 'written again in the next field',
    bonus: 'the bonus of the field',
  },

  actions: {
    title: 'Actions',
    text: [
      'Bonuses unlock actions, from left to right on their track. It has a slot for every one you can earn. You keep them until you use them.',
      'Use as many in a turn as you like. At the end of the game unused ones are worth nothing.',
    ],
    use: {
      reroll:
        'After a roll, before you choose: roll all the dice in your hand again. It does not count as one of the three rolls.',
      extra:
        'At the end of any turn, your own or another player’s: mark one more die, any of the six, wherever it lies, even one you have already marked this turn. With several actions you may mark several dice, but choose no die twice as an extra die in the same turn. Where blue and white are used together, only the one you choose counts as used.',
      return:
        'Before your second or third roll: return a die from the silver tray to your hand. One action per die; you may return several. It works even with an empty hand, as long as you have rolls left, but not between a roll and your choice.',
      polish:
        'Only for a die that lies on the silver tray: the one you mark when others play, or an extra die from there. Each action makes it count 1 higher or lower for this one mark; you may spend several. It stays between 1 and 6 (a 6 never becomes a 1), and the die is not turned. Where blue and white are used together, you may polish each that lies on the tray, whichever you chose, even in your own roll.',
      joker:
        'When you choose a die, in your roll, when others play or as an extra die: for this one mark it counts as the number of a free slot, even if it fits only that way; a ? slot is any number from 1 to 6. It must be another number than the die shows. Slots are unlocked from left to right, but used in any order. One joker per mark, and only for the die you choose: where blue and white are used together, the other one stays as it is. The die is not turned: the number it shows still decides what goes to the tray and what others may use.',
    },
    slots: (count) => `The track has ${count} slots.`,
  },

  bonuses: {
    title: 'Bonuses',
    text: [
      'You get a bonus the moment you earn it. Actions and foxes are yours to keep. A bonus that marks a field is used as soon as the lower dice are on the tray, before you roll or do anything else.',
      'Several at a time? You choose the order. A bonus that fits nowhere is lost; one that fits must be used.',
    ],
    legend: {
      X: 'Cross off any free field of this colour, whatever number it shows.',
      XNext: 'Cross off the next field of this colour, whatever number it asks for.',
      '?': 'A free mark in this colour: as if a die of this colour showed the number of your choice, by all the rules of the area.',
      number: 'Write this number in the next field of this colour.',
      action: 'Unlocks one action of this kind, see Actions.',
      fox: 'One fox, see Foxes.',
      black: 'A free mark in any one area you like.',
      crossOrNumber: (crosses, number, writes) =>
        `Choose one of the two: cross off a field in ${names(crosses)}, or write a ${number} in ${names(writes)}.`,
    },
    notes: {
      numberTimes: (colour) =>
        `In ${name(colour)}, a number from a bonus is multiplied by the field like any other.`,
      freeSum: (colour) =>
        `A ? in ${name(colour)} is any sum from 2 to 12 that is not higher than the number before it.`,
      freeCircle: (colour) => `A ? in ${name(colour)} circles any free field or crosses off any circled one.`,
      freeTimes: (colour) =>
        `A ? in ${name(colour)} is any number from 1 to 6, times the factor of the next field.`,
      freeField: (colour) => `A ? in ${name(colour)} is any free field.`,
      freeRegion: (colour) =>
        `A ? in ${name(colour)} is any region in reach, however large; your very first region must have a marked corner then too.`,
      freePlace: (colour) =>
        `A ? in ${name(colour)} is any number, but it has the place of the mark that earned it: that row, or from the tray the grey fields. Without a place it is any free field.`,
      freeCompany: (colour) =>
        `A ? in ${name(colour)} is any free field. From a dice field, every die on the three dice fields that shows this number is company, even the one you have just marked; from the tray, those on the tray. Without a place there is no company.`,
      freeWithWhite: (colour) =>
        `A ? in ${name(colour)} is a number from 1 to 6 of your choice plus the white die. Without a place, before the dice are rolled, it is any sum from 2 to 12 that fits.`,
      freePath: (colour) => `A ? in ${name(colour)} is any field to the right of your last cross.`,
      freeTake: (colour) =>
        `A ? in ${name(colour)} is best a 6: you write 3 and earn the bonus, or 6 times the factor.`,
    },
  },

  signs: {
    title: 'Signs on the sheet',
    legend: {
      columns: 'Below a column: its points.',
      above: 'Above a field: your points if it is the last one filled.',
      atLeast: 'The die must show at least this number.',
      factor: 'The number is multiplied by this, and the result is written.',
      stackFactor: 'Above a field: the sum of its halves counts that many times.',
      rising: 'In this row each number must be higher than the one before.',
      minus: 'The numbers of this row are subtracted.',
      plus: 'The numbers of this row are added.',
      bonusFrom: 'The bonus needs at least this number.',
      pair: 'Between the lines: two fields that make a pair.',
      diagonal: 'Along this line runs a diagonal that earns a bonus or points.',
      crossed: 'Crossed off from the start.',
      start: 'Here you may begin.',
      fieldRow: 'The row for dice field I, II or III.',
      gray: 'Grey: may be crossed off from the tray too.',
      tinted: 'Tinted fields count for the bonus of their row and column.',
      rowSums: 'The points of each row so far.',
      middle: 'Both sides of the area begin at this number.',
      aboveCount:
        'Above a printed number: the points for so many crosses, counted from the left, wherever your crosses are.',
      half: 'Only half the number is written here, rounded up.',
      takeFactor: 'If you take the points, the number counts so many times.',
      tick: 'This bonus has been earned.',
      lost: 'Faded: this bonus can no longer be earned.',
      counts: 'Underlined: you have these points.',
      fox: 'Your foxes times the points of your lowest-scoring area.',
    },
  },

  foxes: {
    title: 'Foxes',
    text: (count) => [
      `There are ${count} foxes to earn on this sheet. At the end each fox you have earned is worth as many points as your lowest-scoring area.`,
      'So don’t neglect any area.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} ${foxes === 1 ? 'fox' : 'foxes'} and ${lowest} points in the lowest-scoring area are worth ${points} points.`,
    negative: (colours) => `Only ${names(colours)} can end below zero. Then foxes cost points.`,
  },

  passive: {
    title: 'When others play',
    text: [
      'When the active player’s rolls are over, the others are the passive players. All at the same time, each of them marks one die from the silver tray.',
      'The dice stay where they are. Several players may use the same one. After that everyone, the active player too, may use extra dice.',
    ],
    noneFits:
      'No die on the tray fits? Then you may use one from the active player’s dice fields instead. If that is impossible too, nothing happens.',
    must: 'If dice on the tray fit, you must use one of them.',
    may: 'You may also pass, even if a die on the tray fits. But then the active player’s dice are not for you.',
    polish:
      'Whether a die fits is judged as it lies, without polishing. Then you may polish: if none fits, also one on the tray that fits only when polished.',
    joker:
      'Whether a die fits is judged as it lies, without a joker. Then you may use a joker for a die on the tray; if none fits, also for one on the active player’s dice fields.',
  },

  solo: {
    title: 'Solo',
    text: (rounds) => [
      `You play ${rounds} rounds. After each turn of your own comes a passive turn: roll all the dice. The three lowest go to the tray, the others onto the dice fields; where dice are tied, chance decides.`,
      'Then you mark one die from the tray, like a passive player.',
    ],
    order: 'Which of the three lies on dice field I, II or III is decided by chance too.',
    actions: (can, cannot) => `On the passive turn you may use: ${can}. Not possible there: ${cannot}.`,
    level: 'Level',
    from: 'Points',
    orMore: (points) => `${points} or more`,
    below: (points) => `below ${points}`,
  },

  end: {
    title: 'End of the game',
    text: [
      'The game ends after the last round. The end of its last turn is the last chance for extra dice.',
      'Add the points of all areas and the foxes. The highest total wins. Same total? Then whoever has the highest score in a single area wins (foxes are no area). Still the same? You share the victory.',
    ],
  },

  counted: {
    title: 'A counted sheet',
    text: 'The end of a solo game, and what it is worth:',
    area: 'Area',
    foxes: (foxes, lowest) => `Foxes: ${foxes} × ${lowest}`,
    total: 'Total',
  },

  open: {
    title: 'What the printed rules leave open',
    text: 'Some cases are not settled in print, or editions differ. This is how they are played here, and why.',
    rulings: {
      mustTake:
        'Must you choose a die if some fit? One edition of the rulebook forbids passing, another says “may”. Here you must: that is the stricter reading, and the newer games of the series say so when passing is allowed.',
      noneFits:
        'What if no die on the tray fits? Then one of the active player’s dice may be used, in solo games too, where the three higher dice stand for them. The rulebooks of the newer games say so; it is fair in all of them.',
      noneFitsPolish:
        'Does a die fit that would fit only when polished? No: fitting is judged by the numbers as they lie. You may then polish a tray die anyway, use one of the active player’s dice, or pass.',
      noneFitsJoker:
        'Does a die fit that would fit only with a joker? No: fitting is judged by the numbers as they lie. You may then use a joker on a tray die anyway, use one of the active player’s dice, or pass.',
      places:
        'In which row does a bonus go? It has the place of the mark that earned it: the rows belong to dice fields, and so every mark must come from one or from the tray. Only what a round gives at its start comes from no die; it may go anywhere.',
      sweep:
        'Are dice swept that are left over after the third roll? No: only dice that move because they are lower than the chosen one. The print describes the sweep with those, and all three rolls stay alike.',
      company:
        'Which dice are company? Dice on the dice fields keep each other company, wherever among the three they lie, and so do dice on the tray. A bonus is marked without a die, so every die there that shows the number is company, each once per mark. Company brings no company, or it would never end.',
      freeWithWhite:
        'What is a ? in blue worth? Your number stands for the blue die, and white is added as it lies, because this area always uses both. Before the first roll no die shows anything: then you choose the sum.',
      trackEnd:
        'When is the bonus at the end of a track earned? When its last slot is unlocked, not when it is used: so every bonus comes at the moment of a mark.',
      extra:
        'May a die be an extra die twice? Not by the same player in the same turn; in the next turn it may. The passive turn of a solo game is a turn of its own.',
      polish:
        'Which dice can be polished? Every die that the mark uses and that lies on the tray, also the partner of the die you chose: what counts is where it lies.',
      joker:
        'May a joker stand for the number that the die already shows? No: it would change nothing. And one mark takes one joker, as it can already be any number of yours.',
      jokerPartner:
        'May a joker change the partner of the die you chose, where two dice are used together? No: the joker belongs to the die you choose. If you want to change the other one, choose that.',
      repeats:
        'What does the repeated number do? It only fills its field: the effect belongs to the die, and there is one die.',
      factors: 'Is a number from a bonus multiplied? Yes: it is written like any other number.',
      negative:
        'What is a fox worth if the lowest area is below zero? Just as much: then it costs points, as the rule makes no exception.',
      soloTies:
        'Which of several equal dice go to the tray in a solo game? In print the distance on the table decides; here it is chance.',
      soloOrder:
        'On which dice fields do the three higher dice of a solo passive turn lie? In print the distance on the table decides; here it is chance.',
      levels:
        'Which level is a score that the printed table of solo levels leaves out? Go by the table on this page: it has no gaps.',
    },
  },

  summary: {
    title: 'In short',
    turn: 'Up to three rolls. From each, choose a die and mark it; lower dice go to the silver tray. White is wild.',
    passive: 'Then the others each mark one die from the tray.',
    foxes: 'Each fox is worth as much as your lowest-scoring area.',
    actions: {
      reroll: 'roll the dice in your hand again.',
      extra: 'mark one more die at the end of a turn.',
      return: 'a die comes back from the tray before a roll.',
      polish: 'a die on the tray counts 1 higher or lower.',
      joker: 'the chosen die counts as another number.',
    },
  },
};
