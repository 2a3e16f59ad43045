// The rules in Dutch.
import type { Colour } from '@reynard/engine';
import type { RulesText } from '../text.ts';

/** The colour as a name and before a noun. */
const NAMES: Readonly<Record<Colour, readonly [string, string]>> = {
  white: ['Wit', 'witte'],
  yellow: ['Geel', 'gele'],
  blue: ['Blauw', 'blauwe'],
  green: ['Groen', 'groene'],
  orange: ['Oranje', 'oranje'],
  purple: ['Paars', 'paarse'],
  silver: ['Zilver', 'zilveren'],
  pink: ['Roze', 'roze'],
  gray: ['Grijs', 'grijze'],
};
const name = (colour: Colour) => NAMES[colour][0];
const de = (colour: Colour) => `de ${NAMES[colour][1]}`;

export const nl: RulesText = {
  rules: 'Spelregels',
  intro:
    'Drie spellen, één idee: kies een dobbelsteen, vul een veld in, en de ene bonus leidt tot de volgende.',
  learn: 'Liever spelend leren? Het eerste spel duurt vijf minuten.',
  about: {
    'ganz-schoen-clever': 'Het eerste spel van de reeks, en het beste om mee te beginnen.',
    'doppelt-so-clever': 'Dobbelstenen komen terug van het dienblad, en zilver neemt andere meteen mee.',
    'clever-4ever': 'Het rijkste spel: een kaart om te veroveren, driehoeken en dobbelstenen om te poetsen.',
  },
  contents: 'Op deze pagina',
  example: 'Voorbeeld',
  otherGames: 'De andere spellen',

  idea: {
    title: 'Het idee',
    text: (areas, dice) => [
      `Je hebt ${dice} dobbelstenen en een speelvel met ${areas} gekleurde categorieën. Elke dobbelsteen die je kiest, vul je in bij zijn kleur.`,
      'Volle rijen en goede velden leveren bonussen op. Een bonus vult weer een veld, en dat levert misschien de volgende bonus op.',
      'Goed kiezen betekent twee dingen: welke dobbelsteen helpt je nu, en welke raak je daardoor kwijt?',
    ],
    rounds:
      'Hoeveel rondes je speelt, hangt af van het aantal spelers. In een ronde is iedereen één keer de actieve speler.',
    players: (count) => (count === 1 ? '1 speler' : `${count} spelers`),
    roundGifts: 'Sommige rondes beginnen met een cadeau voor iedereen:',
    round: (number) => `Ronde ${number}`,
  },

  turn: {
    title: 'Een beurt in zes stappen',
    steps: [
      {
        title: 'Gooien',
        text: 'Gooi alle dobbelstenen die je in je hand hebt. In het begin zijn dat alle dobbelstenen.',
      },
      {
        title: 'Nog een keer?',
        text: 'Bevalt de worp je niet? Met de actie Nogmaals dobbelen gooi je de dobbelstenen in je hand opnieuw.',
      },
      {
        title: 'Kiezen',
        text: 'Kies een dobbelsteen die op je speelvel past en leg hem op een dobbelsteenveld.',
      },
      {
        title: 'Invullen',
        text: 'Vul hem in bij de categorie van zijn kleur. De witte dobbelsteen is een joker: hij mag in elke categorie.',
      },
      {
        title: 'Dienblad',
        text: 'Elke dobbelsteen in je hand die minder aangeeft dan de gekozen steen, gaat naar het zilveren dienblad. Gelijke blijven in je hand.',
      },
      {
        title: 'En verder',
        text: 'Gebruik je bonussen en gooi dan de overige dobbelstenen. Na drie worpen, of zonder dobbelsteen in je hand, ben je klaar. Wat dan over is, gaat ook naar het dienblad.',
      },
    ],
    mustTake:
      'Past er een dobbelsteen, dan moet je er een nemen. Past er geen, dan is de worp verloren en blijven de dobbelstenen in je hand.',
    mayPass: 'Je mag ook niets nemen: de worp is gebruikt en de dobbelstenen blijven in je hand.',
    shown: (die, tray) =>
      `Gekozen: ${die}. Naar het zilveren dienblad: ${tray}. De andere worden opnieuw gegooid.`,
  },

  areas: {
    title: 'De categorieën',
    name,
    how: 'Invullen',
    bonus: 'Bonus',
    points: 'Punten',
    shown: (points) => `Tot nu toe ${points} ${points === 1 ? 'punt' : 'punten'} waard.`,
    shownEarned: (bonuses) => `Verdiend: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) => `Met ${de(colour)} dobbelsteen kruis je een vrij veld met zijn getal aan.`,
    sameNumbers: 'Staat het getal in meerdere vrije velden, dan kies je er een.',
    crossedAlready: 'Sommige velden zijn al vóór het spel aangekruist.',
    circleThenCross:
      'De eerste keer omcirkel je het getal, de tweede keer kruis je het omcirkelde getal aan.',
    crossSum: (colour) =>
      `Tel ${de(colour)} en de witte dobbelsteen bij elkaar op. Kruis het veld met die som aan.`,
    crossPair: (colour) =>
      `${name(colour)} geeft de rij aan, wit de kolom. Kruis het veld op het snijpunt aan.`,
    writeSum: (colour) =>
      `Tel ${de(colour)} en de witte dobbelsteen bij elkaar op en schrijf de som in het volgende veld.`,
    together: (colour) =>
      `${name(colour)} en wit horen hier altijd bij elkaar, waar ze ook liggen en welke van de twee je ook koos.`,
    leftToRight: 'De velden vul je van links naar rechts, zonder gaten.',
    ownRows: (rows) => `Elk van de ${rows} rijen vul je apart van links naar rechts. Jij kiest de rij.`,
    triangles:
      'Elk veld heeft een bovenste en een onderste driehoek. Beide rijen driehoeken vul je van links naar rechts, los van elkaar. Jij kiest welke.',
    atLeast: (colour) =>
      `Met ${de(colour)} dobbelsteen kruis je het volgende veld aan als hij minstens het daar gedrukte getal aangeeft.`,
    write: (colour) => `Schrijf het getal van ${de(colour)} dobbelsteen op.`,
    anyNumber: 'Elk getal mag.',
    higher: 'Elk getal moet hoger zijn dan het vorige.',
    higherInRow: (row) =>
      `In rij ${row} moet elk getal hoger zijn dan het vorige. Na een 6 kan daar niets meer.`,
    afterSix: 'Na een 6 begin je opnieuw: elk getal mag volgen.',
    notHigher: 'Elk getal mag hoogstens even hoog zijn als het vorige. Het eerste is vrij te kiezen.',
    factors: (signs) => `Een veld met ${signs} vermenigvuldigt het getal meteen.`,
    pairFactors: 'Het getal wordt met de factor in het veld vermenigvuldigd, en de uitkomst schrijf je op.',
    repeats: (number) =>
      `Een ${number} schrijf je twee keer: ook in het volgende veld, als dat er is. De tweede ${number} doet verder niets.`,
    region: (colour) =>
      `Met ${de(colour)} dobbelsteen kruis je een heel gebied aan. Hij moet minstens zoveel aangeven als het gebied vakjes heeft; de rest vervalt.`,
    regionStart: (count) =>
      `Begin met een van de ${count} gebieden met een stip. Elk volgend gebied moet met een rand aan een aangekruist gebied grenzen.`,
    sweep: (colour) =>
      `Meenemen: vul je als actieve speler je gekozen dobbelsteen hier in, dan mag je ook alle dobbelstenen aankruisen die daardoor naar het dienblad gaan. Een gekleurde komt in de rij van zijn kleur, wit en ${name(colour).toLowerCase()} in een rij naar keuze.`,
    sweepLimits: 'Extra dobbelstenen, dobbelstenen als passieve speler en bonussen nemen niets mee.',
  },

  bonus: {
    rows: 'Een volle rij levert de bonus aan het eind op.',
    columns: 'Een volle kolom levert de bonus eronder op.',
    rowsAndColumns: 'Een volle rij levert de bonus aan het eind op, een volle kolom de bonus eronder.',
    rowsFrom: (crosses) =>
      `Met ${crosses} kruisjes in een rij krijg je de bonus aan het eind. Meer kruisjes leveren niets meer op.`,
    diagonal: 'De volle diagonaal van linksboven naar rechtsonder levert de bonus in de hoek op.',
    diagonalFrom: (crosses) =>
      `Met ${crosses} kruisjes op de diagonaal van linksboven naar rechtsonder krijg je de bonus in de hoek.`,
    circlesCount: 'Voor bonussen telt een omcirkeld veld als vol.',
    field: 'Een ingevuld veld levert de bonus eronder op.',
    fieldFrom:
      'De bonus onder een veld krijg je alleen als het getal minstens zo hoog is als het getal dat in het veld gedrukt staat.',
    fieldFromNumber: (number) => `Alleen getallen vanaf ${number} leveren de bonus onder het veld op.`,
    lowerOnly: 'Alleen een getal in de onderste driehoek levert de bonus onder het veld op.',
    cells: 'Een bonus in een vakje krijg je samen met zijn gebied.',
    shades: (bonus) => `Alle gebieden van één tint aangekruist: ${bonus}.`,
    none: 'Hier zijn geen bonussen.',
  },

  points: {
    columns: 'Elke volle kolom levert de punten eronder op.',
    columnsFrom: (crosses) => `Elke kolom met minstens ${crosses} kruisjes levert de punten eronder op.`,
    antiDiagonal: (crosses, points) =>
      `De diagonaal van rechtsboven naar linksonder levert met minstens ${crosses} kruisjes ${points} punten op.`,
    byCrosses: 'Het aantal kruisjes beslist.',
    byCrossesPerRow: 'Elke rij telt apart, naar het aantal kruisjes.',
    crossesOnly: 'Alleen kruisjes tellen, cirkels niet.',
    lastField: 'De punten boven het laatst ingevulde veld tellen.',
    sum: 'De som van alle getallen in de velden.',
    rowPlus: (row) => `De getallen in rij ${row} worden opgeteld.`,
    rowMinus: (row) => `De getallen in rij ${row} worden afgetrokken.`,
    rowNothing: (row) => `De getallen in rij ${row} tellen zelf niet mee.`,
    pairs:
      'De velden staan in paren. Een vol paar telt het eerste getal min het tweede, een half paar niets. Houd het tweede dus klein.',
    stacks: (signs) =>
      `Een veld met twee ingevulde driehoeken telt hun som; bij ${signs} wordt die vermenigvuldigd.`,
    extra: (number, points) => `Elke ${number} levert ${points} punten extra op.`,
    crosses: 'Kruisjes',
    fields: 'Ingevulde velden',
    value: 'Punten',
  },

  actions: {
    title: 'Acties',
    text: [
      'Acties speel je vrij met bonussen, van links naar rechts op hun actiespoor. Je houdt ze tot je ze nodig hebt.',
      'Gebruik er in een beurt zoveel als je wilt. Aan het eind van het spel zijn overgebleven acties niets waard.',
    ],
    use: {
      reroll:
        'Na een worp, voordat je kiest: gooi alle dobbelstenen in je hand opnieuw. Dat telt niet als een van de drie worpen.',
      extra:
        'Aan het eind van elke beurt, van jezelf of van een ander: vul nog een dobbelsteen in. Een van de zes naar keuze, waar hij ook ligt en wie hem ook gebruikte. Met meerdere acties ook meerdere, maar elke dobbelsteen maar één keer per beurt.',
      return:
        'Vóór je tweede of derde worp: haal een dobbelsteen van het zilveren dienblad terug in je hand. Ook met een lege hand, zolang je nog een worp hebt.',
      polish:
        'Vul je een dobbelsteen in die op het zilveren dienblad ligt, dan telt hij per actie 1 hoger of lager. Hij blijft tussen 1 en 6.',
    },
    slots: (count) => `Het actiespoor heeft ${count} vakjes.`,
  },

  bonuses: {
    title: 'Bonussen',
    text: [
      'Een bonus krijg je zodra je hem verdient. Acties en vossen worden bijgeschreven, velden meteen ingevuld.',
      'Meerdere tegelijk? Jij kiest de volgorde. Wat nergens past, vervalt.',
    ],
    legend: {
      X: 'Kruis een vrij veld van deze kleur aan, welk getal er ook staat. In een rij is dat het volgende.',
      '?': 'Vul in deze kleur een getal naar keuze in, volgens de regels van de categorie.',
      number: 'Schrijf dit getal in het volgende veld van deze kleur.',
      action: 'Eén actie van deze soort.',
      fox: 'Eén vos.',
      black: 'Hetzelfde in een categorie naar keuze.',
    },
  },

  foxes: {
    title: 'Vossen',
    text: (count) => [
      `Op dit vel staan ${count} vossen. Elke vos is aan het eind evenveel waard als je zwakste categorie.`,
      'Verwaarloos dus geen categorie.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} vossen en ${lowest} punten in de zwakste categorie leveren ${points} punten op.`,
    negative: 'Een categorie kan onder nul eindigen. Dan kosten vossen punten.',
  },

  passive: {
    title: 'Als anderen spelen',
    text: [
      'Is de actieve speler klaar met gooien, dan zijn de anderen aan de beurt, allemaal tegelijk. Iedereen vult één dobbelsteen van het zilveren dienblad in.',
      'De dobbelstenen blijven liggen. Meerdere spelers mogen dezelfde gebruiken.',
    ],
    noneFits:
      'Past er geen dobbelsteen van het dienblad? Dan mag je er een van de dobbelsteenvelden van de actieve speler gebruiken.',
    must: 'Past er een dobbelsteen van het dienblad, dan moet je er een gebruiken.',
    may: 'Je mag ervan afzien. Maar dan is er geen andere dobbelsteen voor je.',
    polish: 'Of een dobbelsteen past, wordt zonder poetsen bekeken.',
  },

  solo: {
    title: 'Alleen',
    text: (rounds) => [
      `Je speelt ${rounds} rondes. Na elke eigen beurt komt een passieve: gooi alle dobbelstenen. De drie laagste gaan naar het dienblad, de andere naar de dobbelsteenvelden.`,
      'Vul er een van het dienblad in, zoals een passieve speler. Extra dobbelstenen mogen, nogmaals dobbelen niet.',
    ],
    level: 'Niveau',
    from: 'Punten',
    below: (points) => `onder ${points}`,
  },

  end: {
    title: 'Het einde',
    text: [
      'Tel de punten van alle categorieën en de vossen op. Het hoogste totaal wint.',
      'Gelijke stand? De beste afzonderlijke categorie beslist.',
    ],
  },
};
