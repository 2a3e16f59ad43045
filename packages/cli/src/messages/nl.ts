// Dutch.
import type { Messages } from './catalogue.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('nl');

export const nl: Messages = {
  colours: {
    white: 'wit',
    yellow: 'geel',
    blue: 'blauw',
    green: 'groen',
    orange: 'oranje',
    purple: 'paars',
    silver: 'zilver',
    pink: 'roze',
    gray: 'grijs',
  },
  actions: {
    reroll: 'nogmaals dobbelen',
    extra: 'extra dobbelsteen',
    return: 'terughalen',
    polish: 'zilver poetsen',
  },
  you: 'Jij',
  label: {
    hand: 'In de hand',
    diceFields: 'Dobbelsteenvelden',
    tray: 'Zilveren dienblad',
    foxes: 'vossen',
    total: 'totaal',
    pending: 'Open bonussen',
    swept: 'Nog aan te kruisen',
    passiveTurn: 'passieve beurt',
    anyArea: 'categorie naar keuze',
    fox: 'vos',
    step: 'stap',
  },
  round: (round, rounds) => `ronde ${round}/${rounds}`,
  roll: (roll, rolls) => `worp ${roll}/${rolls}`,
  active: (name) => `actieve speler: ${name}`,
  now: {
    roll: 'gooi de dobbelstenen',
    rollOrReturn: 'gooi, of haal dobbelstenen van het dienblad terug',
    stopOrReturn: 'haal een dobbelsteen terug, of stop met gooien',
    choose: 'kies een dobbelsteen',
    noneFits: 'geen dobbelsteen past',
    tray: 'neem een dobbelsteen van het zilveren dienblad',
    diceFields: 'niets op het dienblad past: neem er een van de dobbelsteenvelden, of geen',
    noTray: 'geen dobbelsteen past',
    extra: 'neem een extra dobbelsteen, of beëindig de beurt',
    finish: 'beëindig de beurt',
    bonus: 'gebruik een bonus',
    sweep: 'kruis de dobbelstenen aan die naar het dienblad gingen',
  },
  prompt: (name, what) => `${name}: ${what}`,
  move: {
    rollDice: (dice) => `${dice} ${plural(dice, 'dobbelsteen', 'dobbelstenen')} gooien`,
    reroll: 'nogmaals dobbelen',
    returnDie: (die) => `${die} terughalen`,
    skip: 'de andere dobbelstenen laten',
    passRoll: 'deze worp opgeven',
    passTray: 'geen dobbelsteen nemen',
    stop: 'stoppen met gooien',
    done: 'de beurt beëindigen',
    left: (actions) => `nog ${actions}`,
    unused: (extras) => `houdt ${extras} extra ${plural(extras, 'dobbelsteen', 'dobbelstenen')} over`,
    ways: (count, code) => `${count} mogelijkheden, typ ${code} om ze te zien`,
  },
  mark: {
    cross: (number) => `${number} aankruisen`,
    circle: (number) => `${number} omcirkelen`,
    crossNext: (field) => `veld ${field} aankruisen`,
    write: (number, field) => `${number} noteren in veld ${field}`,
    times: (factor, product) => `×${factor} = ${product}`,
    row: (row) => `rij ${row}`,
    rowOf: (shape) => `rij ${shape}`,
    place: (row, column) => `rij ${row}, kolom ${column}`,
    region: (letter, cells) => `gebied ${letter} aankruisen (${cells} ${plural(cells, 'vakje', 'vakjes')})`,
    polished: (changes) => `gepoetst ${changes}`,
  },
  log: {
    rolled: (dice) => `worp ${dice}`,
    toTray: (dice) => `naar het dienblad: ${dice}`,
    roundStarts: (round, bonus) => `Ronde ${round} begint: ${bonus} voor iedereen`,
    undone: (moves) => `${moves} ${plural(moves, 'stap', 'stappen')} teruggenomen.`,
  },
  say: {
    title: 'Reynard: de Clever-dobbelspellen',
    hint: 'nummer · u terug · ? hulp · q stoppen',
    unknownChoice: (text, most) =>
      `"${text}" kan hier niet. Typ een nummer van 1 tot en met ${most}, of ? voor hulp.`,
    nothingToUndo: 'Er valt niets terug te nemen: er is gegooid of iemand anders heeft gespeeld.',
    thinking: (name) => `${name} denkt na …`,
    saved: (path) => `Het spel is opgeslagen in ${path}.`,
    resumeHint: 'Verder met: reynard play --resume',
    resumed: (title, round) => `${title}: verder met ronde ${round}.`,
    noSavedGame: (path) => `Er is geen opgeslagen spel in ${path}.`,
    damaged: (path, reason) => `Het opgeslagen spel in ${path} is niet leesbaar: ${reason}.`,
    damagedKept: 'Het bestand blijft zoals het is. Begin opnieuw met --new; het wordt dan hernoemd.',
    movedAside: (path) => `Het onleesbare spel staat nu in ${path}.`,
    unfinished: (title, players, round) =>
      `Er is een onvoltooid spel opgeslagen: ${title}, ${players}, ronde ${round}.`,
    unfinishedPiped: 'Ga verder met --resume, of geef het op voor een nieuw spel met --new.',
    unfinishedAsk: '(v)erder spelen, een (n)ieuw spel beginnen en dit opgeven, of (q) stoppen?',
    unfinishedKeys: ['v', 'n', 'q'],
    cannotSave: (path, reason) =>
      `Het spel kan niet worden opgeslagen in ${path}: ${reason}. Het gaat onopgeslagen verder.`,
    recordAt: (path) => `Het verslag staat in ${path}.`,
    seed: (seed) => `startwaarde ${seed}`,
    noSuchSeat: (most) => `Noem een speler van 1 tot en met ${most}.`,
    help: `Elke beurt gooi je hoogstens drie keer. Neem van elke worp één dobbelsteen en noteer hem in de categorie van zijn kleur; wit past overal, en blauw telt altijd samen met wit. Lagere dobbelstenen gaan naar het zilveren dienblad, waar de anderen er elk een nemen. Wat je noteert levert bonussen op; elke vos is evenveel waard als je laagste categorie.

Kies met het nummer of met een code: de Engelse beginletter van de dobbelsteen, bij wit ook die van de categorie, dan rij en kolom of het getal, zoals y34, wo5 of b. (Grijs is a.) Past een code bij meer zetten, dan worden ze getoond.

Enter  gooien, of de enige zet
u      de laatste stap terugnemen, zolang er niet is gegooid en niemand anders heeft gespeeld
l 2    het speelvel van speler 2 bekijken
?      deze hulp
q      stoppen; het spel is opgeslagen`,
    legend:
      '[ ] kan nu · ✗ aangekruist · ③ omcirkeld · ⇣2 twee dobbelstenen gaan naar het dienblad · ✓ verdiend',
  },
  setup: {
    game: 'Welk spel?',
    players: 'Wie speelt er?',
    playersHint: 'Namen met komma’s ertussen, bots als bot:greedy. Enter: jij alleen.',
    bots: (names) => `Bots: ${names}`,
    badGame: (most) => `Typ een nummer van 1 tot en met ${most}.`,
    badPlayers: 'Een spel heeft 1 tot 4 spelers.',
    noBot: (name) => `Er is geen bot "${name}".`,
  },
  end: {
    title: 'Het spel is afgelopen',
    foxPoints: 'vossenpunten',
    wins: (name) => `${name} wint.`,
    shared: (names) => `Gedeelde overwinning: ${names}.`,
    tieBreak: 'Gelijke totalen: de hoogste losse categorie besliste.',
    level: (stars, number) => `${stars}  ${number} van 5 sterren`,
    next: (points) => `Nog ${points} ${plural(points, 'punt', 'punten')} tot het volgende niveau.`,
    top: 'Het hoogste niveau!',
    again: 'Nog een: reynard play',
  },
  replay: {
    keys: 'Enter verder · b terug · r volgende ronde · g N naar stap N · q stoppen',
    first: 'Dit is het begin.',
    last: 'Dit is het einde.',
    unknown: (text) => `"${text}" is geen opdracht.`,
    unfinished: 'Het spel is niet afgelopen.',
    broken: (event, reason) => `Gebeurtenis ${event} is tegen de regels: ${reason}.`,
  },
};
