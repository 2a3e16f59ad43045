// German.
import type { Messages } from './catalogue.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('de');

export const de: Messages = {
  colours: {
    white: 'weiß',
    yellow: 'gelb',
    blue: 'blau',
    green: 'grün',
    orange: 'orange',
    purple: 'lila',
    silver: 'silber',
    pink: 'rosa',
    gray: 'grau',
  },
  actions: {
    reroll: 'Nachwürfeln',
    extra: 'Zusatzwürfel',
    return: 'Zurückholen',
    polish: 'Silber polieren',
  },
  you: 'Du',
  label: {
    hand: 'In der Hand',
    diceFields: 'Würfelfelder',
    tray: 'Silbertablett',
    foxes: 'Füchse',
    total: 'Summe',
    pending: 'Offene Boni',
    swept: 'Noch anzukreuzen',
    passiveTurn: 'passiver Zug',
    anyArea: 'Bereich nach Wahl',
    fox: 'Fuchs',
    step: 'Schritt',
  },
  round: (round, rounds) => `Runde ${round}/${rounds}`,
  roll: (roll, rolls) => `Wurf ${roll}/${rolls}`,
  active: (name) => `aktiver Spieler: ${name}`,
  now: {
    roll: 'würfeln',
    rollOrReturn: 'würfeln oder Würfel vom Tablett zurückholen',
    stopOrReturn: 'einen Würfel zurückholen oder die Würfe beenden',
    choose: 'einen Würfel wählen',
    noneFits: 'kein Würfel passt',
    tray: 'einen Würfel vom Silbertablett nehmen',
    diceFields: 'kein Würfel vom Tablett passt: einen von den Würfelfeldern nehmen oder keinen',
    noTray: 'kein Würfel passt',
    extra: 'einen Zusatzwürfel nehmen oder den Zug beenden',
    finish: 'den Zug beenden',
    bonus: 'einen Bonus nutzen',
    sweep: 'die Würfel ankreuzen, die aufs Tablett gingen',
  },
  prompt: (name, what) => `${name}: ${what}`,
  move: {
    rollDice: (dice) => `${dice} Würfel werfen`,
    reroll: 'nachwürfeln',
    returnDie: (die) => `${die} zurückholen`,
    skip: 'die übrigen Würfel lassen',
    passRoll: 'auf diesen Wurf verzichten',
    passTray: 'keinen Würfel nehmen',
    stop: 'die Würfe beenden',
    done: 'den Zug beenden',
    left: (actions) => `noch ${actions}`,
    unused: (extras) => `${extras} Zusatzwürfel ${plural(extras, 'bleibt', 'bleiben')}`,
    ways: (count, code) => `${count} Möglichkeiten, zeigen mit ${code}`,
  },
  mark: {
    cross: (number) => `${number} ankreuzen`,
    circle: (number) => `${number} einkreisen`,
    crossNext: (field) => `Feld ${field} ankreuzen`,
    write: (number, field) => `${number} in Feld ${field} eintragen`,
    times: (factor, product) => `×${factor} = ${product}`,
    row: (row) => `Zeile ${row}`,
    rowOf: (shape) => `Zeile ${shape}`,
    place: (row, column) => `Zeile ${row}, Spalte ${column}`,
    region: (letter, cells) => `Gebiet ${letter} ankreuzen (${cells} ${plural(cells, 'Feld', 'Felder')})`,
    polished: (changes) => `poliert ${changes}`,
  },
  log: {
    rolled: (dice) => `Wurf ${dice}`,
    toTray: (dice) => `aufs Tablett: ${dice}`,
    roundStarts: (round, bonus) => `Runde ${round} beginnt: ${bonus} für alle`,
    undone: (moves) => `${moves} ${plural(moves, 'Schritt', 'Schritte')} zurückgenommen.`,
  },
  say: {
    title: 'Reynard: die Clever-Würfelspiele',
    hint: 'Nummer · u zurück · ? Hilfe · q Ende',
    unknownChoice: (text, most) =>
      `„${text}“ steht hier nicht zur Wahl. Gib eine Nummer von 1 bis ${most} ein, oder ? für Hilfe.`,
    nothingToUndo: 'Nichts zurückzunehmen: Seither wurde gewürfelt oder jemand anderes war dran.',
    thinking: (name) => `${name} denkt nach …`,
    saved: (path) => `Das Spiel ist gespeichert in ${path}.`,
    resumeHint: 'Weiter mit: reynard play --resume',
    resumed: (title, round) => `${title}: weiter mit Runde ${round}.`,
    noSavedGame: (path) => `In ${path} ist kein Spiel gespeichert.`,
    damaged: (path, reason) => `Das gespeicherte Spiel in ${path} ist nicht lesbar: ${reason}.`,
    damagedKept:
      'Die Datei bleibt, wie sie ist. Ein neues Spiel beginnt mit --new; die Datei wird dann umbenannt.',
    movedAside: (path) => `Das unlesbare Spiel liegt jetzt in ${path}.`,
    unfinished: (title, players, round) =>
      `Ein unfertiges Spiel ist gespeichert: ${title}, ${players}, Runde ${round}.`,
    unfinishedPiped: 'Weiter mit --resume, oder mit --new ein neues Spiel beginnen und dieses aufgeben.',
    unfinishedAsk: '(w)eiterspielen, (n)eues Spiel beginnen und dieses aufgeben, oder (q) Ende?',
    unfinishedKeys: ['w', 'n', 'q'],
    cannotSave: (path, reason) =>
      `Das Spiel kann nicht in ${path} gespeichert werden: ${reason}. Es geht ungespeichert weiter.`,
    recordAt: (path) => `Die Aufzeichnung liegt in ${path}.`,
    seed: (seed) => `Startwert ${seed}`,
    noSuchSeat: (most) => `Nenne einen Spieler von 1 bis ${most}.`,
    help: `In jedem Zug würfelst du bis zu dreimal. Nimm aus jedem Wurf einen Würfel und trage ihn im Bereich seiner Farbe ein; Weiß passt überall, und Blau zählt immer mit Weiß zusammen. Niedrigere Würfel gehen aufs Silbertablett, wo die anderen je einen nehmen. Einträge bringen Boni; jeder Fuchs zählt so viel wie dein schwächster Bereich.

Wähle mit der Nummer oder mit einem Kürzel: erster Buchstabe des Würfels auf Englisch, bei Weiß auch des Bereichs, dann Zeile und Spalte oder die Zahl, etwa y34, wo5 oder b. (Grau ist a.) Passt ein Kürzel zu mehreren Zügen, werden sie aufgelistet.

Enter  würfeln, oder der einzige Zug
u      den letzten Schritt zurücknehmen, solange nichts gewürfelt wurde und niemand anderes dran war
l 2    das Spielblatt von Spieler 2 ansehen
?      diese Hilfe
q      beenden; das Spiel ist gespeichert`,
    legend:
      '[ ] jetzt möglich · ✗ angekreuzt · ③ eingekreist · ⇣2 zwei Würfel gehen aufs Tablett · ✓ erhalten',
  },
  setup: {
    game: 'Welches Spiel?',
    players: 'Wer spielt?',
    playersHint: 'Namen mit Komma dazwischen, Bots als bot:greedy. Enter: du allein.',
    bots: (names) => `Bots: ${names}`,
    badGame: (most) => `Gib eine Nummer von 1 bis ${most} ein.`,
    badPlayers: 'Ein Spiel hat 1 bis 4 Spieler.',
    noBot: (name) => `Es gibt keinen Bot „${name}“.`,
  },
  end: {
    title: 'Das Spiel ist zu Ende',
    foxPoints: 'Fuchspunkte',
    wins: (name) => `${name} gewinnt.`,
    shared: (names) => `Gemeinsamer Sieg: ${names}.`,
    tieBreak: 'Gleichstand: Der höchste einzelne Bereich entschied.',
    level: (stars, number) => `${stars}  ${number} von 5 Sternen`,
    next: (points) => `Noch ${points} ${plural(points, 'Punkt', 'Punkte')} bis zur nächsten Stufe.`,
    top: 'Die höchste Stufe!',
    again: 'Noch eins: reynard play',
  },
  replay: {
    keys: 'Enter weiter · b zurück · r nächste Runde · g N zu Schritt N · q Ende',
    first: 'Das ist der Anfang.',
    last: 'Das ist das Ende.',
    unknown: (text) => `„${text}“ ist kein Befehl.`,
    unfinished: 'Das Spiel ist nicht zu Ende gespielt.',
    broken: (event, reason) => `Ereignis ${event} verstößt gegen die Regeln: ${reason}.`,
  },
};
