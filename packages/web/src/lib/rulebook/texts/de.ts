// The rules in German.
import type { Colour } from '@reynard/engine';
import { de as grammar, oblique } from '#lib/words/grammar/de.ts';
import type { RulesText } from '../text.ts';

const name = (colour: Colour) => grammar.colours[colour];
const der = (colour: Colour) => `der ${grammar.adjectives[colour]} Würfel`;
const den = (colour: Colour) => `den ${oblique(colour)}`;
const des = (colour: Colour) => `des ${oblique(colour)} Würfels`;
const upper = (words: string) => words[0].toUpperCase() + words.slice(1);
const anyOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(words.map(String));
const bothOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(words.map(String));
const names = (colours: readonly Colour[]) => anyOf(colours.map(name));
const both = (colours: readonly Colour[]) => bothOf(colours.map(name));

export const de: RulesText = {
  rules: 'Regeln',
  intro: 'Eine Idee, mehrere Spiele: Wähle einen Würfel, fülle ein Feld, und ein Bonus führt zum nächsten.',
  learn: 'Lieber beim Spielen lernen? Zu jedem Spiel gibt es eine kurze Lektion.',
  lesson: 'Dieses Spiel in einer kurzen Lektion lernen',
  contents: 'Auf dieser Seite',
  example: 'Beispiel',
  otherGames: 'Die anderen Spiele',

  idea: {
    title: 'Die Idee',
    goal: 'Das Ziel: möglichst viele Punkte.',
    text: (areas, dice) => [
      `Du hast ${dice} Würfel und ein Spielblatt mit ${areas} farbigen Bereichen. Jeden Würfel, den du wählst, trägst du im Bereich seiner Farbe ein.`,
      'Volle Zeilen und Spalten und manche Felder bringen Boni. Ein Bonus füllt ein weiteres Feld, und das bringt vielleicht den nächsten Bonus.',
      'Frag dich bei jeder Wahl zweierlei: Welcher Würfel hilft dir jetzt, und welche Würfel verlierst du dadurch?',
    ],
    rounds:
      'Wie viele Runden gespielt werden, hängt von der Zahl der Spieler ab. In jeder Runde ist jeder einmal der aktive Spieler, also der, der würfelt. Der zuerst genannte Spieler beginnt.',
    headPlayers: 'Spieler',
    headRounds: 'Runden',
    players: (count) => String(count),
    roundGifts: 'Diese Runden beginnen mit einem Bonus für alle, noch vor ihrem ersten Wurf:',
    round: (number) => `Runde ${number}`,
    blank: 'Das leere Spielblatt: Die kleinen Zeichen sind die Boni, die du bekommen kannst.',
  },

  differs: {
    title: 'Was anders ist',
    known: (game) => `Wenn du ${game} kennst`,
    features: {
      mustTake: 'Passen Würfel, musst du einen davon wählen, aus dem Wurf wie vom Tablett.',
      mayPass: 'Du darfst auf einen Würfel verzichten, auch wenn einer passt.',
      return: 'Es gibt eine dritte Aktion: einen Würfel vom Tablett in die Hand zurückholen.',
      polish:
        'Es gibt eine dritte Aktion: Ein Würfel auf dem Tablett wird poliert und zählt 1 höher oder niedriger.',
      joker: 'Es gibt eine dritte Aktion: Mit einem Joker zählt der gewählte Würfel als eine andere Zahl.',
      places:
        'Die Zeile richtet sich nach dem Würfelfeld: I, II oder III. Vom Tablett sind nur graue Felder erlaubt.',
      sweep: 'Auch für niedrigere Würfel, die aufs Tablett kommen, darfst du hier Kreuze setzen.',
      company:
        'Auch für andere Würfel mit derselben Zahl darfst du Kreuze setzen, wenn sie beim genutzten liegen.',
      circles: 'Zahlen werden erst eingekreist und später angekreuzt.',
      numbers: 'Du kreuzt gedruckte Zahlen an, in beliebiger Reihenfolge.',
      sums: 'Du kreuzt die Summe mit Weiß an, in beliebiger Reihenfolge.',
      rowAndColumn: 'Keine Summe: Ein Würfel nennt die Zeile, Weiß die Spalte.',
      twoInLine: 'Zwei Kreuze irgendwo in einer Linie genügen.',
      regions: 'Mit einem Würfel kreuzt du ein ganzes Gebiet an; Gebiete müssen aneinandergrenzen.',
      atLeast: 'Der Würfel muss mindestens die gedruckte Zahl zeigen.',
      higher: 'Jede Zahl muss höher sein als die davor, nach einer 6 aber ist alles erlaubt.',
      falling: 'Summen werden eingetragen und dürfen nie steigen.',
      bothWays:
        'Summen stehen links und rechts einer Zahl, jede genau 1 niedriger oder 1 höher als die davor.',
      skipping: 'Zahlen werden von links nach rechts angekreuzt. Übersprungene sind verloren.',
      factors: 'Manche Felder vervielfachen die Zahl.',
      pairs: 'Je zwei Felder bilden ein Paar: die erste Zahl minus die zweite.',
      halves: 'Jedes Feld hat zwei Hälften und zählt, wenn beide gefüllt sind.',
      ownRows: 'Mehrere Zeilen zur Wahl, eine davon zählt minus.',
      bonusFrom: 'Für einen Bonus muss die Zahl hoch genug sein.',
      takes: 'Jedes Mal nimmst du entweder den Bonus oder die Punkte eines Feldes.',
      effects: 'Jede Zahl hat ihre eigene Wirkung.',
    },
  },

  turn: {
    title: 'Ein Zug in sechs Schritten',
    steps: [
      {
        title: 'Würfeln',
        text: 'Würfle mit allen Würfeln in deiner Hand. Am Anfang eines Zuges sind das alle.',
      },
      {
        title: 'Nachwürfeln?',
        text: 'Gefällt dir der Wurf nicht? Mit der Aktion Nachwürfeln würfelst du mit allen Würfeln in der Hand noch einmal.',
      },
      {
        title: 'Wählen',
        text: 'Wähle einen Würfel, der passt: Es gibt ein Feld, in das du ihn jetzt eintragen darfst. Lege ihn auf eines deiner drei Würfelfelder.',
      },
      {
        title: 'Eintragen',
        text: 'Trage ihn im Bereich seiner Farbe ein. Der weiße Würfel kann jede Farbe sein: Er darf in jeden Bereich.',
      },
      {
        title: 'Tablett',
        text: 'Jeder Würfel in der Hand, der weniger zeigt als der gewählte, kommt auf das Silbertablett. Würfel mit derselben Zahl bleiben in der Hand.',
      },
      {
        title: 'Und weiter',
        text: 'Nutze alle Boni, die du bekommen hast, dann würfle mit den übrigen Würfeln. Nach drei Würfen oder mit leerer Hand sind deine Würfe vorbei. Was dann noch übrig ist, kommt auch auf das Tablett.',
      },
    ],
    ownFace: (colour) =>
      `Was aufs Tablett kommt, bestimmt allein die Zahl auf dem gewählten Würfel. Beispiel: Du wählst die ${grammar.die(colour, 2)} und nutzt dazu die weiße 5. Nur Einsen kommen aufs Tablett; die weiße 5 ist nicht verbraucht und bleibt in deiner Hand.`,
    mustTake:
      'Passen Würfel, musst du einen davon wählen; nachwürfeln darfst du vorher. Passt keiner, verfällt der Wurf, und die Würfel bleiben in der Hand.',
    mayPass:
      'Passt keiner oder willst du keinen, nimmst du keinen: Der Wurf verfällt, sein Würfelfeld bleibt leer, die Würfel bleiben in der Hand.',
    unlessReturn:
      'Mit leerer Hand würfelst du nur weiter, wenn du vorher einen Würfel vom Tablett zurückholst (siehe Aktionen).',
    places: 'Oben: deine Hand. Unten: deine drei Würfelfelder und das Silbertablett.',
    shown: (die, tray) =>
      `Gewählt: ${die}. Auf das Silbertablett: ${tray}. Mit den anderen wird weitergewürfelt.`,
  },

  places: {
    title: 'Orte',
    text: [
      'In diesem Spiel ist wichtig, wo ein Würfel liegt: auf Würfelfeld I, II oder III oder auf dem Silbertablett. Das ist sein Ort.',
      'Die Würfelfelder gehören zu den Würfen: Der Würfel aus dem ersten Wurf kommt auf Würfelfeld I, der aus dem zweiten auf II, der aus dem dritten auf III. Nimmst du keinen, bleibt dieses Würfelfeld leer.',
      'Ein Würfel, den du als passiver Spieler einträgst, und ein Zusatzwürfel haben den Ort, an dem sie liegen.',
      'Ein Bonus hat den Ort des Eintrags, der ihn gebracht hat, die ganze Kette hindurch. Was eine Runde am Anfang gibt und was daraus folgt, hat keinen Ort.',
    ],
    areas: (colours) => `Der Ort zählt in ${both(colours)}.`,
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
    crossNumber: (colour) => `Kreuze ein freies Feld mit der Zahl ${des(colour)} an.`,
    sameNumbers: 'Zeigen mehrere freie Felder diese Zahl, suchst du dir eines aus.',
    crossedAlready: 'Einige Felder sind schon vor Spielbeginn angekreuzt.',
    circleOrCross: (colour) =>
      `Mit der Zahl ${des(colour)} kreist du ein freies Feld ein oder kreuzt ein schon eingekreistes an. Gibt es mehrere, wählst du.`,
    crossSum: (colour) =>
      `Zähle ${den(colour)} und den weißen Würfel zusammen und kreuze das Feld mit dieser Summe an.`,
    crossPair: (colour) =>
      `${upper(der(colour))} nennt die Zeile, der weiße die Spalte. Kreuze das Feld an, in dem sie sich treffen; es muss frei sein.`,
    writeSum: (colour) =>
      `Zähle ${den(colour)} und den weißen Würfel zusammen und schreibe die Summe in das nächste Feld.`,
    together: (colour) =>
      `${name(colour)} und Weiß gelten hier immer zusammen, egal, wo sie liegen und welchen der beiden du gewählt hast.`,
    leftToRight: 'Die Felder werden von links nach rechts gefüllt, ohne Lücken.',
    ownRows: (rows) =>
      `Jede der ${rows} Zeilen wird für sich von links nach rechts gefüllt. Du wählst die Zeile.`,
    halves:
      'Die obere Hälfte eines Feldes ist links oben, die untere rechts unten. Die oberen werden von links nach rechts gefüllt, die unteren ebenso; keine wartet auf die andere.',
    atLeast: (colour) =>
      `Kreuze das nächste Feld an, wenn ${der(colour)} mindestens die dort gedruckte Zahl zeigt.`,
    write: (colour) => `Trage die Zahl ${des(colour)} in das nächste Feld ein.`,
    writeHalf: (colour) =>
      `Trage die Zahl ${des(colour)} in die nächste obere oder die nächste untere Hälfte ein; du wählst.`,
    writeTimes: (colour) =>
      `Nimm die Zahl ${des(colour)} mit dem Faktor des nächsten Feldes mal und trage das Ergebnis ein. In ein Feld ohne Faktor kommt die Zahl selbst.`,
    anyNumber: 'Jede Zahl ist erlaubt.',
    higher: 'Jede Zahl muss höher sein als die davor.',
    higherInRow: (row) =>
      `In Zeile ${row} muss jede Zahl höher sein als die davor. Nach einer 6 geht dort nichts mehr.`,
    otherRowsFree: 'In den anderen Zeilen ist jede Zahl erlaubt.',
    afterSix: 'Nach einer 6 fängst du neu an: Jede Zahl darf folgen.',
    notHigher: 'Keine Zahl darf höher sein als die davor. Die erste ist beliebig.',
    factors: (signs) => `Steht ${anyOf(signs)} im Feld, wird die Zahl sofort damit malgenommen.`,
    repeats: (number) =>
      `Eine ${number} wird zweimal eingetragen: auch in das folgende Feld, wenn es eines gibt. Die zweite ${number} zählt als gefülltes Feld, wird aber nicht noch einmal wiederholt.`,
    region: (colour) =>
      `Kreuze ein ganzes Gebiet an. ${upper(der(colour))} muss mindestens so viel zeigen, wie das Gebiet Kästchen hat; was darüber ist, verfällt.`,
    regionStart: (cells) =>
      `Beginne mit einem der Gebiete mit markierter Ecke: Sie haben ${bothOf(cells)} Kästchen.`,
    regionTouch:
      'Danach sind die Gebiete erreichbar, die mit einer Kante an ein angekreuztes grenzen; eine Ecke genügt nicht.',
    sweep: (colour) =>
      `Das Mitnehmen: Trägst du als aktiver Spieler den gewählten Würfel hier ein (${name(colour)}, oder Weiß als ${name(colour)}), darfst du auch für jeden niedrigeren Würfel, der jetzt aufs Tablett kommt, ein Kreuz bei seiner eigenen Zahl setzen.`,
    sweepRows: (colour) =>
      `Ein farbiger Würfel gehört in die Zeile seiner Farbe; Weiß, oder ${name(colour)}, wenn du Weiß gewählt hast, in eine beliebige. Du darfst jeden auslassen. Mitgenommene Würfel und Boni nutzt du in beliebiger Reihenfolge, aber alle vor dem nächsten Wurf.`,
    sweepExample: (colour) =>
      `Beispiel: Du wählst die ${grammar.die(colour, 4)}; die blaue 2 und die weiße 3 kommen aufs Tablett. Du darfst die 2 der blauen Zeile ankreuzen (die eigene Zahl, keine Summe) und eine 3 in einer beliebigen Zeile.`,
    sweepLimits:
      'Das gilt bei allen drei Würfen, aber nicht für Würfel, die schon auf dem Tablett lagen oder nach dem letzten Wurf übrig sind. Mit Zusatzwürfeln, mit Boni und als passiver Spieler nimmst du nichts mit.',
    placeRows:
      'Der Ort des Würfels bestimmt die Zeile: Von Würfelfeld I kommt er in die erste Zeile, von II in die zweite, von III in die dritte.',
    placeTray:
      'Vom Tablett darfst du nur graue Felder ankreuzen, egal, in welcher Zeile. Ein Eintrag ohne Ort darf überallhin.',
    company: (colour) =>
      `Die Begleitung: Hast du in ${name(colour)} eine Zahl angekreuzt, darfst du auch für jeden anderen Würfel, der diese Zahl zeigt und beim genutzten liegt, ein Kreuz in derselben Spalte setzen.`,
    companyWhere:
      'Bei einem Würfel auf einem Würfelfeld liegen die Würfel auf allen drei Würfelfeldern des aktiven Spielers, bei einem auf dem Tablett die auf dem Tablett. Würfel in deiner Hand sind keine Begleitung.',
    companyExample: (colour) =>
      `Beispiel: Auf Würfelfeld I liegt die weiße 4. Im zweiten Wurf wählst du die ${grammar.die(colour, 4)}: Du darfst zwei Vieren ankreuzen. Eine dritte 4 in deiner Hand zählt nicht.`,
    companyLimits:
      'Du darfst die Begleitung auslassen. Begleitung und Boni nutzt du in beliebiger Reihenfolge, aber alle, bevor du würfelst oder etwas anderes tust. Auch ein Kreuz der Begleitung bringt Boni, aber keine weitere Begleitung. Verbraucht wird dabei kein Würfel.',
    companyJoker: 'Mit einem Joker muss die Begleitung die Zahl zeigen, als die dein Würfel zählt.',
    bothWays: (number) =>
      `Wähle eine Seite der gedruckten ${number}: Ihre Felder werden von der Mitte nach außen gefüllt. Links muss die Summe genau 1 niedriger sein als die Zahl davor, rechts genau 1 höher. Links kommt also zuerst die ${number - 1}, rechts die ${number + 1}.`,
    reset: (number) =>
      `Oder schreibe eine ${number}: Die passt auf beiden Seiten, außer wenn schon die Zahl davor eine ${number} ist. Von dort zählst du weiter.`,
    path: (colour) =>
      `Kreuze ein Feld mit der Zahl ${des(colour)} an, rechts von deinem letzten Kreuz. Das erste darf überall sein.`,
    skipping: 'Du darfst Felder überspringen; sie sind dann endgültig verloren.',
    takes: (colour) =>
      `Mit der Zahl ${des(colour)} füllst du das nächste Feld und nimmst seinen Bonus oder seine Punkte.`,
    takeBonus:
      'Bonus: Trage die halbe Zahl des Würfels ein, aufgerundet, und du bekommst den Bonus unter dem Feld.',
    takePoints: 'Punkte: Trage die Zahl mal den Faktor des Feldes ein. Den Bonus bekommst du dann nicht.',
    takeHalf: 'In ein Feld ohne Faktor kommt immer nur die halbe Zahl.',
    takeExample:
      'Beispiel: eine 5 in einem Feld mit ×2. Du trägst 3 ein und bekommst den Bonus, oder du trägst 10 ein.',
  },

  bonus: {
    rows: 'Eine volle Zeile bringt den Bonus an ihrem Ende.',
    columns: 'Eine volle Spalte bringt den Bonus darunter.',
    rowsAndColumns: 'Eine volle Zeile bringt den Bonus an ihrem Ende, eine volle Spalte den Bonus darunter.',
    rowsFrom: (crosses) =>
      `Das ${crosses}. Kreuz in einer Zeile, egal wo, bringt den Bonus an ihrem Ende. Weitere Kreuze bringen keinen zweiten.`,
    diagonal: 'Die volle Diagonale von links oben nach rechts unten bringt den Bonus in der Ecke.',
    diagonalFrom: (crosses) =>
      `Das ${crosses}. Kreuz auf der Diagonale von links oben nach rechts unten, egal wo, bringt den Bonus in der Ecke.`,
    circlesCount: 'Für Boni genügt ein Kreis.',
    tinted:
      'Dafür zählen nur die getönten Felder: Eine Zeile oder Spalte ist voll, wenn alle ihre getönten Felder angekreuzt sind.',
    betweenRows:
      'Ein Bonus zwischen zwei Zeilen gehört dir, wenn die Felder direkt darüber und darunter beide angekreuzt sind.',
    between:
      'Ein Bonus zwischen zwei Feldern gehört dir, wenn beide angekreuzt sind. Neben einem übersprungenen Feld ist er verloren.',
    taken: 'Den Bonus unter einem Feld bekommst du nur, wenn du ihn statt der Punkte nimmst.',
    field: 'Ein gefülltes Feld bringt den Bonus darunter.',
    fieldAbove:
      'Ein gefülltes Feld bringt den Bonus direkt darunter: Boni zwischen zwei Zeilen gehören zur oberen.',
    fieldFrom:
      'Den Bonus unter einem Feld gibt es nur, wenn deine Zahl mindestens so hoch ist wie die im Feld gedruckte.',
    fieldFromNumber: (number) => `Erst Zahlen ab ${number} bringen den Bonus unter dem Feld.`,
    lowerOnly: 'Nur eine Zahl in der unteren Hälfte bringt den Bonus unter dem Feld.',
    cells: 'Kreuzt du ein Gebiet an, bekommst du auch alle Boni darin.',
    shades: (bonus) =>
      `Es gibt drei Farbtöne: weiß, hell und dunkel. Sind alle Gebiete eines Farbtons angekreuzt, gibt es dazu: ${bonus}.`,
    none: 'Hier gibt es keine Boni.',
  },

  points: {
    columns: 'Jede volle Spalte bringt die Punkte, die darunter stehen.',
    columnsFrom: (crosses) => `Jede Spalte mit mindestens ${crosses} Kreuzen bringt die Punkte darunter.`,
    antiDiagonal: (crosses, points) =>
      `Die Diagonale von rechts oben nach links unten bringt mit mindestens ${crosses} Kreuzen ${points} Punkte.`,
    byCrosses: 'Die Zahl der Kreuze bestimmt die Punkte.',
    byCrossesPerRow: 'Jede Zeile zählt für sich, nach der Zahl ihrer Kreuze.',
    crossesOnly: 'Nur Kreuze bringen Punkte, Kreise nicht.',
    tintedOrNot: 'Hier zählen alle Kreuze, ob das Feld getönt ist oder nicht.',
    lastField: 'Du bekommst die Punkte über dem letzten gefüllten Feld.',
    lastFieldPerSide: 'Jede Seite bringt die Punkte ihres letzten gefüllten Feldes.',
    sum: 'Du bekommst die Summe aller eingetragenen Zahlen.',
    rowPlus: (row) => `Die Zahlen in Zeile ${row} (+) bringen Pluspunkte.`,
    rowMinus: (row) => `Die Zahlen in Zeile ${row} (−) bringen Minuspunkte.`,
    rowNothing: (row) => `Die Zahlen in Zeile ${row} bringen selbst keine Punkte.`,
    minusWorth: 'Die Minuszeile lohnt sich wegen ihrer Boni und für volle Spalten.',
    pairs:
      'Je zwei Felder nebeneinander bilden ein Paar. Ein volles Paar bringt die erste Zahl minus die zweite, auch weniger als null; ein halbes bringt nichts. Die zweite sollte also klein sein.',
    stacks: (signs) =>
      `Ein Feld bringt Punkte, sobald beide Hälften gefüllt sind: die Summe der beiden Zahlen, bei ${anyOf(signs)} malgenommen. Ein halbes Feld bringt nichts.`,
    extras: 'Manche Zahlen bringen zusätzliche Punkte, siehe unten.',
    extrasFor: (numbers, points) => `Jede eingetragene ${anyOf(numbers)} bringt ${points} Punkte mehr.`,
    crosses: 'Kreuze',
    fields: 'Gefüllte Felder',
    value: 'Punkte',
  },

  faces: {
    title: 'Was jede Zahl bewirkt',
    nothing: 'nichts weiter',
    points: (points) => `+${points} Punkte`,
    again: 'noch einmal ins nächste Feld',
    bonus: 'der Bonus des Feldes',
  },

  actions: {
    title: 'Aktionen',
    text: [
      'Boni schalten Aktionen frei, auf ihrer Leiste von links nach rechts. Sie hat ein Feld für jede, die du bekommen kannst. Du behältst sie, bis du sie einsetzt.',
      'In einem Zug darfst du beliebig viele einsetzen. Am Spielende sind übrige nichts wert.',
    ],
    use: {
      reroll:
        'Nach einem Wurf, bevor du wählst: Würfle mit allen Würfeln in der Hand noch einmal. Das zählt nicht als einer der drei Würfe.',
      extra:
        'Am Ende jedes Zuges, deines eigenen oder eines anderen: Trage noch einen der sechs Würfel ein, egal, wo er liegt, auch einen, den du in diesem Zug schon eingetragen hast. Mit mehreren Aktionen gehen auch mehrere Würfel, doch keinen wählst du im selben Zug zweimal als Zusatzwürfel. Wo Blau und Weiß zusammen gelten, zählt dabei nur der gewählte.',
      return:
        'Vor deinem zweiten oder dritten Wurf: Hole einen Würfel vom Silbertablett in die Hand zurück. Jede Aktion holt einen, auch mehrere sind erlaubt. Das geht auch mit leerer Hand, solange du noch einen Wurf hast, aber nicht zwischen Wurf und Wahl.',
      polish:
        'Nur für einen Würfel, der auf dem Silbertablett liegt: den, den du als passiver Spieler einträgst, oder einen Zusatzwürfel von dort. Jede Aktion lässt ihn für diesen einen Eintrag 1 höher oder niedriger zählen; du darfst mehrere einsetzen. Er bleibt zwischen 1 und 6 (aus einer 6 wird nie eine 1), und gedreht wird er nicht. Wo Blau und Weiß zusammen gelten, darfst du jeden polieren, der auf dem Tablett liegt, egal, welchen du gewählt hast, auch in deinem eigenen Wurf.',
      joker:
        'Wenn du einen Würfel wählst, aus dem Wurf, als passiver Spieler oder als Zusatzwürfel: Für diesen einen Eintrag zählt er als die Zahl eines freien Feldes der Leiste, auch wenn er nur so passt; ein Feld mit ? ist jede Zahl von 1 bis 6. Es muss eine andere Zahl sein, als der Würfel zeigt. Freigeschaltet wird von links nach rechts, eingesetzt in beliebiger Reihenfolge. Nur ein Joker je Eintrag und nur für den gewählten Würfel: Wo Blau und Weiß zusammen gelten, bleibt der andere, wie er ist. Gedreht wird der Würfel nicht: Was aufs Tablett kommt und was andere nutzen dürfen, bestimmt die Zahl, die er zeigt.',
    },
    slots: (count) => `Die Leiste hat ${count} Felder.`,
  },

  bonuses: {
    title: 'Boni',
    text: [
      'Boni bekommst du sofort. Aktionen und Füchse behältst du. Ein Bonus, der ein Feld füllt, wird genutzt, sobald die niedrigeren Würfel auf dem Tablett liegen, bevor du würfelst oder etwas anderes tust.',
      'Mehrere auf einmal? Du wählst die Reihenfolge. Ein Bonus, der nirgends passt, verfällt; einer, der passt, muss genutzt werden.',
    ],
    legend: {
      X: 'Kreuze ein beliebiges freies Feld dieser Farbe an, egal, welche Zahl dort steht.',
      XNext: 'Kreuze das nächste Feld dieser Farbe an, egal, welche Zahl es verlangt.',
      '?': 'Ein beliebiger Eintrag in dieser Farbe: als zeigte ein Würfel dieser Farbe die Zahl deiner Wahl, nach allen Regeln des Bereichs.',
      number: 'Trage diese Zahl in das nächste Feld dieser Farbe ein.',
      action: 'Schaltet eine Aktion dieser Art frei, siehe Aktionen.',
      fox: 'Ein Fuchs, siehe Füchse.',
      black: 'Ein beliebiger Eintrag in einem Bereich deiner Wahl.',
      crossOrNumber: (crosses, number, writes) =>
        `Wähle eines von beiden: ein Kreuz in ${names(crosses)} oder eine ${number} in ${names(writes)}.`,
    },
    notes: {
      numberTimes: (colour) =>
        `In ${name(colour)} wird auch die Zahl eines Bonus mit dem Faktor des Feldes malgenommen.`,
      freeSum: (colour) =>
        `Ein ? in ${name(colour)} ist eine Summe von 2 bis 12, die nicht höher ist als die Zahl davor.`,
      freeCircle: (colour) =>
        `Ein ? in ${name(colour)} kreist ein beliebiges freies Feld ein oder kreuzt ein eingekreistes an.`,
      freeTimes: (colour) =>
        `Ein ? in ${name(colour)} ist eine Zahl von 1 bis 6 mal den Faktor des nächsten Feldes.`,
      freeField: (colour) => `Ein ? in ${name(colour)} ist ein beliebiges freies Feld.`,
      freeRegion: (colour) =>
        `Ein ? in ${name(colour)} ist ein beliebiges erreichbares Gebiet, auch ein großes; dein allererstes muss auch dann eine markierte Ecke haben.`,
      freePlace: (colour) =>
        `Ein ? in ${name(colour)} ist eine beliebige Zahl, hat aber den Ort des Eintrags, der es gebracht hat: diese Zeile, vom Tablett die grauen Felder. Ohne Ort ist es ein beliebiges freies Feld.`,
      freeCompany: (colour) =>
        `Ein ? in ${name(colour)} ist ein beliebiges freies Feld. Kommt es von einem Würfelfeld, ist jeder Würfel auf den drei Würfelfeldern, der diese Zahl zeigt, Begleitung, auch der gerade eingetragene; kommt es vom Tablett, sind es die auf dem Tablett. Ohne Ort gibt es keine Begleitung.`,
      freeWithWhite: (colour) =>
        `Ein ? in ${name(colour)} ist eine Zahl von 1 bis 6 deiner Wahl plus der weiße Würfel. Ohne Ort, bevor gewürfelt ist, ist es eine beliebige passende Summe von 2 bis 12.`,
      freePath: (colour) =>
        `Ein ? in ${name(colour)} ist ein beliebiges Feld rechts von deinem letzten Kreuz.`,
      freeTake: (colour) =>
        `Ein ? in ${name(colour)} ist am besten eine 6: Du trägst 3 ein und bekommst den Bonus, oder 6 mal den Faktor.`,
    },
  },

  signs: {
    title: 'Zeichen auf dem Spielblatt',
    legend: {
      columns: 'Unter einer Spalte: ihre Punkte.',
      above: 'Über einem Feld: deine Punkte, wenn es das letzte gefüllte ist.',
      atLeast: 'Der Würfel muss mindestens diese Zahl zeigen.',
      factor: 'Die Zahl wird damit malgenommen und das Ergebnis eingetragen.',
      stackFactor: 'Über einem Feld: Die Summe seiner Hälften zählt so oft.',
      rising: 'In dieser Zeile muss jede Zahl höher sein als die davor.',
      minus: 'Die Zahlen dieser Zeile werden abgezogen.',
      plus: 'Die Zahlen dieser Zeile werden addiert.',
      bonusFrom: 'Für den Bonus braucht es mindestens diese Zahl.',
      pair: 'Zwischen den Strichen: zwei Felder, die ein Paar bilden.',
      diagonal: 'Entlang dieser Linie läuft eine Diagonale, die einen Bonus oder Punkte bringt.',
      crossed: 'Von Anfang an angekreuzt.',
      start: 'Hier darfst du beginnen.',
      fieldRow: 'Die Zeile für Würfelfeld I, II oder III.',
      gray: 'Grau: darf auch vom Tablett angekreuzt werden.',
      tinted: 'Getönte Felder zählen für den Bonus ihrer Zeile und Spalte.',
      rowSums: 'Die bisherigen Punkte jeder Zeile.',
      middle: 'Bei dieser Zahl beginnen beide Seiten des Bereichs.',
      aboveCount:
        'Über einer gedruckten Zahl: die Punkte für so viele Kreuze, von links gezählt, egal, wo deine Kreuze stehen.',
      half: 'Hier wird nur die halbe Zahl eingetragen, aufgerundet.',
      takeFactor: 'Nimmst du die Punkte, zählt die Zahl so oft.',
      tick: 'Diesen Bonus hast du bekommen.',
      lost: 'Blass: Diesen Bonus kannst du nicht mehr bekommen.',
      counts: 'Unterstrichen: Diese Punkte hast du.',
      fox: 'Deine Füchse mal die Punkte deines schwächsten Bereichs.',
    },
  },

  foxes: {
    title: 'Füchse',
    text: (count) => [
      `Auf diesem Spielblatt gibt es ${count} Füchse zu verdienen. Jeder, den du bekommen hast, ist am Ende so viele Punkte wert wie dein schwächster Bereich.`,
      'Vernachlässige also keinen Bereich.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} ${foxes === 1 ? 'Fuchs' : 'Füchse'} bei ${lowest} Punkten im schwächsten Bereich: ${points} Punkte.`,
    negative: (colours) => `Nur ${names(colours)} kann unter null enden. Dann kosten Füchse Punkte.`,
  },

  passive: {
    title: 'Die passiven Spieler',
    text: [
      'Sind die Würfe des aktiven Spielers vorbei, sind die anderen als passive Spieler dran, alle gleichzeitig. Jeder trägt einen Würfel vom Silbertablett ein.',
      'Die Würfel bleiben liegen. Mehrere dürfen denselben nutzen. Danach darf jeder, auch der aktive Spieler, Zusatzwürfel einsetzen.',
    ],
    noneFits:
      'Passt kein Würfel vom Tablett? Dann darfst du stattdessen einen von den Würfelfeldern des aktiven Spielers nutzen. Geht auch das nicht, passiert nichts.',
    must: 'Passen Würfel vom Tablett, musst du einen davon nutzen.',
    may: 'Du darfst auch verzichten, selbst wenn ein Würfel vom Tablett passt. Dann bekommst du aber auch keinen Würfel des aktiven Spielers.',
    polish:
      'Ob ein Würfel passt, entscheidet seine Zahl, wie er liegt, ohne Polieren. Danach darfst du polieren: Passt keiner, auch einen vom Tablett, der erst poliert passt.',
    joker:
      'Ob ein Würfel passt, entscheidet seine Zahl, wie er liegt, ohne Joker. Danach darfst du einen Joker für einen Würfel vom Tablett einsetzen; passt keiner, auch für einen von den Würfelfeldern des aktiven Spielers.',
  },

  solo: {
    title: 'Solo-Spiel',
    text: (rounds) => [
      `Du spielst ${rounds} Runden. Auf jeden eigenen Zug folgt ein passiver: Würfle mit allen Würfeln. Die drei niedrigsten kommen auf das Tablett, die anderen auf die Würfelfelder; bei Gleichstand entscheidet der Zufall.`,
      'Dann trägst du einen Würfel vom Tablett ein, wie ein passiver Spieler.',
    ],
    order: 'Auch welcher der drei auf Würfelfeld I, II oder III liegt, entscheidet der Zufall.',
    actions: (can, cannot) => `Im passiven Zug darfst du einsetzen: ${can}. Dort nicht möglich: ${cannot}.`,
    level: 'Stufe',
    from: 'Punkte',
    orMore: (points) => `${points} oder mehr`,
    below: (points) => `unter ${points}`,
  },

  end: {
    title: 'Spielende',
    text: [
      'Das Spiel endet nach der letzten Runde. Das Ende ihres letzten Zuges ist die letzte Gelegenheit für Zusatzwürfel.',
      'Zähle die Punkte aller Bereiche und der Füchse zusammen. Die höchste Summe gewinnt. Gleichstand? Dann gewinnt, wer in einem einzelnen Bereich die meisten Punkte hat (Füchse sind kein Bereich). Immer noch gleich? Dann gewinnt ihr gemeinsam.',
    ],
  },

  counted: {
    title: 'Ein gewertetes Spielblatt',
    text: 'Das Ende eines Solo-Spiels und was es wert ist:',
    area: 'Bereich',
    foxes: (foxes, lowest) => `Füchse: ${foxes} × ${lowest}`,
    total: 'Summe',
  },

  open: {
    title: 'Was die gedruckten Regeln offenlassen',
    text: 'Manches steht nicht im Heft, oder die Ausgaben unterscheiden sich. So wird es hier gespielt, und das ist der Grund.',
    rulings: {
      mustTake:
        'Musst du einen Würfel wählen, wenn welche passen? Eine Ausgabe des Regelhefts verbietet den Verzicht, eine andere sagt „darf“. Hier musst du: Das ist die strengere Lesart, und die neueren Spiele der Reihe sagen es, wenn man verzichten darf.',
      noneFits:
        'Was, wenn kein Würfel vom Tablett passt? Dann darf einer des aktiven Spielers genutzt werden, auch im Solo-Spiel, wo die drei höheren Würfel dafür stehen. Die Regelhefte der neueren Spiele sagen es so, und fair ist es in allen.',
      noneFitsPolish:
        'Passt ein Würfel, der nur poliert passen würde? Nein: Es zählen die Zahlen, wie sie liegen. Du darfst dann trotzdem einen vom Tablett polieren, einen Würfel des aktiven Spielers nutzen oder verzichten.',
      noneFitsJoker:
        'Passt ein Würfel, der nur mit einem Joker passen würde? Nein: Es zählen die Zahlen, wie sie liegen. Du darfst dann trotzdem einen Joker für einen Würfel vom Tablett einsetzen, einen Würfel des aktiven Spielers nutzen oder verzichten.',
      places:
        'In welche Zeile kommt ein Bonus? Er hat den Ort des Eintrags, der ihn gebracht hat: Die Zeilen gehören zu den Würfelfeldern, also muss jeder Eintrag von einem davon oder vom Tablett kommen. Nur was eine Runde am Anfang gibt, kommt von keinem Würfel und darf überallhin.',
      sweep:
        'Werden Würfel mitgenommen, die nach dem dritten Wurf übrig sind? Nein: nur solche, die niedriger sind als der gewählte. Das Heft erklärt das Mitnehmen an diesen, und so sind alle drei Würfe gleich.',
      company:
        'Welche Würfel sind Begleitung? Die Würfel auf den Würfelfeldern begleiten einander, egal, auf welchem der drei sie liegen, und ebenso die auf dem Tablett. Ein Bonus wird ohne Würfel eingetragen, darum begleitet ihn jeder Würfel dort, der die Zahl zeigt, einmal je Eintrag. Begleitung hat selbst keine, sonst fände sie kein Ende.',
      freeWithWhite:
        'Was ist ein ? in Blau wert? Deine Zahl steht für den blauen Würfel, und Weiß kommt dazu, wie es liegt, denn dieser Bereich nutzt immer beide. Vor dem ersten Wurf zeigt noch kein Würfel etwas: Dann wählst du die Summe.',
      trackEnd:
        'Wann gibt es den Bonus am Ende einer Leiste? Wenn ihr letztes Feld freigeschaltet wird, nicht beim Einsetzen: So kommt jeder Bonus im Moment eines Eintrags.',
      extra:
        'Darf ein Würfel zweimal Zusatzwürfel sein? Nicht beim selben Spieler im selben Zug, im nächsten wieder. Der passive Zug im Solo-Spiel ist ein eigener Zug.',
      polish:
        'Welche Würfel lassen sich polieren? Jeder, den der Eintrag nutzt und der auf dem Tablett liegt, auch der Partner des gewählten: Es zählt, wo er liegt.',
      joker:
        'Darf ein Joker für die Zahl stehen, die der Würfel schon zeigt? Nein: Er würde nichts ändern. Und ein Eintrag nimmt nur einen Joker, denn schon damit kann er jede deiner Zahlen sein.',
      jokerPartner:
        'Darf ein Joker den Partner des gewählten Würfels ändern, wo zwei Würfel zusammen gelten? Nein: Der Joker gehört zum gewählten Würfel. Willst du den anderen ändern, wähle den.',
      repeats:
        'Was bewirkt die wiederholte Zahl? Sie füllt nur ihr Feld: Die Wirkung gehört zum Würfel, und es ist nur einer.',
      factors: 'Wird die Zahl eines Bonus malgenommen? Ja: Sie wird eingetragen wie jede andere.',
      negative:
        'Was ist ein Fuchs wert, wenn der schwächste Bereich unter null liegt? Genauso viel: Dann kostet er Punkte, denn die Regel kennt keine Ausnahme.',
      soloTies:
        'Welche von mehreren gleichen Würfeln kommen im Solo-Spiel aufs Tablett? Im Heft entscheidet die Entfernung auf dem Tisch, hier der Zufall.',
      soloOrder:
        'Auf welchen Würfelfeldern liegen die drei höheren Würfel im passiven Zug eines Solo-Spiels? Im Heft entscheidet die Entfernung auf dem Tisch, hier der Zufall.',
      levels:
        'Welche Stufe hat eine Punktzahl, die in der gedruckten Stufentabelle fehlt? Es gilt die Tabelle auf dieser Seite: Sie hat keine Lücken.',
    },
  },

  summary: {
    title: 'In Kürze',
    turn: 'Bis zu drei Würfe. Wähle aus jedem einen Würfel und trage ihn ein; niedrigere kommen auf das Silbertablett. Weiß darf in jeden Bereich.',
    passive: 'Danach trägt jeder andere einen Würfel vom Tablett ein.',
    foxes: 'Jeder Fuchs ist so viel wert wie dein schwächster Bereich.',
    actions: {
      reroll: 'noch einmal mit den Würfeln in der Hand würfeln.',
      extra: 'am Ende eines Zuges noch einen Würfel eintragen.',
      return: 'vor einem Wurf kommt ein Würfel vom Tablett zurück.',
      polish: 'ein Würfel auf dem Tablett zählt 1 höher oder niedriger.',
      joker: 'der gewählte Würfel zählt als eine andere Zahl.',
    },
  },
};
