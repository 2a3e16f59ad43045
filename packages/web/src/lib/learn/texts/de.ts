// The lessons in German.
import type { LearnText } from '../text.ts';

export const de: LearnText = {
  title: 'Spielen lernen',
  intro:
    'Jede Lektion spielst du am echten Tisch, in wenigen Minuten. Du kannst jederzeit aufhören und später weitermachen.',
  taken: 'Abgeschlossen',
  begun: 'Begonnen',
  progress: (at, count) => `Teil ${at} von ${count}`,
  answers: {
    die: 'Das ginge auch. Wähle für diese Lektion den Würfel, der leuchtet.',
    field: 'Das ginge auch. Nutze diesmal das Feld, das leuchtet.',
    step: 'Das ginge auch. Mach aber zuerst das hier:',
  },
  show: 'Zeig es mir',
  next: 'Weiter',
  again: 'Von vorn',
  finished: {
    title: 'Gut gemacht!',
    text: 'Das genügt für dein erstes Spiel. Alles Weitere steht in den Regeln.',
    play: 'Erstes Spiel starten',
    rules: 'Regeln lesen',
    others: 'Weitere Lektionen',
  },
  lessons: {
    'ganz-schoen-clever': {
      ideas: {
        goal: 'Das Ziel',
        areas: 'Joker und Bereiche',
        passive: 'Der passive Zug',
        bonus: 'Ein Bonus',
        fox: 'Der Fuchs',
        chain: 'Eine Kette',
        end: 'Die Wertung',
      },
      say: {
        goal: 'Willkommen! Sammle in sechs Runden möglichst viele Punkte. Jeden Würfel, den du wählst, trägst du auf deinem Spielblatt ein, im Bereich seiner Farbe.',
        firstRoll: 'Ein Zug hat bis zu drei Würfe. Würfle mit allen sechs Würfeln.',
        firstPick:
          'Wähle die gelbe 3. Die Würfel, die weniger zeigen, neigen sich: Sie kommen auf das Silbertablett. Tippe dann auf die 3 in der untersten gelben Zeile.',
        secondRoll:
          'Blau und Grün liegen jetzt auf dem Tablett und sind für diesen Zug weg. Würfle mit den übrigen.',
        joker:
          'Weiß ist ein Joker und kann jede Farbe sein. Wähle die weiße 4 für die 4 in der untersten gelben Zeile. Die lila 4 ist gleich hoch und bleibt in der Hand.',
        thirdRoll: 'Würfle zum dritten und letzten Mal.',
        orange:
          'Wähle die orange 5. Orange nimmt jede Zahl, von links nach rechts, und jede eingetragene Zahl bringt Punkte.',
        passiveRoll:
          'Deine drei Würfe sind gemacht. Spielen andere, trägst du einen Würfel von deren Tablett ein. Allein würfelst du für sie: Die drei niedrigsten kommen aufs Tablett. Würfle.',
        blueSum:
          'Wähle die blaue 4. In Blau zählt der weiße Würfel immer dazu, egal, wo er liegt: 4 + 5 = 9. Kreuze die 9 an.',
        secondRound: 'Runde 2 gibt allen einen Zusatzwürfel (+1). Heb ihn dir noch auf und würfle.',
        blueColumn:
          'Wähle die blaue 2. Mit der weißen 3 ist das 5: Die erste blaue Spalte ist voll, ihr Bonus ist ein Nachwürfeln. Fürs Tablett zählt die 2, nicht die 5.',
        rollOn: 'Das Nachwürfeln steht jetzt oben bei deinen Aktionen. Würfle weiter.',
        reroll: 'Ein schwacher Wurf. Dafür gibt es das Nachwürfeln: Tippe oben auf den runden Pfeil.',
        fox: 'Viel besser. Wähle die weiße 6 für die 6 in der untersten gelben Zeile. Die Zeile ist voll, und ihr Bonus ist ein Fuchs.',
        lastRoll:
          'Ein Fuchs ist am Ende so viele Punkte wert wie dein schwächster Bereich. Vernachlässige also keinen. Würfle.',
        weakest:
          'Lila ist noch leer: Wähle die lila 3. Jede lila Zahl muss höher sein als die davor; nach einer 6 darf jede folgen.',
        extra:
          'Erinnerst du dich an den Zusatzwürfel (+1)? Es darf jeder der sechs sein, auch vom Tablett. Wähle die grüne 3: In Grün muss der Würfel mindestens die Zahl im nächsten Feld zeigen.',
        later: 'Jetzt ist Runde 4. In vielen Zeilen fehlt nur noch ein Kreuz. Würfle.',
        chainStart: 'Wähle die gelbe 5 für die oberste gelbe Zeile und sieh, was das auslöst.',
        chainBlue:
          'Die Zeile ist voll: Du darfst ein beliebiges blaues Feld ankreuzen. Der Bonus wartet bei deinen Würfeln. Tippe ihn an, dann die blaue 7.',
        chainYellow:
          'Auch die blaue Zeile ist voll und bringt ein gelbes Kreuz. Tippe auf den Bonus, dann auf die 4 in der dritten gelben Zeile.',
        chainGreen:
          'Und diese Zeile bringt ein grünes Kreuz. Schau: Es trifft wieder einen Bonus, einen Zusatzwürfel.',
        end: 'So endet ein Spiel. In Gelb zählen volle Spalten, in Blau und Grün die Kreuze, in Orange und Lila die Summe. Jeder Fuchs zählt den schwächsten Bereich noch einmal.',
      },
    },
    'doppelt-so-clever': {
      ideas: {
        goal: 'Das Ziel',
        sweep: 'Das Mitnehmen',
        return: 'Das Zurückholen',
        circle: 'Einkreisen, dann ankreuzen',
        pair: 'Paare',
        chain: 'Eine Kette',
        end: 'Die Wertung',
      },
      say: {
        goal: 'Sammle in sechs Runden möglichst viele Punkte. Aus bis zu drei Würfen wählst du je einen Würfel und trägst ihn im Bereich seiner Farbe ein; niedrigere kommen aufs Silbertablett.',
        firstRoll:
          'Weiß ist ein Joker und kann jede Farbe sein. In Blau wird Weiß zum blauen Würfel addiert. Würfle.',
        silver:
          'Wähle die silberne 4. Damit kreuzt du eine 4 in einer beliebigen silbernen Zeile an: Nutze die gelbe ganz oben.',
        sweepYellow:
          'Drei niedrigere Würfel kommen aufs Tablett. Weil du Silber eingetragen hast, darfst du sie mitnehmen und auch für sie Kreuze setzen. Tippe auf die gelbe 2, dann auf die 2 in der gelben Zeile.',
        sweepGreen:
          'Ein mitgenommener Würfel gehört in die Zeile seiner Farbe, bei seiner Zahl. Tippe auf die grüne 1, dann auf die 1 in der grünen Zeile.',
        sweepWhite: 'Weiß darf in jede Zeile. Tippe auf die weiße 3, dann auf die 3 in der blauen Zeile.',
        swept:
          'Vier Kreuze auf einmal! Mitgenommen werden nur niedrigere Würfel: nicht die, die nach dem letzten Wurf übrig sind, und nie im passiven Zug oder mit einem Zusatzwürfel.',
        thirdRound: 'Jetzt ist Runde 3. Sie gibt allen ein Zurückholen; du hast schon zwei. Würfle.',
        green:
          'Wähle die grüne 6. Das Feld verdoppelt sie auf 12. Aber alle anderen Würfel sind niedriger: Sie kommen aufs Tablett.',
        returnWhite:
          'Deine Hand ist leer, und du hast noch zwei Würfe. Das Zurückholen bringt einen Würfel wieder in die Hand: Tippe auf Weiß, dann auf den Knopf.',
        returnYellow: 'Jedes Zurückholen bringt einen Würfel. Hole auch den gelben zurück.',
        rollAgain: 'Würfle mit diesen beiden.',
        circle:
          'Jedes gelbe Feld wird zweimal genutzt. Beim ersten Mal kreist du es ein. Wähle die gelbe 3 und kreise die 3 in der obersten Zeile ein.',
        lastRoll: 'Weiß ist so hoch wie Gelb und bleibt deshalb in der Hand. Würfle zum letzten Mal.',
        cross:
          'Wieder eine 3. Du könntest die andere 3 einkreisen. Wähle stattdessen die weiße 3 und kreuze die eingekreiste an: Für Boni genügen Kreise, Punkte bringen nur Kreuze.',
        passiveRoll:
          'Nun der passive Zug. Allein würfelst du für die anderen: Die drei niedrigsten Würfel kommen aufs Tablett, einen davon trägst du ein. Würfle.',
        pair: 'Wähle die grüne 1. Grüne Felder stehen in Paaren, das erste minus das zweite: 12 − 2 sind 10 Punkte. Das zweite sollte also klein sein.',
        extraPink:
          'Am Ende jedes Zuges trägst du mit einem Zusatzwürfel (+1) noch einen ein. Wähle die rosa 4: Rosa nimmt jede Zahl, der Bonus verlangt aber mindestens die gedruckte, hier 2.',
        chainStart:
          'Runde 4 gibt allen ein ? für einen beliebigen Bereich. Tippe es an und kreise die 6 in der obersten gelben Zeile ein: Die Zeile ist vollständig.',
        chainBlue:
          'Ihr Bonus ist ein ? in Blau. Tippe es an, dann das nächste blaue Feld. Keine blaue Zahl darf höher sein als die davor: Wähle 8.',
        chainYellow:
          'Dieses Feld gibt ein ? in Gelb. Tippe es an und kreise die 3 in der dritten Zeile ein: Eine Zeile und eine Spalte sind vollständig.',
        chainCross:
          'Die Spalte bringt einen Fuchs, die Zeile noch ein ?. Schau, wie es die eingekreiste 6 ankreuzt.',
        end: 'So endet ein Spiel. In Silber und Gelb zählen die Kreuze, in Blau die gefüllten Felder, in Grün die Paare, in Rosa die Summe. Jeder Fuchs zählt den schwächsten Bereich noch einmal.',
      },
    },
    'clever-hoch-drei': {
      ideas: {
        goal: 'Das Ziel',
        places: 'Jedem Wurf seine Zeile',
        company: 'Die Begleitung',
        passive: 'Der passive Zug',
        sides: 'Die zwei Seiten von Blau',
        joker: 'Der Joker',
        takes: 'Bonus oder Punkte',
        chain: 'Eine Kette',
        end: 'Die Wertung',
      },
      say: {
        goal: 'Sammle in sechs Runden möglichst viele Punkte. Aus bis zu drei Würfen wählst du je einen Würfel und trägst ihn im Bereich seiner Farbe ein; niedrigere kommen aufs Silbertablett.',
        firstRoll: 'Weiß kann jede Farbe sein. Würfle mit allen sechs Würfeln.',
        firstRow:
          'Wähle die gelbe 2. Im ersten Wurf kommt sie auf Würfelfeld I, und von dort darf sie nur in die gelbe Zeile I. Tippe auf die 2 in der ersten Zeile.',
        secondRoll:
          'Blau zeigte weniger und liegt auf dem Tablett. Würfle weiter: Der nächste Würfel kommt auf Würfelfeld II.',
        secondRow:
          'Die weiße 2 kann eine gelbe sein, jetzt in Zeile II. Sie steht direkt unter deinem Kreuz, und der Bonus zwischen den beiden Zeilen gehört dir: ein Joker.',
        thirdRoll: 'Würfle zum dritten und letzten Mal.',
        turquoise:
          'Wähle die türkise 2 und kreuze die 2 in der obersten türkisen Zeile an. Hier sind alle Zeilen offen: Du suchst dir eine aus.',
        companyYellow:
          'Drei Zweien auf den Würfelfeldern! Würfel mit derselben Zahl dort sind Begleitung: Für jeden darfst du ein Kreuz in derselben Spalte setzen. Tippe auf die gelbe 2, dann auf die 2 der zweiten Zeile.',
        companyWhite: 'Auch die weiße 2 ist Begleitung. Tippe sie an, dann die 2 in der dritten Zeile.',
        passiveRoll:
          'Nun der passive Zug. Allein würfelst du für die anderen: Die drei niedrigsten Würfel kommen aufs Tablett, einen davon trägst du ein. Würfle.',
        gray: 'Wähle die gelbe 3. Sie liegt auf dem Tablett, und von dort sind nur die grauen Felder offen. Kreuze die graue 3 an.',
        later: 'Einige Züge später, in Runde 5. Würfle.',
        left: 'In Blau zählt Weiß immer dazu. Wähle die blaue 1: 1 + 4 = 5. Links muss jede Zahl genau 1 niedriger sein als die davor, rechts 1 höher. Schreibe die 5 also links.',
        rollOn: 'Das Feld hat dir noch einen Joker gebracht. Würfle weiter.',
        joker:
          'Braun geht von links nach rechts; Übersprungenes ist verloren. Jetzt fehlt eine 4, aber Braun zeigt 2. Tippe oben auf den Joker und die 4, dann auf die braune 2 und auf die 4.',
        lastRoll: 'Fürs Tablett zählt der Würfel weiter als 2: Nichts war niedriger. Würfle zum letzten Mal.',
        takeBonus:
          'Wähle die rosa 5. Du könntest die Punkte nehmen, 5 × 2 = 10. Nimm aber den Bonus: Eingetragen wird nur die Hälfte von 5, aufgerundet, und du bekommst das ? in Blau.',
        chainBlue:
          'Ein ? in Blau ist eine Zahl deiner Wahl plus die weiße 4. Eine 7 passt auf beiden Seiten als neuer Anfang: 3 + 4. Tippe auf den Bonus, dann auf die linke Seite.',
        chainYellow:
          'Dieses Feld gibt ein ? in Gelb. Rosa liegt auf Würfelfeld III, also geht es in Zeile III. Tippe es an, dann die 2: Sie steht unter einem anderen Kreuz.',
        chainFox:
          'Und zwischen den beiden wartet ein ? in Türkis. Schau: Die 6 füllt die oberste Zeile und bringt einen Fuchs!',
        extra:
          'Am Ende jedes Zuges trägst du mit einem Zusatzwürfel (+1) noch einen ein, egal, wo er liegt. Wähle die gelbe 3 vom Tablett, für die graue 3.',
        end: 'So endet ein Spiel. In Gelb und Türkis zählt jede Zeile für sich, in Blau jede Seite, in Braun die Kreuze, in Rosa die Summe. Jeder Fuchs zählt den schwächsten Bereich noch einmal.',
      },
    },
    'clever-4ever': {
      ideas: {
        goal: 'Das Ziel',
        gray: 'Graue Gebiete',
        triangles: 'Grüne Hälften',
        polish: 'Silber polieren',
        two: 'Zwei in einer Zeile',
        chain: 'Eine Kette',
        end: 'Die Wertung',
      },
      say: {
        goal: 'Sammle in sechs Runden möglichst viele Punkte. Aus bis zu drei Würfen wählst du je einen Würfel und trägst ihn im Bereich seiner Farbe ein; niedrigere kommen aufs Silbertablett.',
        firstRoll: 'Weiß ist ein Joker und kann jede Farbe sein. Würfle.',
        region:
          'Wähle die graue 4. Damit kreuzt du ein ganzes Gebiet mit höchstens vier Kästchen an. Du beginnst am linken Rand: Wähle das Gebiet mit vier Kästchen.',
        secondRoll:
          'Im Gebiet lag ein Bonus, ein Nachwürfeln. Die weiße 4 war gleich hoch und ist noch in deiner Hand. Würfle.',
        neighbour:
          'Jedes weitere Gebiet muss mit einer Kante an ein angekreuztes grenzen. Wähle die weiße 1 als Grau, für das einzelne Kästchen links oben.',
        thirdRoll:
          'Die erste Spalte ist voll: 1 Punkt. Und das Kästchen hat dir ein Polieren gebracht. Würfle.',
        upper:
          'Wähle die grüne 5. Ein grünes Feld hat zwei Hälften und zählt, wenn beide gefüllt sind. Nur die untere bringt den Bonus; trage vorerst oben ein.',
        passiveRoll:
          'Nun der passive Zug. Allein würfelst du für die anderen: Die drei niedrigsten Würfel kommen aufs Tablett, einen davon trägst du ein. Würfle.',
        polish:
          'In Rosa bringt nur eine 5 oder 6 den Bonus. Die rosa 4 liegt auf dem Tablett, du kannst sie also polieren: Tippe oben auf das Polieren, dann auf die rosa 4, und wähle 5.',
        later: 'Einige Züge später, in Runde 3. Würfle.',
        two: 'In Blau nennt der blaue Würfel die Zeile, der weiße die Spalte. Wähle die blaue 4: Zeile 4, Spalte 2. Das zweite Kreuz irgendwo in einer Zeile bringt ihren Bonus.',
        rollOn: 'Du hast einen Zusatzwürfel verdient. Auch eine Spalte zählt ab zwei Kreuzen. Würfle weiter.',
        lower:
          'Wähle die grüne 3 für die untere Hälfte. Das Feld ist jetzt voll: 5 + 3 = 8 Punkte, und du bekommst seinen Bonus.',
        lastRoll: 'Die graue 2 ist auf dem Tablett. Würfle mit dem letzten Würfel.',
        three:
          'Wähle die rosa 3. Eine 3 wird zweimal eingetragen, auch im nächsten Feld, und je weiter du in Rosa kommst, desto mehr Punkte gibt es.',
        minus:
          'Nun dein Zusatzwürfel (+1): Wähle die gelbe 3 vom Tablett. Die mittlere Zeile zählt minus, hat aber die Boni, und hier füllt sie eine Spalte für 15 Punkte.',
        chainBlue:
          'Du hast ein ? in Blau verdient: Tippe es an, dann ein beliebiges Feld. Nutze Zeile 5, Spalte 4: das zweite Kreuz der Zeile.',
        chainGray:
          'Als Nächstes ein ? in Grau: ein beliebiges Gebiet, das an deine grenzt. Wähle das mit fünf Kästchen.',
        chainGreen:
          'Darin lag ein ? in Grün. Tippe es an, dann das zweite grüne Feld, und wähle 6 für die untere Hälfte: 6 + 6 = 12 Punkte.',
        chainFox: 'Und das gibt noch ein ? in Blau. Schau: Das zweite Kreuz in Zeile 6 bringt einen Fuchs!',
        end: 'So endet ein Spiel. In Gelb und Grau zählen volle Spalten, in Blau Spalten mit zwei Kreuzen, in Grün volle Felder, in Rosa das letzte Feld. Jeder Fuchs zählt den schwächsten Bereich noch einmal.',
      },
    },
  },
};
