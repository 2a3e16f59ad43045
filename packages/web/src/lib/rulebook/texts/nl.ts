// The rules in Dutch.
import type { Colour } from '@reynard/engine';
import { nl as grammar } from '#lib/words/grammar/nl.ts';
import type { RulesText } from '../text.ts';

const name = (colour: Colour) => grammar.colours[colour];
const upper = (words: string) => words[0].toUpperCase() + words.slice(1);
const de = (colour: Colour) => `de ${grammar.adjectives[colour]}`;
const anyOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(words.map(String));
const bothOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('nl', { type: 'conjunction' }).format(words.map(String));
const names = (colours: readonly Colour[]) => anyOf(colours.map(name));
const both = (colours: readonly Colour[]) => bothOf(colours.map(name));

export const nl: RulesText = {
  rules: 'Spelregels',
  intro:
    'Eén idee, meer spellen: kies een dobbelsteen, vul een veld in, en de ene bonus leidt tot de volgende.',
  learn: 'Liever al spelend leren? Voor elk spel is er een korte les.',
  lesson: 'Leer dit spel in een korte les',
  contents: 'Op deze pagina',
  example: 'Voorbeeld',
  otherGames: 'De andere spellen',

  idea: {
    title: 'Het idee',
    goal: 'Het doel: zoveel mogelijk punten halen.',
    text: (areas, dice) => [
      `Je hebt ${dice} dobbelstenen en een speelvel met ${areas} gekleurde categorieën. Elke dobbelsteen die je kiest, vul je in bij zijn kleur.`,
      'Volle rijen en kolommen en bepaalde velden leveren bonussen op. Met een bonus vul je weer een veld in, en dat levert misschien de volgende bonus op.',
      'Let bij het kiezen op twee dingen: welke dobbelsteen helpt je nu, en welke raak je erdoor kwijt?',
    ],
    rounds:
      'Hoeveel rondes je speelt, hangt af van het aantal spelers. In elke ronde is iedereen één keer de actieve speler, degene die gooit. De eerstgenoemde speler begint.',
    headPlayers: 'Spelers',
    headRounds: 'Rondes',
    players: (count) => String(count),
    roundGifts: 'Deze rondes beginnen met een bonus voor iedereen, nog voor de eerste worp van de ronde:',
    round: (number) => `Ronde ${number}`,
    blank: 'Het lege speelvel: de kleine tekens zijn de bonussen die je kunt verdienen.',
  },

  differs: {
    title: 'Wat er anders is',
    known: (game) => `Als je ${game} kent`,
    features: {
      mustTake: 'Passen er dobbelstenen, dan moet je er een van kiezen, uit de worp en ook van het dienblad.',
      mayPass: 'Je mag passen, ook als er een dobbelsteen past.',
      return: 'Er is een derde actie: een dobbelsteen terughalen van het dienblad.',
      polish:
        'Er is een derde actie: een dobbelsteen op het dienblad poetsen, zodat hij 1 hoger of lager telt.',
      joker: 'Er is een derde actie: met een joker telt de gekozen dobbelsteen als een ander getal.',
      places:
        'De rij hangt af van waar de dobbelsteen ligt: op dobbelsteenveld I, II of III. Van het dienblad mogen alleen grijze velden.',
      sweep: 'Lagere dobbelstenen die naar het dienblad gaan, mag je hier ook aankruisen.',
      company:
        'Andere dobbelstenen met hetzelfde getal mag je ook aankruisen, als ze bij de gebruikte liggen.',
      circles: 'Getallen omcirkel je eerst en kruis je later aan.',
      numbers: 'Je kruist voorgedrukte getallen aan, in willekeurige volgorde.',
      sums: 'Je kruist de som met wit aan, in willekeurige volgorde.',
      rowAndColumn: 'Geen som: de ene dobbelsteen is de rij, wit de kolom.',
      twoInLine: 'Twee kruisjes, waar dan ook in een lijn, zijn genoeg.',
      regions: 'Met één dobbelsteen kruis je een heel gebied aan; gebieden moeten aan elkaar grenzen.',
      atLeast: 'De dobbelsteen moet minstens zo hoog zijn als het voorgedrukte getal.',
      higher: 'Elk getal moet hoger zijn dan het vorige, maar na een 6 mag alles.',
      falling: 'Sommen vul je in, en ze mogen nooit stijgen.',
      bothWays:
        'Sommen vul je links en rechts van een getal in, elke precies 1 lager of 1 hoger dan de vorige.',
      skipping: 'Getallen kruis je van links naar rechts aan. Je mag er overslaan, maar die ben je kwijt.',
      factors: 'Sommige velden vermenigvuldigen het getal.',
      pairs: 'Velden vormen paren: het eerste getal min het tweede.',
      halves: 'Elk veld heeft twee helften en telt als beide gevuld zijn.',
      ownRows: 'Meer rijen om uit te kiezen, waarvan er een min telt.',
      bonusFrom: 'Voor een bonus moet het getal hoog genoeg zijn.',
      takes: 'Elke keer neem je of de bonus, of de punten van een veld.',
      effects: 'Elk getal doet iets anders.',
    },
  },

  turn: {
    title: 'Een beurt in zes stappen',
    steps: [
      {
        title: 'Gooien',
        text: 'Gooi met alle dobbelstenen in je hand. Aan het begin van een beurt zijn dat ze allemaal.',
      },
      {
        title: 'Nogmaals dobbelen?',
        text: 'Niet tevreden? Met de actie Nogmaals dobbelen gooi je alle dobbelstenen in je hand opnieuw.',
      },
      {
        title: 'Kiezen',
        text: 'Kies een dobbelsteen die past: er is een veld dat je er nu mee mag invullen. Leg hem op een van je drie dobbelsteenvelden.',
      },
      {
        title: 'Invullen',
        text: 'Vul hem in bij de categorie van zijn kleur. De witte dobbelsteen kan elke kleur zijn: die mag in elke categorie.',
      },
      {
        title: 'Dienblad',
        text: 'Elke dobbelsteen in je hand die lager is dan de gekozen dobbelsteen, gaat naar het zilveren dienblad. Dobbelstenen met hetzelfde getal blijven in je hand.',
      },
      {
        title: 'En verder',
        text: 'Gebruik al je bonussen en gooi dan met de dobbelstenen die over zijn. Na drie worpen, of als je geen dobbelsteen meer in je hand hebt, ben je klaar met gooien. Wat dan nog over is, gaat ook naar het dienblad.',
      },
    ],
    ownFace: (colour) =>
      `Alleen het getal op de gekozen dobbelsteen zelf bepaalt wat naar het dienblad gaat. Voorbeeld: je kiest de ${grammar.die(colour, 2)} en gebruikt hem samen met de witte 5. Alleen enen gaan naar het dienblad; de witte 5 is niet verbruikt en blijft in je hand.`,
    mustTake:
      'Passen er dobbelstenen, dan moet je er een van kiezen; nogmaals dobbelen mag eerst. Past er geen, dan is de worp voorbij en blijven de dobbelstenen in je hand.',
    mayPass:
      'Past er geen, of wil je er geen, dan pas je: de worp is voorbij, het dobbelsteenveld blijft leeg en de dobbelstenen blijven in je hand.',
    unlessReturn:
      'Met een lege hand gooi je alleen verder als je eerst een dobbelsteen van het dienblad terughaalt (zie Acties).',
    places: 'Boven: je hand. Onder: je drie dobbelsteenvelden en het zilveren dienblad.',
    shown: (die, tray) =>
      `Gekozen: ${die}. Naar het zilveren dienblad: ${tray}. Met de andere gooi je verder.`,
  },

  places: {
    title: 'Plekken',
    text: [
      'In dit spel is het belangrijk waar een dobbelsteen ligt: op dobbelsteenveld I, II of III of op het zilveren dienblad. Dat is zijn plek.',
      'De dobbelsteenvelden horen bij de worpen: de dobbelsteen uit de eerste worp gaat naar dobbelsteenveld I, die uit de tweede naar II, die uit de derde naar III. Pas je, dan blijft dat dobbelsteenveld leeg.',
      'Een dobbelsteen die je invult als anderen spelen, en een extra dobbelsteen, heeft de plek waar hij ligt.',
      'Een bonus heeft de plek van wat hem heeft opgeleverd, de hele kettingreactie door. Wat een ronde aan het begin geeft en wat daaruit volgt, heeft geen plek.',
    ],
    areas: (colours) => `De plek telt in ${both(colours)}.`,
  },

  areas: {
    title: 'De categorieën',
    name: (colour) => upper(name(colour)),
    how: 'Invullen',
    bonus: 'Bonus',
    points: 'Punten',
    shown: (points) => `Tot nu toe ${points} ${points === 1 ? 'punt' : 'punten'} waard.`,
    shownEarned: (bonuses) => `Verdiend: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) => `Kruis een vrij veld aan met het getal van ${de(colour)} dobbelsteen.`,
    sameNumbers: 'Staat dat getal op meer vrije velden, dan kies je er een.',
    crossedAlready: 'Sommige velden zijn al voor het spel aangekruist.',
    circleOrCross: (colour) =>
      `Met het getal van ${de(colour)} dobbelsteen omcirkel je een vrij veld, of kruis je een al omcirkeld veld aan. Zijn er meer, dan kies je.`,
    crossSum: (colour) =>
      `Tel ${de(colour)} en de witte dobbelsteen bij elkaar op en kruis het veld met die som aan.`,
    crossPair: (colour) =>
      `${upper(de(colour))} dobbelsteen geeft de rij aan, de witte de kolom. Kruis het veld aan waar ze elkaar kruisen; het moet vrij zijn.`,
    writeSum: (colour) =>
      `Tel ${de(colour)} en de witte dobbelsteen bij elkaar op en vul de som in het volgende veld in.`,
    together: (colour) =>
      `${upper(name(colour))} en wit gelden hier altijd samen, waar ze ook liggen en welke van de twee je ook koos.`,
    leftToRight: 'Vul de velden van links naar rechts in en sla er geen over.',
    ownRows: (rows) => `Elk van de ${rows} rijen vul je apart in, van links naar rechts. Jij kiest de rij.`,
    halves:
      'De bovenste helft van een veld is linksboven, de onderste rechtsonder. De bovenste vul je van links naar rechts in, de onderste ook; de ene wacht niet op de andere.',
    atLeast: (colour) =>
      `Kruis het volgende veld aan als ${de(colour)} dobbelsteen minstens zo hoog is als het getal in dat veld.`,
    write: (colour) => `Vul het getal van ${de(colour)} dobbelsteen in het volgende veld in.`,
    writeHalf: (colour) =>
      `Vul het getal van ${de(colour)} dobbelsteen in de volgende bovenste of de volgende onderste helft in; jij kiest.`,
    writeTimes: (colour) =>
      `Vermenigvuldig het getal van ${de(colour)} dobbelsteen met de factor van het volgende veld en vul de uitkomst in. In een veld zonder factor komt het getal zelf.`,
    anyNumber: 'Elk getal mag.',
    higher: 'Elk getal moet hoger zijn dan het vorige.',
    higherInRow: (row) =>
      `In rij ${row} moet elk getal hoger zijn dan het vorige. Na een 6 kan daar niets meer.`,
    otherRowsFree: 'In de andere rijen mag elk getal.',
    afterSix: 'Na een 6 begin je opnieuw: dan mag weer elk getal.',
    notHigher: 'Geen getal mag hoger zijn dan het vorige. Voor het eerste veld geldt geen voorwaarde.',
    factors: (signs) => `Staat er ${anyOf(signs)} in het veld, dan vermenigvuldig je het getal meteen.`,
    repeats: (number) =>
      `Een ${number} vul je twee keer in: ook nog in het veld erna, als dat er is. De tweede ${number} telt als ingevuld veld, maar wordt niet nog eens herhaald.`,
    region: (colour) =>
      `Kruis een heel gebied aan. ${upper(de(colour))} dobbelsteen moet minstens zo hoog zijn als het aantal vakjes van dat gebied; wat over is, vervalt.`,
    regionStart: (cells) =>
      `Begin met een van de gebieden met een gemarkeerde hoek: ze hebben ${bothOf(cells)} vakjes.`,
    regionTouch:
      'Daarna zijn de gebieden bereikbaar die met een zijde aan een aangekruist gebied grenzen; een hoek is niet genoeg.',
    sweep: (colour) =>
      `Het meenemen: vul je als actieve speler de gekozen dobbelsteen hier in (${name(colour)}, of wit als ${name(colour)}), dan mag je elke lagere dobbelsteen die nu naar het dienblad gaat ook aankruisen, bij zijn eigen getal.`,
    sweepRows: (colour) =>
      `Een gekleurde dobbelsteen hoort in de rij van zijn kleur; wit, of ${name(colour)} als je wit koos, in een rij naar keuze. Je mag ze ook overslaan. Meegenomen dobbelstenen en bonussen gebruik je in elke volgorde, maar allemaal voor je volgende worp.`,
    sweepExample: (colour) =>
      `Voorbeeld: je kiest de ${grammar.die(colour, 4)}; de blauwe 2 en de witte 3 gaan naar het dienblad. Je mag de 2 van de blauwe rij aankruisen (het eigen getal, geen som) en een 3 in een rij naar keuze.`,
    sweepLimits:
      'Het kan bij alle drie de worpen, maar niet met dobbelstenen die al op het dienblad lagen of na de laatste worp overblijven, en ook niet met een extra dobbelsteen, met een bonus of als passieve speler.',
    placeRows:
      'De plek van de dobbelsteen bepaalt de rij: van dobbelsteenveld I gaat hij naar de eerste rij, van II naar de tweede, van III naar de derde.',
    placeTray:
      'Van het dienblad mag je alleen grijze velden aankruisen, in elke rij. Zonder plek mag elk veld.',
    company: (colour) =>
      `Het gezelschap: heb je in ${name(colour)} een getal aangekruist, dan mag je ook elke andere dobbelsteen die dit getal heeft en bij de gebruikte ligt, in dezelfde kolom aankruisen, één kruisje per dobbelsteen.`,
    companyWhere:
      'Bij een dobbelsteen op een dobbelsteenveld liggen de dobbelstenen op alle drie de dobbelsteenvelden van de actieve speler; bij een op het dienblad die op het dienblad. Dobbelstenen in je hand zijn geen gezelschap.',
    companyExample: (colour) =>
      `Voorbeeld: op dobbelsteenveld I ligt de witte 4. In de tweede worp kies je de ${grammar.die(colour, 4)}: je mag twee vieren aankruisen. Een derde 4 in je hand telt niet.`,
    companyLimits:
      'Je mag het gezelschap overslaan. Gezelschap en bonussen gebruik je in elke volgorde, maar allemaal voor je gooit of iets anders doet. Ook een kruisje van het gezelschap levert bonussen op, maar geen nieuw gezelschap. Er wordt geen dobbelsteen door verbruikt.',
    companyJoker: 'Met een joker moet het gezelschap het getal hebben waarvoor jouw dobbelsteen telt.',
    bothWays: (number) =>
      `Kies een kant van de voorgedrukte ${number}: de velden vul je van het midden naar buiten in. Links moet de som precies 1 lager zijn dan het vorige getal, rechts precies 1 hoger. Links begin je dus met ${number - 1}, rechts met ${number + 1}.`,
    reset: (number) =>
      `Of vul een ${number} in: die past aan beide kanten, behalve als het vorige getal al een ${number} is. Vandaar tel je verder.`,
    path: (colour) =>
      `Kruis een veld aan met het getal van ${de(colour)} dobbelsteen, rechts van je laatste kruisje. Het eerste mag overal.`,
    skipping: 'Je mag velden overslaan, maar die ben je dan voorgoed kwijt.',
    takes: (colour) =>
      `Met ${de(colour)} dobbelsteen vul je het volgende veld in en neem je de bonus of de punten ervan.`,
    takeBonus:
      'Bonus: vul de helft van het getal in, naar boven afgerond, en je krijgt de bonus onder het veld.',
    takePoints: 'Punten: vul het getal maal de factor van het veld in. De bonus krijg je dan niet.',
    takeHalf: 'In een veld zonder factor komt altijd alleen de helft van het getal.',
    takeExample: 'Voorbeeld: een 5 in een veld met ×2. Je vult 3 in en krijgt de bonus, of je vult 10 in.',
  },

  bonus: {
    rows: 'Een volle rij levert de bonus aan het eind op.',
    columns: 'Een volle kolom levert de bonus eronder op.',
    rowsAndColumns: 'Een volle rij levert de bonus aan het eind op, een volle kolom de bonus eronder.',
    rowsFrom: (crosses) =>
      `Heeft een rij ${crosses} kruisjes, waar dan ook, dan krijg je de bonus aan het eind. Meer kruisjes leveren geen tweede bonus op.`,
    diagonal: 'De volle diagonaal van linksboven naar rechtsonder levert de bonus in de hoek op.',
    diagonalFrom: (crosses) =>
      `Heeft de diagonaal van linksboven naar rechtsonder ${crosses} kruisjes, waar dan ook, dan krijg je de bonus in de hoek.`,
    circlesCount: 'Voor bonussen is een cirkel genoeg.',
    tinted:
      'Daarvoor tellen alleen de getinte velden: een rij of kolom is vol als alle getinte velden ervan zijn aangekruist.',
    betweenRows:
      'Een bonus tussen twee rijen krijg je als het veld er vlak boven en het veld er vlak onder allebei zijn aangekruist.',
    between:
      'Een bonus tussen twee velden krijg je als ze allebei zijn aangekruist. Naast een overgeslagen veld ben je hem kwijt.',
    taken: 'De bonus onder een veld krijg je alleen als je hem in plaats van de punten neemt.',
    field: 'Een ingevuld veld levert de bonus eronder op.',
    fieldAbove:
      'Een ingevuld veld levert de bonus er vlak onder op: bonussen tussen twee rijen horen bij de bovenste.',
    fieldFrom:
      'De bonus onder een veld krijg je alleen als jouw getal minstens zo hoog is als het voorgedrukte getal.',
    fieldFromNumber: (number) => `Alleen getallen vanaf ${number} leveren de bonus onder het veld op.`,
    lowerOnly: 'Alleen een getal in de onderste helft levert de bonus onder het veld op.',
    cells: 'Kruis je een gebied aan, dan krijg je ook alle bonussen erin.',
    shades: (bonus) =>
      `Er zijn drie tinten: wit, licht en donker. Kruis je alle gebieden van één tint aan, dan levert dat op: ${bonus}.`,
    none: 'Hier zijn geen bonussen.',
  },

  points: {
    columns: 'Elke volle kolom levert de punten eronder op.',
    columnsFrom: (crosses) => `Elke kolom met minstens ${crosses} kruisjes levert de punten eronder op.`,
    antiDiagonal: (crosses, points) =>
      `De diagonaal van rechtsboven naar linksonder levert met minstens ${crosses} kruisjes ${points} punten op.`,
    byCrosses: 'Het aantal kruisjes bepaalt je punten.',
    byCrossesPerRow: 'Elke rij telt apart: het aantal kruisjes bepaalt de punten.',
    crossesOnly: 'Alleen kruisjes leveren punten op, cirkels niet.',
    tintedOrNot: 'Hier tellen alle kruisjes, of het veld nu getint is of niet.',
    lastField: 'Je krijgt de punten boven het laatste veld dat je hebt ingevuld.',
    lastFieldPerSide: 'Elke kant levert de punten van het laatst ingevulde veld op.',
    sum: 'Je krijgt de som van alle ingevulde getallen.',
    rowPlus: (row) => `De getallen in rij ${row} (+) tel je op.`,
    rowMinus: (row) => `De getallen in rij ${row} (−) trek je af.`,
    rowNothing: (row) => `De getallen in rij ${row} leveren zelf geen punten op.`,
    minusWorth: 'De minrij loont door haar bonussen en voor volle kolommen.',
    pairs:
      'Twee velden naast elkaar vormen een paar. Een vol paar levert het eerste getal min het tweede op, ook minder dan nul; een half paar niets. Houd het tweede dus laag.',
    stacks: (signs) =>
      `Een veld telt zodra beide helften gevuld zijn: je krijgt de som van de twee getallen, bij ${anyOf(signs)} vermenigvuldigd. Een half veld levert niets op.`,
    extras: 'Sommige getallen leveren extra punten op, zie hieronder.',
    extrasFor: (numbers, points) =>
      `Elke ${anyOf(numbers)} die je hebt ingevuld, levert ${points} punten extra op.`,
    crosses: 'Kruisjes',
    fields: 'Ingevulde velden',
    value: 'Punten',
  },

  faces: {
    title: 'Wat elk getal doet',
    nothing: 'verder niets',
    points: (points) => `+${points} punten`,
    again: 'nog een keer in het volgende veld',
    bonus: 'de bonus van het veld',
  },

  actions: {
    title: 'Acties',
    text: [
      'Met bonussen krijg je acties, op hun balk van links naar rechts. Die heeft een vakje voor elke actie die je kunt verdienen. Je bewaart ze tot je ze gebruikt.',
      'In een beurt mag je er zoveel gebruiken als je wilt. Aan het eind van het spel zijn ongebruikte niets waard.',
    ],
    use: {
      reroll:
        'Na een worp, voor je kiest: gooi alle dobbelstenen in je hand opnieuw. Dat telt niet als een van de drie worpen.',
      extra:
        'Aan het eind van elke beurt, van jou of van een ander: vul nog een dobbelsteen in. Je mag elk van de zes kiezen, waar hij ook ligt, ook een die je deze beurt al hebt ingevuld. Met meer acties vul je er meer in, maar elke dobbelsteen kies je hooguit één keer per beurt als extra. Waar blauw en wit samen gelden, telt daarbij alleen de gekozen dobbelsteen.',
      return:
        'Voor je tweede of derde worp: haal een dobbelsteen van het zilveren dienblad terug in je hand. Eén actie per dobbelsteen; meer mag ook. Het kan ook met een lege hand, zolang je nog een worp hebt, maar niet tussen een worp en je keuze.',
      polish:
        'Alleen voor een dobbelsteen die op het zilveren dienblad ligt: die je invult als anderen spelen, of een extra dobbelsteen van daar. Met elke actie telt hij voor deze ene keer 1 hoger of lager; je mag er meer gebruiken. Lager dan 1 of hoger dan 6 kan niet (een 6 wordt nooit een 1), en je draait hem niet om. Waar blauw en wit samen gelden, mag je elke dobbelsteen poetsen die op het dienblad ligt, welke je ook koos, ook bij je eigen worp.',
      joker:
        'Als je een dobbelsteen kiest, uit je worp, als anderen spelen of als extra dobbelsteen: voor deze ene keer telt hij als het getal van een vrij vakje, ook als hij alleen zo past; een vakje met ? is elk getal van 1 tot en met 6. Het moet een ander getal zijn dan de dobbelsteen heeft. De vakjes komen van links naar rechts vrij, maar je gebruikt ze in elke volgorde. Eén joker per keer, en alleen voor de gekozen dobbelsteen: waar blauw en wit samen gelden, blijft de andere zoals hij is. Je draait de dobbelsteen niet om: het getal dat hij heeft, bepaalt nog steeds wat naar het dienblad gaat en wat anderen mogen gebruiken.',
    },
    slots: (count) => `De balk heeft ${count} vakjes.`,
  },

  bonuses: {
    title: 'Bonussen',
    text: [
      'Een verdiende bonus krijg je meteen. Acties en vossen bewaar je. Een bonus die een veld invult, gebruik je zodra de lagere dobbelstenen op het dienblad liggen, voor je gooit of iets anders doet.',
      'Meer tegelijk? Jij kiest de volgorde. Een bonus die nergens past, vervalt; een die past, moet je gebruiken.',
    ],
    legend: {
      X: 'Kruis een willekeurig vrij veld van deze kleur aan, welk getal er ook staat.',
      XNext: 'Kruis het volgende veld van deze kleur aan, welk getal er ook staat.',
      '?': 'Een vrije keuze in deze kleur: alsof een dobbelsteen van deze kleur het getal van jouw keuze heeft, volgens alle regels van de categorie.',
      number: 'Vul dit getal in het volgende veld van deze kleur in.',
      action: 'Je krijgt één actie van deze soort, zie Acties.',
      fox: 'Eén vos, zie Vossen.',
      black: 'Een vrije keuze in één zelfgekozen categorie.',
      crossOrNumber: (crosses, number, writes) =>
        `Kies een van de twee: een kruisje in ${names(crosses)}, of een ${number} in ${names(writes)}.`,
    },
    notes: {
      numberTimes: (colour) =>
        `In ${name(colour)} vermenigvuldig je ook het getal van een bonus met de factor van het veld.`,
      freeSum: (colour) =>
        `Een ? in ${name(colour)} is een som van 2 tot en met 12 die niet hoger is dan het vorige getal.`,
      freeCircle: (colour) =>
        `Een ? in ${name(colour)} omcirkelt een willekeurig vrij veld of kruist een omcirkeld veld aan.`,
      freeTimes: (colour) =>
        `Een ? in ${name(colour)} is een getal van 1 tot en met 6, maal de factor van het volgende veld.`,
      freeField: (colour) => `Een ? in ${name(colour)} is een willekeurig vrij veld.`,
      freeRegion: (colour) =>
        `Een ? in ${name(colour)} is een willekeurig bereikbaar gebied, hoe groot ook; je allereerste moet ook dan een gemarkeerde hoek hebben.`,
      freePlace: (colour) =>
        `Een ? in ${name(colour)} is elk getal, maar heeft de plek van wat hem heeft opgeleverd: die rij, van het dienblad de grijze velden. Zonder plek is het een willekeurig vrij veld.`,
      freeCompany: (colour) =>
        `Een ? in ${name(colour)} is een willekeurig vrij veld. Komt hij van een dobbelsteenveld, dan is elke dobbelsteen met dit getal op de drie dobbelsteenvelden gezelschap, ook die je net hebt ingevuld; komt hij van het dienblad, dan die op het dienblad. Zonder plek is er geen gezelschap.`,
      freeWithWhite: (colour) =>
        `Een ? in ${name(colour)} is een getal van 1 tot en met 6 naar keuze plus de witte dobbelsteen. Zonder plek, voor er gegooid is, is het elke som van 2 tot en met 12 die past.`,
      freePath: (colour) => `Een ? in ${name(colour)} is een willekeurig veld rechts van je laatste kruisje.`,
      freeTake: (colour) =>
        `Een ? in ${name(colour)} is het best een 6: je vult 3 in en krijgt de bonus, of 6 maal de factor.`,
    },
  },

  signs: {
    title: 'Tekens op het speelvel',
    legend: {
      columns: 'Onder een kolom: haar punten.',
      above: 'Boven een veld: je punten als dit het laatste ingevulde is.',
      atLeast: 'De dobbelsteen moet minstens dit getal hebben.',
      factor: 'Het getal wordt hiermee vermenigvuldigd; je vult de uitkomst in.',
      stackFactor: 'Boven een veld: de som van de helften telt zoveel keer.',
      rising: 'In deze rij moet elk getal hoger zijn dan het vorige.',
      minus: 'De getallen van deze rij trek je af.',
      plus: 'De getallen van deze rij tel je op.',
      bonusFrom: 'Voor de bonus is minstens dit getal nodig.',
      pair: 'Tussen de streepjes: twee velden die een paar vormen.',
      diagonal: 'Langs deze lijn loopt een diagonaal die een bonus of punten oplevert.',
      crossed: 'Vanaf het begin aangekruist.',
      start: 'Hier mag je beginnen.',
      fieldRow: 'De rij voor dobbelsteenveld I, II of III.',
      gray: 'Grijs: mag je ook van het dienblad aankruisen.',
      tinted: 'Getinte velden tellen voor de bonus van hun rij en kolom.',
      rowSums: 'De punten van elke rij tot nu toe.',
      middle: 'Bij dit getal beginnen de twee kanten van de categorie.',
      aboveCount:
        'Boven een voorgedrukt getal: de punten voor zoveel kruisjes, van links geteld, waar je kruisjes ook staan.',
      half: 'Hier vul je alleen de helft van het getal in, naar boven afgerond.',
      takeFactor: 'Neem je de punten, dan telt het getal zoveel keer.',
      tick: 'Deze bonus heb je verdiend.',
      lost: 'Vaag: deze bonus kun je niet meer verdienen.',
      counts: 'Onderstreept: deze punten heb je.',
      fox: 'Je vossen maal de punten van je zwakste categorie.',
    },
  },

  foxes: {
    title: 'Vossen',
    text: (count) => [
      `Op dit speelvel zijn ${count} vossen te verdienen. Elke vos die je hebt verdiend, is aan het eind evenveel punten waard als je zwakste categorie.`,
      'Verwaarloos dus geen enkele categorie.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} ${foxes === 1 ? 'vos' : 'vossen'} bij ${lowest} punten in de zwakste categorie: ${points} punten.`,
    negative: (colours) => `Alleen ${names(colours)} kan onder nul eindigen. Dan kosten vossen punten.`,
  },

  passive: {
    title: 'Als anderen spelen',
    text: [
      'Als de actieve speler klaar is met gooien, zijn de anderen de passieve spelers. Allemaal tegelijk vullen ze één dobbelsteen van het zilveren dienblad in.',
      'De dobbelstenen blijven liggen. Meer spelers mogen dezelfde gebruiken. Daarna mag iedereen, ook de actieve speler, extra dobbelstenen gebruiken.',
    ],
    noneFits:
      'Past er geen dobbelsteen van het dienblad? Dan mag je er in plaats daarvan een van de dobbelsteenvelden van de actieve speler gebruiken. Kan dat ook niet, dan gebeurt er niets.',
    must: 'Passen er dobbelstenen van het dienblad, dan moet je er een van gebruiken.',
    may: 'Je mag ook passen, zelfs als er een dobbelsteen van het dienblad past. Maar dan krijg je ook geen dobbelsteen van de actieve speler.',
    polish:
      'Of een dobbelsteen past, bepaalt zijn getal zoals hij ligt, zonder poetsen. Daarna mag je poetsen: past er geen, dan ook een van het dienblad die pas gepoetst past.',
    joker:
      'Of een dobbelsteen past, bepaalt zijn getal zoals hij ligt, zonder joker. Daarna mag je een joker gebruiken voor een dobbelsteen van het dienblad; past er geen, dan ook voor een van de dobbelsteenvelden van de actieve speler.',
  },

  solo: {
    title: 'Solitair',
    text: (rounds) => [
      `Je speelt ${rounds} rondes. Na elke eigen beurt komt een passieve beurt: gooi met alle dobbelstenen. De drie laagste gaan naar het dienblad, de andere op de dobbelsteenvelden; bij gelijke getallen beslist het toeval.`,
      'Dan vul je een dobbelsteen van het dienblad in, als een passieve speler.',
    ],
    order: 'Ook welke van de drie op dobbelsteenveld I, II of III ligt, beslist het toeval.',
    actions: (can, cannot) => `In de passieve beurt mag je gebruiken: ${can}. Daar niet mogelijk: ${cannot}.`,
    level: 'Niveau',
    from: 'Punten',
    orMore: (points) => `${points} of meer`,
    below: (points) => `onder ${points}`,
  },

  end: {
    title: 'Einde van het spel',
    text: [
      'Het spel eindigt na de laatste ronde. Het eind van de laatste beurt is de laatste kans voor extra dobbelstenen.',
      'Tel de punten van alle categorieën en de vossen op. De hoogste score wint. Gelijke stand? Dan wint wie in één categorie de meeste punten heeft (vossen zijn geen categorie). Nog steeds gelijk? Dan winnen jullie samen.',
    ],
  },

  counted: {
    title: 'Een geteld speelvel',
    text: 'Het eind van een solitair spel, en wat het waard is:',
    area: 'Categorie',
    foxes: (foxes, lowest) => `Vossen: ${foxes} × ${lowest}`,
    total: 'Totaal',
  },

  open: {
    title: 'Wat de gedrukte regels openlaten',
    text: 'Sommige gevallen staan niet in het boekje, of de uitgaven verschillen. Zo spelen we ze hier, en dit is waarom.',
    rulings: {
      mustTake:
        'Moet je een dobbelsteen kiezen als er een paar passen? De ene uitgave van het spelregelboekje verbiedt passen, de andere zegt “mag”. Hier moet het: dat is de strengere lezing, en de nieuwere spellen van de reeks zeggen het als je mag passen.',
      noneFits:
        'Wat als er geen dobbelsteen van het dienblad past? Dan mag je er een van de actieve speler gebruiken, ook solitair, waar de drie hogere dobbelstenen daarvoor staan. De boekjes van de nieuwere spellen zeggen het zo, en het is eerlijk in alle spellen.',
      noneFitsPolish:
        'Past een dobbelsteen die alleen gepoetst zou passen? Nee: het gaat om de getallen zoals ze liggen. Je mag dan toch een dobbelsteen van het dienblad poetsen, er een van de actieve speler gebruiken, of passen.',
      noneFitsJoker:
        'Past een dobbelsteen die alleen met een joker zou passen? Nee: het gaat om de getallen zoals ze liggen. Je mag dan toch een joker gebruiken voor een dobbelsteen van het dienblad, er een van de actieve speler gebruiken, of passen.',
      places:
        'In welke rij komt een bonus? Hij heeft de plek van wat hem heeft opgeleverd: de rijen horen bij dobbelsteenvelden, dus alles wat je invult komt van een daarvan of van het dienblad. Alleen wat een ronde aan het begin geeft, komt van geen dobbelsteen en mag overal.',
      sweep:
        'Neem je dobbelstenen mee die na de derde worp overblijven? Nee: alleen dobbelstenen die lager zijn dan de gekozen. Het boekje legt het meenemen daarmee uit, en zo zijn alle drie de worpen gelijk.',
      company:
        'Welke dobbelstenen zijn gezelschap? Dobbelstenen op de dobbelsteenvelden zijn elkaars gezelschap, op welke van de drie ze ook liggen, en die op het dienblad ook. Een bonus vul je zonder dobbelsteen in, dus is elke dobbelsteen daar met dat getal gezelschap, één keer per bonus. Gezelschap heeft zelf geen gezelschap, anders hield het nooit op.',
      freeWithWhite:
        'Wat is een ? in blauw waard? Jouw getal staat voor de blauwe dobbelsteen, en wit komt erbij zoals hij ligt, want deze categorie gebruikt altijd beide. Voor de eerste worp heeft nog geen dobbelsteen een getal: dan kies je de som.',
      trackEnd:
        'Wanneer krijg je de bonus aan het eind van een balk? Als het laatste vakje vrijkomt, niet als je het gebruikt: zo komt elke bonus op het moment dat je iets invult.',
      extra:
        'Mag een dobbelsteen twee keer extra zijn? Niet bij dezelfde speler in dezelfde beurt, in de volgende weer wel. De passieve beurt van een solitair spel is een eigen beurt.',
      polish:
        'Welke dobbelstenen kun je poetsen? Elke die je voor het invullen gebruikt en die op het dienblad ligt, ook de partner van de gekozen: het gaat erom waar hij ligt.',
      joker:
        'Mag een joker staan voor het getal dat de dobbelsteen al heeft? Nee: dan zou er niets veranderen. En per keer gebruik je één joker, want daarmee is hij al elk getal dat je hebt.',
      jokerPartner:
        'Mag een joker de partner van de gekozen dobbelsteen veranderen, waar er twee samen gelden? Nee: de joker hoort bij de gekozen dobbelsteen. Wil je de andere veranderen, kies dan die.',
      repeats:
        'Wat doet het herhaalde getal? Het vult alleen zijn veld: het effect hoort bij de dobbelsteen, en dat is er één.',
      factors: 'Vermenigvuldig je het getal van een bonus? Ja: je vult het in als elk ander getal.',
      negative:
        'Wat is een vos waard als de zwakste categorie onder nul ligt? Evenveel: dan kost hij punten, want de regel kent geen uitzondering.',
      soloTies:
        'Welke van meer gelijke dobbelstenen gaan solitair naar het dienblad? In het boekje beslist de afstand op tafel, hier het toeval.',
      soloOrder:
        'Op welke dobbelsteenvelden liggen de drie hogere dobbelstenen van een passieve beurt als je solitair speelt? In het boekje beslist de afstand op tafel, hier het toeval.',
      levels:
        'Welk niveau heeft een score die in de gedrukte tabel van niveaus ontbreekt? De tabel op deze pagina geldt: die heeft geen gaten.',
    },
  },

  summary: {
    title: 'In het kort',
    turn: 'Hooguit drie worpen. Kies uit elke worp een dobbelsteen en vul hem in; lagere gaan naar het zilveren dienblad. Wit mag in elke categorie.',
    passive: 'Daarna vult ieder ander één dobbelsteen van het dienblad in.',
    foxes: 'Elke vos is evenveel waard als je zwakste categorie.',
    actions: {
      reroll: 'gooi de dobbelstenen in je hand opnieuw.',
      extra: 'vul aan het eind van een beurt nog een dobbelsteen in.',
      return: 'voor een worp komt een dobbelsteen terug van het dienblad.',
      polish: 'een dobbelsteen op het dienblad telt 1 hoger of lager.',
      joker: 'de gekozen dobbelsteen telt als een ander getal.',
    },
  },
};
