// The first game in German.
import type { LearnText } from '../text.ts';

export const de: LearnText = {
  title: 'Spielen lernen',
  ideas: {
    tray: 'Einen Würfel wählen',
    areas: 'Joker und Bereiche',
    passive: 'Der passive Zug',
    bonus: 'Ein Bonus',
    fox: 'Der Fuchs',
    chain: 'Eine Kette',
  },
  progress: (at, count) => `Idee ${at} von ${count}`,
  say: {
    firstRoll: () => 'Willkommen! Sechs Würfel und ein Blatt zum Füllen. Drücke auf „Würfeln“.',
    firstPick: (die) =>
      `Tippe auf ${die}. Die Würfel, die weniger zeigen, neigen sich: Sie kommen auf das Silbertablett. Tippe jetzt auf dieselbe Zahl in der untersten gelben Zeile.`,
    secondRoll: () => 'Blau und Grün liegen jetzt auf dem Tablett. Ein Zug hat drei Würfe: Wirf den Rest.',
    joker: (die) =>
      `Weiß ist ein Joker und kann jede Farbe sein. Nimm ${die} für die unterste gelbe Zeile. Gleiche Würfel bleiben in der Hand.`,
    thirdRoll: () => 'Wirf ein drittes und letztes Mal.',
    orange: (die) =>
      `Nimm ${die}. Orange nimmt jede Zahl, von links nach rechts. Alle werden zusammengezählt.`,
    passiveRoll: () =>
      'Deine Würfe sind vorbei. Nun folgt ein passiver Zug, als hätte jemand anders gewürfelt: Die drei niedrigsten Würfel liegen auf dem Tablett, und einen davon bekommst du. Würfle.',
    blueSum: (die) =>
      `Nimm ${die}. In Blau zählt der weiße Würfel immer mit, wo er auch liegt. Kreuze die Summe an.`,
    secondRound: () => 'Runde 2 schenkt dir einen Zusatzwürfel (+1). Behalte ihn noch und würfle.',
    blueColumn: (die) =>
      `Nimm ${die}. Mit Weiß füllt er die erste blaue Spalte. Das Zeichen darunter ist ein Bonus: einmal Nachwürfeln.`,
    rollOn: () => 'Das Nachwürfeln steht jetzt oben bei deinen Aktionen. Würfle weiter.',
    reroll: () => 'Ein schwacher Wurf. Dafür gibt es das Nachwürfeln: Drücke oben auf den runden Pfeil.',
    fox: (die) =>
      `Viel besser. Nimm ${die} für die unterste gelbe Zeile. Sie ist dann voll, und ihr Bonus ist ein Fuchs.`,
    lastRoll: () =>
      'Ein Fuchs ist am Ende so viel wert wie dein schwächster Bereich. Lass also keinen leer. Würfle.',
    weakest: (die) =>
      `Lila ist leer, nimm also ${die}. Jede lila Zahl muss höher sein als die vor ihr, aber nach einer 6 fängst du neu an.`,
    extra: (die) =>
      `Erinnerst du dich an den Zusatzwürfel (+1)? Es darf jeder der sechs sein, auch vom Tablett. Nimm ${die}: Grün braucht mindestens die Zahl im Feld.`,
    later: () => 'Einige Züge sind vergangen. An vielen Stellen fehlt nur noch ein Kreuz. Würfle.',
    chainStart: (die) => `Nimm ${die} für die oberste gelbe Zeile und sieh zu.`,
    chainBlue: () =>
      'Die Zeile ist voll: Du darfst ein blaues Feld ankreuzen. Der Bonus wartet bei deinen Würfeln. Tippe ihn an, dann das freie Feld der mittleren blauen Zeile.',
    chainYellow: () =>
      'Auch diese Zeile ist voll, also gibt es ein gelbes Kreuz. Setze es in die dritte Zeile.',
  },
  meanwhile: 'Einige Züge vergehen …',
  answers: {
    die: (die) => `Das ginge auch. Für diese Lektion nimm ${die}.`,
    field: 'Dieses Feld ginge auch. Nimm diesmal das, um das ich dich bitte.',
    step: 'Das könntest du tun. Versuche aber zuerst dies:',
  },
  show: 'Zeig es mir',
  again: 'Von vorn',
  finished: {
    title: 'Was für eine Kette!',
    text: (fox) => [
      'Ein Würfel, vier Kreuze und noch ein Zusatzwürfel dazu. Das ist das Herz des Spiels.',
      `Dein Fuchs ist jetzt ${fox} wert, so viel wie dein schwächster Bereich.`,
      'Mehr brauchst du nicht zu wissen.',
    ],
    play: 'Dein erstes Spiel',
    rules: 'Regeln lesen',
  },
};
