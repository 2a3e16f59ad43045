// The lessons in English.
import type { LearnText } from '../text.ts';

export const en: LearnText = {
  title: 'Learn to play',
  intro:
    'Each lesson is played on the real table and takes a few minutes. You can stop at any time and go on later.',
  taken: 'Taken',
  begun: 'Begun',
  progress: (at, count) => `Part ${at} of ${count}`,
  answers: {
    die: 'That would work too. For this lesson, choose the die that glows.',
    field: 'That would work too. This time, use the field that glows.',
    step: 'You could do that. But try this first:',
  },
  show: 'Show me',
  next: 'Next',
  again: 'Start over',
  finished: {
    title: 'Well done!',
    text: 'That is enough for your first game. The rules page has the rest.',
    play: 'Play your first game',
    rules: 'Read the rules',
    others: 'Other lessons',
  },
  lessons: {
    'ganz-schoen-clever': {
      ideas: {
        goal: 'The goal',
        areas: 'Joker and areas',
        passive: 'The passive turn',
        bonus: 'A bonus',
        fox: 'The fox',
        chain: 'A chain',
        end: 'Counting',
      },
      say: {
        goal: 'Welcome! Score as many points as you can in six rounds. Each die you choose becomes a mark on your score sheet, in the area of its colour.',
        firstRoll: 'A turn has up to three rolls. Roll all six dice.',
        firstPick:
          'Choose yellow 3. The dice that show less lean over: they will go to the silver tray. Then tap the 3 in the bottom yellow row.',
        secondRoll: 'Blue and green are on the tray now, gone for this turn. Roll the others again.',
        joker:
          'White is a joker: it can be any colour. Choose white 4 for the 4 in the bottom yellow row. Purple 4 is equal, so it stays in your hand.',
        thirdRoll: 'Roll for the third and last time.',
        orange:
          'Choose orange 5. Orange takes any number, from left to right, and every number you write there scores.',
        passiveRoll:
          'Your rolls are over. When others play, you mark a die from their tray. Alone, you roll for them: the three lowest dice go to the tray. Roll.',
        blueSum:
          'Choose blue 4. In blue, the white die is always added, wherever it lies: 4 + 5 = 9. Cross off the 9.',
        secondRound: 'Round 2 gives everyone an extra die (+1). Keep it for a moment, and roll.',
        blueColumn:
          'Choose blue 2. With white 3 that is 5: the first blue column is full, and its bonus is a reroll. For the tray the 2 counts, not the 5.',
        rollOn: 'The reroll is now with your actions at the top. Roll again.',
        reroll: 'A poor roll. That is what rerolls are for: tap the round arrow at the top.',
        fox: 'Much better. Choose white 6 for the 6 in the bottom yellow row. The row is full, and its bonus is a fox.',
        lastRoll:
          'At the end, a fox is worth as many points as your lowest-scoring area. So neglect none. Roll.',
        weakest:
          'Purple is still empty: choose purple 3. Each purple number must be higher than the one before; after a 6 any number may follow.',
        extra:
          'Remember the extra die (+1)? It may be any of the six, even from the tray. Choose green 3: green needs at least the number in the next field.',
        later: 'Now it is round 4. Many rows are one cross short. Roll.',
        chainStart: 'Choose yellow 5 for the top yellow row, and see what that sets off.',
        chainBlue:
          'The row is full: you may cross off any blue field. The bonus waits beside your dice. Tap it, then the blue 7.',
        chainYellow:
          'The blue row is full too and gives you a yellow cross. Tap the bonus, then the 4 in the third yellow row.',
        chainGreen: 'And that row gives a green cross. Watch: it lands on a bonus again, an extra die.',
        end: 'This is the end of a game. Full yellow columns score, blue and green score by their crosses, orange and purple add up. Each fox scores the lowest area once more.',
      },
    },
    'doppelt-so-clever': {
      ideas: {
        goal: 'The goal',
        sweep: 'The sweep',
        return: 'The return',
        circle: 'Circle, then cross',
        pair: 'Pairs',
        chain: 'A chain',
        end: 'Counting',
      },
      say: {
        goal: 'Score as many points as you can in six rounds. From each of up to three rolls you choose a die and mark it in the area of its colour; lower dice go to the silver tray.',
        firstRoll: 'White is a joker: it can be any colour. In blue it is added to the blue die. Roll.',
        silver: 'Choose silver 4. It crosses off a 4 in any silver row: use the yellow one at the top.',
        sweepYellow:
          'Three lower dice go to the tray. Because you marked silver, you may cross them off too: that is the sweep. Tap yellow 2, then the 2 in the yellow row.',
        sweepGreen:
          'A swept die goes into the row of its colour, at its own number. Tap green 1, then the 1 in the green row.',
        sweepWhite: 'White may go into any row. Tap white 3, then the 3 in the blue row.',
        swept:
          'Four crosses in one turn! Only dice that are lower are swept: not those left over after your last roll, and never on a passive turn or with an extra die.',
        thirdRound: 'Now it is round 3, which gives everyone a return. You have two. Roll.',
        green:
          'Choose green 6. The field doubles it to 12. But all the other dice are lower: they go to the tray.',
        returnWhite:
          'Your hand is empty, yet you have two rolls left. A return brings a die back into your hand: tap white, then the button.',
        returnYellow: 'Each return brings back one die. Return yellow too.',
        rollAgain: 'Roll these two.',
        circle:
          'Every yellow field takes two marks. The first time, you circle it. Choose yellow 3 and circle the 3 in the top row.',
        lastRoll: 'White is equal to yellow, so it stays in your hand. Roll for the last time.',
        cross:
          'Another 3. You could circle the second 3. Instead, choose white 3 and cross off the circled one: circles are enough for bonuses, but only crosses score.',
        passiveRoll:
          'Now the passive turn. Alone, you roll for the others: the three lowest dice go to the tray, and you mark one of them. Roll.',
        pair: 'Choose green 1. Green fields stand in pairs, the first minus the second: 12 − 2 makes 10 points. So the second should be small.',
        extraPink:
          'At the end of any turn, an extra die (+1) marks one more. Choose pink 4: pink takes any number, but its bonus asks for at least the number printed, here 2.',
        chainStart:
          'Round 4 gives everyone a ? for any area. Tap it, then circle the 6 in the top yellow row: the row is complete.',
        chainBlue:
          'Its bonus is a ? in blue. Tap it, then the next blue field. No blue number may be higher than the one before, so choose 8.',
        chainYellow:
          'That field gives a ? in yellow. Tap it, then circle the 3 in the third row: it completes a row and a column.',
        chainCross: 'The column gives a fox, the row one more ?. Watch it cross off the circled 6.',
        end: 'This is the end of a game. Silver and yellow score by crosses, blue by filled fields, green by pairs, and pink adds up. Each fox scores the lowest area once more.',
      },
    },
    'clever-hoch-drei': {
      ideas: {
        goal: 'The goal',
        places: 'A row for each roll',
        company: 'Company',
        passive: 'The passive turn',
        sides: 'Both sides of blue',
        joker: 'The joker',
        takes: 'Bonus or points',
        chain: 'A chain',
        end: 'Counting',
      },
      say: {
        goal: 'Score as many points as you can in six rounds. From each of up to three rolls you choose a die and mark it in the area of its colour; lower dice go to the silver tray.',
        firstRoll: 'White is wild: it can be any colour. Roll all six dice.',
        firstRow:
          'Choose yellow 2. In the first roll it goes to dice field I, and from there it may only go into yellow row I. Tap the 2 in the first row.',
        secondRoll: 'Blue showed less and is on the tray. Roll again: the next die goes to dice field II.',
        secondRow:
          'White 2 can be a yellow 2, now in row II. It stands right below your cross, and the bonus between the two rows is yours: a joker.',
        thirdRoll: 'Roll for the third and last time.',
        turquoise:
          'Choose turquoise 2 and cross off the 2 in the top turquoise row. All rows are open here: you choose one.',
        companyYellow:
          'Three 2s lie on your dice fields! Equal dice beside the one you marked are company: each may add a cross in the same column. Tap yellow 2, then the 2 in the second row.',
        companyWhite: 'White 2 is company too. Tap it, then the 2 in the third row.',
        passiveRoll:
          'Now the passive turn. Alone, you roll for the others: the three lowest dice go to the tray, and you mark one of them. Roll.',
        gray: 'Choose yellow 3. It lies on the tray, and from there only the grey fields are open. Cross off the grey 3.',
        later: 'Some turns later, in round 5. Roll.',
        left: 'In blue, white is always added. Choose blue 1: 1 + 4 = 5. On the left each number is exactly 1 lower than the one before, on the right 1 higher. So write the 5 on the left.',
        rollOn: 'The field gave you another joker. Roll again.',
        joker:
          'Brown is crossed off from left to right; what you skip is lost. Next is a 4, but brown shows 2. Tap the joker at the top and its 4, then brown 2 and the 4.',
        lastRoll: 'For the tray the die still counts as a 2: nothing was lower. Roll for the last time.',
        takeBonus:
          'Choose pink 5. You could take the points, 5 × 2 = 10. But take the bonus: only half of 5, rounded up, is written, and you earn the ? in blue.',
        chainBlue:
          'A ? in blue is a number of yours plus white 4. A 7 fits on either side, as a fresh start: 3 + 4. Tap the bonus, then the left side.',
        chainYellow:
          'That field gives a ? in yellow. Pink lies on dice field III, so it goes into row III. Tap it, then the 2: it stands below another cross.',
        chainFox:
          'And between the two waits a ? in turquoise. Watch: the 6 completes the top row and earns a fox!',
        extra:
          'At the end of any turn, an extra die (+1) marks one more, wherever it lies. Choose yellow 3 from the tray, for the grey 3.',
        end: 'This is the end of a game. Yellow and turquoise score row by row, blue by side, brown by crosses, and pink adds up. Each fox scores the lowest area once more.',
      },
    },
    'clever-4ever': {
      ideas: {
        goal: 'The goal',
        gray: 'Grey regions',
        triangles: 'Green halves',
        polish: 'Polishing',
        two: 'Two in one line',
        chain: 'A chain',
        end: 'Counting',
      },
      say: {
        goal: 'Score as many points as you can in six rounds. From each of up to three rolls you choose a die and mark it in the area of its colour; lower dice go to the silver tray.',
        firstRoll: 'White is a joker: it can be any colour. Roll.',
        region:
          'Choose grey 4. It crosses off a whole region of at most four cells. You begin at the left edge: choose the region with four cells.',
        secondRoll:
          'The region held a bonus, a reroll. White 4 was equal, so it is still in your hand. Roll.',
        neighbour:
          'Every further region must touch a crossed one along an edge. Choose white 1 as grey, for the single cell at the top left.',
        thirdRoll: 'The first column is full: 1 point. And the cell gave you a polish. Roll.',
        upper:
          'Choose green 5. A green field has two halves and scores when both are filled. Only the lower half earns the bonus; write in the upper one for now.',
        passiveRoll:
          'Now the passive turn. Alone, you roll for the others: the three lowest dice go to the tray, and you mark one of them. Roll.',
        polish:
          'In pink only a 5 or a 6 earns the bonus. Pink 4 lies on the tray, so you can polish it: tap the polish action at the top, then pink 4, and choose 5.',
        later: 'Some turns later, in round 3. Roll.',
        two: 'In blue, the blue die is the row and white the column. Choose blue 4: row 4, column 2. The second cross in a row, anywhere in it, earns the bonus.',
        rollOn: 'You earned an extra die. A column with two crosses scores, too. Roll again.',
        lower:
          'Choose green 3 for the lower half. The field is full now: 5 + 3 = 8 points, and you earn its bonus.',
        lastRoll: 'Grey 2 went to the tray. Roll the last die.',
        three:
          'Choose pink 3. A 3 is written twice, also in the next field, and the further you get in pink, the more it scores.',
        minus:
          'Now your extra die (+1): choose yellow 3 from the tray. The middle row counts minus, but it has the bonuses, and here it completes a column for 15 points.',
        chainBlue:
          'You earned a ? in blue: tap it, then any field. Use row 5, column 4: that is the second cross in the row.',
        chainGray: 'Next, a ? in grey: any region that touches yours. Choose the one with five cells.',
        chainGreen:
          'It held a ? in green. Tap it, then the second green field, and choose 6 for its lower half: 6 + 6 = 12 points.',
        chainFox: 'And that gives a ? in blue again. Watch: the second cross in row 6 earns a fox!',
        end: 'This is the end of a game. Full columns in yellow and grey score, blue columns with two crosses, full green fields, and the last pink field. Each fox scores the lowest area once more.',
      },
    },
  },
};
