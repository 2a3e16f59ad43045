// The first game in Dutch.
import type { LearnText } from '../text.ts';

export const nl: LearnText = {
  title: 'Leren spelen',
  ideas: {
    tray: 'Een dobbelsteen kiezen',
    areas: 'Joker en categorieën',
    passive: 'De passieve beurt',
    bonus: 'Een bonus',
    fox: 'De vos',
    chain: 'Een kettingreactie',
  },
  progress: (at, count) => `Idee ${at} van ${count}`,
  say: {
    firstRoll: () => 'Welkom! Zes dobbelstenen en een vel om te vullen. Druk op Dobbelen.',
    firstPick: (die) =>
      `Tik op ${die}. De dobbelstenen die minder aangeven, hellen over: die gaan naar het zilveren dienblad. Tik nu op hetzelfde getal in de onderste gele rij.`,
    secondRoll: () => 'Blauw en groen liggen nu op het dienblad. Een beurt heeft drie worpen: gooi de rest.',
    joker: (die) =>
      `Wit is een joker en kan elke kleur zijn. Neem ${die} voor de onderste gele rij. Gelijke dobbelstenen blijven in je hand.`,
    thirdRoll: () => 'Gooi een derde en laatste keer.',
    orange: (die) =>
      `Neem ${die}. In oranje mag elk getal, van links naar rechts. Ze worden allemaal opgeteld.`,
    passiveRoll: () =>
      'Je worpen zijn op. Nu komt een passieve beurt, alsof iemand anders heeft gegooid: de drie laagste dobbelstenen liggen op het dienblad, en jij krijgt er één van. Gooi.',
    blueSum: (die) =>
      `Neem ${die}. In blauw telt de witte dobbelsteen altijd mee, waar hij ook ligt. Kruis de som aan.`,
    secondRound: () => 'Ronde 2 geeft je een extra dobbelsteen (+1). Bewaar die nog even en gooi.',
    blueColumn: (die) =>
      `Neem ${die}. Met wit erbij is de eerste blauwe kolom vol. Het teken eronder is een bonus: nogmaals dobbelen.`,
    rollOn: () => 'De bonus staat nu bovenaan bij je acties. Gooi verder.',
    reroll: () => 'Een slechte worp. Daarvoor is nogmaals dobbelen: druk bovenaan op de ronde pijl.',
    fox: (die) =>
      `Veel beter. Neem ${die} voor de onderste gele rij. Die is dan vol, en de bonus is een vos.`,
    lastRoll: () =>
      'Een vos is aan het eind evenveel waard als je zwakste categorie. Laat er dus geen leeg. Gooi.',
    weakest: (die) =>
      `Paars is leeg, neem dus ${die}. Elk paars getal moet hoger zijn dan het vorige, maar na een 6 begin je opnieuw.`,
    extra: (die) =>
      `Weet je nog, de extra dobbelsteen (+1)? Het mag elk van de zes zijn, ook van het dienblad. Neem ${die}: groen vraagt minstens het getal in het veld.`,
    later: () => 'Er zijn wat beurten voorbij. Op veel plekken ontbreekt nog maar één kruisje. Gooi.',
    chainStart: (die) => `Neem ${die} voor de bovenste gele rij en kijk wat er gebeurt.`,
    chainBlue: () =>
      'Een volle rij: je mag een blauw veld aankruisen. De bonus wacht naast je dobbelstenen. Tik erop, en dan op het vrije veld van de middelste blauwe rij.',
    chainYellow: () => 'Ook die rij is vol, dus je krijgt een geel kruisje. Zet het in de derde rij.',
  },
  meanwhile: 'Er gaan wat beurten voorbij …',
  answers: {
    die: (die) => `Dat zou ook mogen. Neem voor deze les ${die}.`,
    field: 'Dat veld mag ook. Neem deze keer het veld waar ik om vraag.',
    step: 'Dat zou je kunnen doen. Probeer eerst dit:',
  },
  show: 'Laat zien',
  again: 'Opnieuw beginnen',
  finished: {
    title: 'Wat een kettingreactie!',
    text: (fox) => [
      'Eén dobbelsteen, vier kruisjes en nog een extra dobbelsteen erbij. Dat is het hart van het spel.',
      `Je vos is nu ${fox} waard, evenveel als je zwakste categorie.`,
      'Meer hoef je niet te weten.',
    ],
    play: 'Speel je eerste spel',
    rules: 'Lees de spelregels',
  },
};
