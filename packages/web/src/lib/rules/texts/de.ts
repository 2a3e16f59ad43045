// The rules in German.
import type { Colour } from '@reynard/engine';
import type { RulesText } from '../text.ts';

/** The colour as a name ("Gelb") and before a noun with its article ("der gelbe", "den gelben"). */
const NAMES: Readonly<Record<Colour, readonly [string, string, string]>> = {
  white: ['Weiß', 'weiße', 'weißen'],
  yellow: ['Gelb', 'gelbe', 'gelben'],
  blue: ['Blau', 'blaue', 'blauen'],
  green: ['Grün', 'grüne', 'grünen'],
  orange: ['Orange', 'orange', 'orangen'],
  purple: ['Lila', 'lila', 'lila'],
  silver: ['Silber', 'silberne', 'silbernen'],
  pink: ['Rosa', 'rosa', 'rosa'],
  gray: ['Grau', 'graue', 'grauen'],
};
const name = (colour: Colour) => NAMES[colour][0];
const der = (colour: Colour) => `Der ${NAMES[colour][1]} Würfel`;
const den = (colour: Colour) => `den ${NAMES[colour][2]}`;

export const de: RulesText = {
  rules: 'Regeln',
  intro: 'Drei Spiele, eine Idee: einen Würfel wählen, ein Feld füllen, und ein Bonus führt zum nächsten.',
  learn: 'Lieber beim Spielen lernen? Das erste Spiel dauert fünf Minuten.',
  about: {
    'ganz-schoen-clever': 'Das erste Spiel der Reihe und das beste für den Anfang.',
    'doppelt-so-clever': 'Würfel kommen vom Tablett zurück, und Silber nimmt andere gleich mit.',
    'clever-4ever': 'Das vielseitigste: eine Karte zum Erobern, Dreiecke und Würfel zum Polieren.',
  },
  contents: 'Auf dieser Seite',
  example: 'Beispiel',
  otherGames: 'Die anderen Spiele',

  idea: {
    title: 'Die Idee',
    text: (areas, dice) => [
      `Du hast ${dice} Würfel und ein Spielblatt mit ${areas} farbigen Bereichen. Jeder Würfel, den du wählst, wird im Bereich seiner Farbe eingetragen.`,
      'Volle Reihen und gute Felder bringen Boni. Ein Bonus füllt ein weiteres Feld, und das bringt vielleicht den nächsten Bonus.',
      'Gut wählen heißt zweierlei: Welcher Würfel hilft dir jetzt, und welche Würfel verlierst du dadurch?',
    ],
    rounds:
      'Wie viele Runden gespielt werden, hängt von der Zahl der Spieler ab. In einer Runde ist jeder einmal der aktive Spieler.',
    players: (count) => `${count} Spieler`,
    roundGifts: 'Manche Runden beginnen mit einem Geschenk für alle:',
    round: (number) => `Runde ${number}`,
  },

  turn: {
    title: 'Ein Zug in sechs Schritten',
    steps: [
      { title: 'Würfeln', text: 'Wirf alle Würfel, die du in der Hand hast. Am Anfang sind das alle.' },
      {
        title: 'Noch einmal?',
        text: 'Gefällt dir der Wurf nicht? Mit der Aktion Nachwürfeln wirfst du die Würfel in der Hand neu.',
      },
      {
        title: 'Wählen',
        text: 'Wähle einen Würfel, der auf dein Spielblatt passt, und lege ihn auf ein Würfelfeld.',
      },
      {
        title: 'Eintragen',
        text: 'Trage ihn im Bereich seiner Farbe ein. Der weiße Würfel ist ein Joker: Er darf in jeden Bereich.',
      },
      {
        title: 'Tablett',
        text: 'Jeder Würfel in der Hand, der weniger zeigt als der gewählte, kommt auf das Silbertablett. Gleiche bleiben.',
      },
      {
        title: 'Und weiter',
        text: 'Nutze deine Boni, dann wirf die übrigen Würfel. Nach drei Würfen oder ohne Würfel in der Hand ist Schluss. Was dann noch übrig ist, kommt auch auf das Tablett.',
      },
    ],
    mustTake:
      'Passt ein Würfel, musst du einen nehmen. Passt keiner, ist der Wurf verloren, und die Würfel bleiben in der Hand.',
    mayPass: 'Du darfst auch verzichten: Der Wurf ist verbraucht, die Würfel bleiben in der Hand.',
    shown: (die, tray) =>
      `Gewählt: ${die}. Auf das Silbertablett: ${tray}. Die anderen werden wieder geworfen.`,
  },

  areas: {
    title: 'Die Bereiche',
    name,
    how: 'Eintragen',
    bonus: 'Bonus',
    points: 'Punkte',
    shown: (points) => `Bisher ${points} ${points === 1 ? 'Punkt' : 'Punkte'} wert.`,
    shownEarned: (bonuses) => `Erhalten: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) => `${der(colour)} kreuzt ein freies Feld mit seiner Zahl an.`,
    sameNumbers: 'Zeigen mehrere freie Felder diese Zahl, suchst du dir eines aus.',
    crossedAlready: 'Einige Felder sind schon vor Spielbeginn angekreuzt.',
    circleThenCross:
      'Beim ersten Mal wird die Zahl eingekreist, beim zweiten Mal die eingekreiste angekreuzt.',
    crossSum: (colour) =>
      `Zähle ${den(colour)} und den weißen Würfel zusammen. Kreuze das Feld mit dieser Summe an.`,
    crossPair: (colour) =>
      `${der(colour)} bestimmt die Zeile, der weiße die Spalte. Kreuze das Feld an, in dem sie sich treffen.`,
    writeSum: (colour) =>
      `Zähle ${den(colour)} und den weißen Würfel zusammen und schreibe die Summe in das nächste Feld.`,
    together: (colour) =>
      `${name(colour)} und Weiß gehören hier immer zusammen, wo immer sie liegen und welchen der beiden du auch wählst.`,
    leftToRight: 'Die Felder werden von links nach rechts gefüllt, ohne Lücken.',
    ownRows: (rows) =>
      `Jede der ${rows} Zeilen wird für sich von links nach rechts gefüllt. Du wählst die Zeile.`,
    triangles:
      'Jedes Feld hat ein oberes und ein unteres Dreieck. Beide Dreiecksreihen werden von links nach rechts gefüllt, jede für sich. Du wählst, welche.',
    atLeast: (colour) =>
      `${der(colour)} kreuzt das nächste Feld an, wenn er mindestens die dort gedruckte Zahl zeigt.`,
    write: (colour) => `Trage die Zahl des ${NAMES[colour][2]} Würfels ein.`,
    anyNumber: 'Jede Zahl ist erlaubt.',
    higher: 'Jede Zahl muss höher sein als die vor ihr.',
    higherInRow: (row) =>
      `In Zeile ${row} muss jede Zahl höher sein als die vor ihr. Nach einer 6 geht dort nichts mehr.`,
    afterSix: 'Nach einer 6 fängst du neu an: Jede Zahl darf folgen.',
    notHigher: 'Jede Zahl muss gleich hoch oder niedriger sein als die vor ihr. Die erste ist beliebig.',
    factors: (signs) => `Ein Feld mit ${signs} vervielfacht die Zahl sofort.`,
    pairFactors: 'Die Zahl wird mit dem Faktor im Feld multipliziert, und das Ergebnis wird eingetragen.',
    repeats: (number) =>
      `Eine ${number} wird zweimal eingetragen: auch in das folgende Feld, wenn es eines gibt. Die zweite ${number} bewirkt sonst nichts.`,
    region: (colour) =>
      `${der(colour)} kreuzt ein ganzes Gebiet an. Er muss mindestens so viel zeigen, wie das Gebiet Kästchen hat; was darüber ist, verfällt.`,
    regionStart: (count) =>
      `Beginne mit einem der ${count} Gebiete mit Punkt. Jedes weitere muss mit einer Kante an ein angekreuztes stoßen.`,
    sweep: (colour) =>
      `Das Mitnehmen: Trägst du als aktiver Spieler deinen gewählten Würfel hier ein, darfst du auch alle Würfel ankreuzen, die dadurch auf das Tablett kommen. Ein farbiger kommt in die Zeile seiner Farbe, Weiß und ${name(colour)} in eine beliebige.`,
    sweepLimits: 'Zusatzwürfel, Würfel als passiver Spieler und Boni nehmen nichts mit.',
  },

  bonus: {
    rows: 'Eine volle Zeile bringt den Bonus an ihrem Ende.',
    columns: 'Eine volle Spalte bringt den Bonus darunter.',
    rowsAndColumns: 'Eine volle Zeile bringt den Bonus an ihrem Ende, eine volle Spalte den Bonus darunter.',
    rowsFrom: (crosses) =>
      `Das ${crosses}. Kreuz einer Zeile bringt den Bonus an ihrem Ende. Weitere Kreuze bringen nichts mehr.`,
    diagonal: 'Die volle Diagonale von links oben nach rechts unten bringt den Bonus in der Ecke.',
    diagonalFrom: (crosses) =>
      `Das ${crosses}. Kreuz auf der Diagonale von links oben nach rechts unten bringt den Bonus in der Ecke.`,
    circlesCount: 'Für Boni zählt ein eingekreistes Feld als voll.',
    field: 'Ein gefülltes Feld bringt den Bonus darunter.',
    fieldFrom:
      'Den Bonus unter einem Feld gibt es nur, wenn die Zahl mindestens so hoch ist wie die im Feld gedruckte.',
    fieldFromNumber: (number) => `Nur Zahlen ab ${number} bringen den Bonus unter dem Feld.`,
    lowerOnly: 'Nur eine Zahl im unteren Dreieck bringt den Bonus unter dem Feld.',
    cells: 'Den Bonus in einem Kästchen gibt es mit seinem Gebiet.',
    shades: (bonus) => `Alle Gebiete eines Farbtons angekreuzt: ${bonus}.`,
    none: 'Hier gibt es keine Boni.',
  },

  points: {
    columns: 'Jede volle Spalte bringt die Punkte darunter.',
    columnsFrom: (crosses) => `Jede Spalte mit mindestens ${crosses} Kreuzen bringt die Punkte darunter.`,
    antiDiagonal: (crosses, points) =>
      `Die Diagonale von rechts oben nach links unten bringt mit mindestens ${crosses} Kreuzen ${points} Punkte.`,
    byCrosses: 'Die Zahl der Kreuze entscheidet.',
    byCrossesPerRow: 'Jede Zeile zählt für sich, nach der Zahl ihrer Kreuze.',
    crossesOnly: 'Es zählen nur Kreuze, nicht Kreise.',
    lastField: 'Es zählen die Punkte über dem letzten gefüllten Feld.',
    sum: 'Die Summe aller Zahlen in den Feldern.',
    rowPlus: (row) => `Die Zahlen in Zeile ${row} werden addiert.`,
    rowMinus: (row) => `Die Zahlen in Zeile ${row} werden abgezogen.`,
    rowNothing: (row) => `Die Zahlen in Zeile ${row} zählen selbst nichts.`,
    pairs:
      'Die Felder stehen in Paaren. Ein volles Paar zählt die erste Zahl minus die zweite, ein halbes nichts. Die zweite soll also klein sein.',
    stacks: (signs) =>
      `Ein Feld mit zwei gefüllten Dreiecken zählt ihre Summe; bei ${signs} wird sie vervielfacht.`,
    extra: (number, points) => `Jede ${number} bringt ${points} Punkte extra.`,
    crosses: 'Kreuze',
    fields: 'Gefüllte Felder',
    value: 'Punkte',
  },

  actions: {
    title: 'Aktionen',
    text: [
      'Aktionen werden durch Boni freigeschaltet, auf ihrer Leiste von links nach rechts. Du behältst sie, bis du sie brauchst.',
      'In einem Zug darfst du beliebig viele nutzen. Am Ende des Spiels sind übrige nichts wert.',
    ],
    use: {
      reroll:
        'Nach einem Wurf, bevor du wählst: Wirf alle Würfel in der Hand noch einmal. Das zählt nicht als einer der drei Würfe.',
      extra:
        'Am Ende jedes Zuges, auch wenn andere am Zug sind: Trage noch einen Würfel ein. Einen beliebigen der sechs, wo immer er liegt und wer ihn auch genutzt hat. Mit mehreren Aktionen auch mehrere, jeden aber nur einmal je Zug.',
      return:
        'Vor deinem zweiten oder dritten Wurf: Hole einen Würfel vom Silbertablett in die Hand zurück. Auch wenn die Hand leer ist, solange du noch einen Wurf hast.',
      polish:
        'Trägst du einen Würfel ein, der auf dem Silbertablett liegt, zählt er für jede eingesetzte Aktion 1 mehr oder weniger. Er bleibt zwischen 1 und 6.',
    },
    slots: (count) => `Die Leiste hat ${count} Felder.`,
  },

  bonuses: {
    title: 'Boni',
    text: [
      'Einen Bonus bekommst du in dem Moment, in dem du ihn erreichst. Aktionen und Füchse werden gutgeschrieben, Felder sofort gefüllt.',
      'Mehrere auf einmal? Du wählst die Reihenfolge. Was nirgends passt, verfällt.',
    ],
    legend: {
      X: 'Kreuze ein freies Feld dieser Farbe an, egal welche Zahl dort steht. In einer Reihe ist es das nächste.',
      '?': 'Trage in dieser Farbe eine Zahl deiner Wahl ein, nach den Regeln des Bereichs.',
      number: 'Schreibe diese Zahl in das nächste Feld dieser Farbe.',
      action: 'Eine Aktion dieser Art.',
      fox: 'Ein Fuchs.',
      black: 'Dasselbe in einem Bereich deiner Wahl.',
    },
  },

  foxes: {
    title: 'Füchse',
    text: (count) => [
      `Auf diesem Blatt gibt es ${count} Füchse. Jeder ist am Ende so viel wert wie dein schwächster Bereich.`,
      'Vernachlässige also keinen Bereich.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} Füchse und ${lowest} Punkte im schwächsten Bereich ergeben ${points} Punkte.`,
    negative: 'Ein Bereich kann unter null enden. Dann kosten Füchse Punkte.',
  },

  passive: {
    title: 'Wenn andere spielen',
    text: [
      'Hat der aktive Spieler alle Würfe gemacht, sind die anderen dran, alle zugleich. Jeder trägt einen Würfel vom Silbertablett ein.',
      'Die Würfel bleiben liegen. Mehrere Spieler dürfen denselben nutzen.',
    ],
    noneFits:
      'Kein Würfel vom Tablett passt? Dann darfst du einen von den Würfelfeldern des aktiven Spielers nutzen.',
    must: 'Passt ein Würfel vom Tablett, musst du einen nutzen.',
    may: 'Du darfst verzichten. Einen anderen Würfel gibt es dann aber nicht.',
    polish: 'Ob ein Würfel passt, wird ohne Polieren beurteilt.',
  },

  solo: {
    title: 'Allein',
    text: (rounds) => [
      `Du spielst ${rounds} Runden. Nach jedem eigenen Zug folgt ein passiver: Wirf alle Würfel. Die drei niedrigsten kommen auf das Tablett, die anderen auf die Würfelfelder.`,
      'Trage einen vom Tablett ein, wie ein passiver Spieler. Zusatzwürfel sind erlaubt, Nachwürfeln nicht.',
    ],
    level: 'Stufe',
    from: 'Punkte',
    below: (points) => `unter ${points}`,
  },

  end: {
    title: 'Das Ende',
    text: [
      'Zähle die Punkte aller Bereiche und der Füchse zusammen. Die höchste Summe gewinnt.',
      'Gleichstand? Der beste einzelne Bereich entscheidet.',
    ],
  },
};
