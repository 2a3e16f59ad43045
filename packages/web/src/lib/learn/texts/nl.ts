// The lessons in Dutch.
import type { LearnText } from '../text.ts';

export const nl: LearnText = {
  title: 'Leren spelen',
  intro:
    'Elke les speel je op de echte tafel, in een paar minuten. Je kunt altijd stoppen en later verdergaan.',
  taken: 'Afgerond',
  begun: 'Begonnen',
  progress: (at, count) => `Onderdeel ${at} van ${count}`,
  answers: {
    die: 'Dat zou ook kunnen. Kies voor deze les de dobbelsteen die oplicht.',
    field: 'Dat zou ook kunnen. Gebruik deze keer het veld dat oplicht.',
    step: 'Dat zou je kunnen doen. Probeer eerst dit:',
  },
  show: 'Laat zien',
  next: 'Verder',
  again: 'Opnieuw beginnen',
  finished: {
    title: 'Goed gedaan!',
    text: 'Dat is genoeg voor je eerste spel. De rest staat in de spelregels.',
    play: 'Speel je eerste spel',
    rules: 'Lees de spelregels',
    others: 'Andere lessen',
  },
  lessons: {
    'ganz-schoen-clever': {
      ideas: {
        goal: 'Het doel',
        areas: 'Joker en categorieën',
        passive: 'De passieve beurt',
        bonus: 'Een bonus',
        fox: 'De vos',
        chain: 'Een kettingreactie',
        end: 'De telling',
      },
      say: {
        goal: 'Welkom! Haal in zes rondes zoveel mogelijk punten. Elke dobbelsteen die je kiest, vul je in op je speelvel, in de categorie van zijn kleur.',
        firstRoll: 'Een beurt heeft hooguit drie worpen. Gooi met alle zes de dobbelstenen.',
        firstPick:
          'Kies de gele 3. De lagere dobbelstenen hellen over: die gaan naar het zilveren dienblad. Tik dan op de 3 in de onderste gele rij.',
        secondRoll:
          'Blauw en groen liggen nu op het dienblad en doen deze beurt niet meer mee. Gooi met de rest.',
        joker:
          'Wit is een joker en kan elke kleur zijn. Kies de witte 4 voor de 4 in de onderste gele rij. De paarse 4 is even hoog en blijft in je hand.',
        thirdRoll: 'Gooi voor de derde en laatste keer.',
        orange:
          'Kies de oranje 5. In oranje mag elk getal, van links naar rechts, en elk getal dat je invult levert punten op.',
        passiveRoll:
          'Je worpen zijn op. Spelen anderen, dan vul je een dobbelsteen van hun dienblad in. Alleen gooi je voor hen: de drie laagste gaan naar het dienblad. Gooi.',
        blueSum:
          'Kies de blauwe 4. In blauw telt de witte dobbelsteen altijd mee, waar hij ook ligt: 4 + 5 = 9. Kruis de 9 aan.',
        secondRound: 'Ronde 2 geeft iedereen een extra dobbelsteen (+1). Bewaar die nog even en gooi.',
        blueColumn:
          'Kies de blauwe 2. Met de witte 3 is dat 5: de eerste blauwe kolom is vol, en de bonus is Nogmaals dobbelen. Voor het dienblad telt de 2, niet de 5.',
        rollOn: 'De actie staat nu bovenaan bij je acties. Gooi verder.',
        reroll: 'Een slechte worp. Daar is Nogmaals dobbelen voor: tik bovenaan op de ronde pijl.',
        fox: 'Veel beter. Kies de witte 6 voor de 6 in de onderste gele rij. Die rij is dan vol, en de bonus is een vos.',
        lastRoll:
          'Een vos is aan het eind evenveel punten waard als je zwakste categorie. Verwaarloos er dus geen. Gooi.',
        weakest:
          'Paars is nog leeg: kies de paarse 3. Elk paars getal moet hoger zijn dan het vorige; na een 6 mag weer elk getal.',
        extra:
          'Weet je nog, de extra dobbelsteen (+1)? Het mag elk van de zes zijn, ook van het dienblad. Kies de groene 3: bij groen moet hij minstens zo hoog zijn als het getal in het veld.',
        later: 'Nu is het ronde 4. In veel rijen ontbreekt nog maar één kruisje. Gooi.',
        chainStart: 'Kies de gele 5 voor de bovenste gele rij en kijk wat er gebeurt.',
        chainBlue:
          'De rij is vol: je mag een willekeurig blauw veld aankruisen. De bonus wacht naast je dobbelstenen. Tik erop, en dan op de blauwe 7.',
        chainYellow:
          'Ook de blauwe rij is vol en levert een geel kruisje op. Tik op de bonus, en dan op de 4 in de derde gele rij.',
        chainGreen:
          'En die rij geeft een groen kruisje. Kijk: het komt weer op een bonus terecht, een extra dobbelsteen.',
        end: 'Zo eindigt een spel. In geel tellen volle kolommen, in blauw en groen de kruisjes, in oranje en paars de som. Elke vos telt de zwakste categorie nog een keer.',
      },
    },
    'doppelt-so-clever': {
      ideas: {
        goal: 'Het doel',
        sweep: 'Het meenemen',
        return: 'Het terughalen',
        circle: 'Omcirkelen, dan aankruisen',
        pair: 'Paren',
        chain: 'Een kettingreactie',
        end: 'De telling',
      },
      say: {
        goal: 'Haal in zes rondes zoveel mogelijk punten. Uit elk van hooguit drie worpen kies je een dobbelsteen en vul je die in bij zijn kleur; lagere gaan naar het zilveren dienblad.',
        firstRoll:
          'Wit is een joker en kan elke kleur zijn. In blauw wordt wit bij de blauwe dobbelsteen opgeteld. Gooi.',
        silver:
          'Kies de zilveren 4. Daarmee kruis je een 4 aan in een zilveren rij naar keuze: gebruik de gele, bovenaan.',
        sweepYellow:
          'Drie lagere dobbelstenen gaan naar het dienblad. Omdat je zilver invulde, mag je ze meenemen en ook aankruisen. Tik op de gele 2, en dan op de 2 in de gele rij.',
        sweepGreen:
          'Een meegenomen dobbelsteen hoort in de rij van zijn kleur, bij zijn eigen getal. Tik op de groene 1, en dan op de 1 in de groene rij.',
        sweepWhite: 'Wit mag in elke rij. Tik op de witte 3, en dan op de 3 in de blauwe rij.',
        swept:
          'Vier kruisjes in één keer! Je neemt alleen lagere dobbelstenen mee: niet wat na je laatste worp overblijft, en nooit in een passieve beurt of met een extra dobbelsteen.',
        thirdRound: 'Nu is het ronde 3, die iedereen Terughalen geeft. Jij hebt het twee keer. Gooi.',
        green:
          'Kies de groene 6. Het veld verdubbelt die tot 12. Maar alle andere dobbelstenen zijn lager: die gaan naar het dienblad.',
        returnWhite:
          'Je hand is leeg, maar je hebt nog twee worpen. Met Terughalen krijg je een dobbelsteen terug in je hand: tik op wit, en dan op de knop.',
        returnYellow: 'Elke keer Terughalen is goed voor één dobbelsteen. Haal ook geel terug.',
        rollAgain: 'Gooi met deze twee.',
        circle:
          'Elk geel veld gebruik je twee keer. De eerste keer omcirkel je het. Kies de gele 3 en omcirkel de 3 in de bovenste rij.',
        lastRoll: 'Wit is even hoog als geel en blijft dus in je hand. Gooi voor de laatste keer.',
        cross:
          'Weer een 3. Je zou de andere 3 kunnen omcirkelen. Kies nu de witte 3 en kruis de omcirkelde aan: voor bonussen is een cirkel genoeg, maar alleen kruisjes leveren punten op.',
        passiveRoll:
          'Nu de passieve beurt. Alleen gooi je voor de anderen: de drie laagste dobbelstenen gaan naar het dienblad, en één daarvan vul je in. Gooi.',
        pair: 'Kies de groene 1. Groene velden vormen paren, het eerste min het tweede: 12 − 2 is 10 punten. Het tweede moet dus laag zijn.',
        extraPink:
          'Aan het eind van elke beurt vul je met een extra dobbelsteen (+1) er nog een in. Kies de roze 4: in roze mag elk getal, maar de bonus vraagt minstens het voorgedrukte getal, hier 2.',
        chainStart:
          'Ronde 4 geeft iedereen een ? voor een categorie naar keuze. Tik erop en omcirkel de 6 in de bovenste gele rij: de rij is compleet.',
        chainBlue:
          'De bonus is een ? in blauw. Tik erop, en dan op het volgende blauwe veld. Geen blauw getal mag hoger zijn dan het vorige: kies 8.',
        chainYellow:
          'Dat veld geeft een ? in geel. Tik erop en omcirkel de 3 in de derde rij: een rij en een kolom zijn compleet.',
        chainCross: 'De kolom geeft een vos, de rij nog een ?. Kijk hoe de omcirkelde 6 wordt aangekruist.',
        end: 'Zo eindigt een spel. In zilver en geel tellen de kruisjes, in blauw de gevulde velden, in groen de paren, in roze de som. Elke vos telt de zwakste categorie nog een keer.',
      },
    },
    'clever-hoch-drei': {
      ideas: {
        goal: 'Het doel',
        places: 'Elke worp zijn rij',
        company: 'Het gezelschap',
        passive: 'De passieve beurt',
        sides: 'De twee kanten van blauw',
        joker: 'De joker',
        takes: 'Bonus of punten',
        chain: 'Een kettingreactie',
        end: 'De telling',
      },
      say: {
        goal: 'Haal in zes rondes zoveel mogelijk punten. Uit elk van hooguit drie worpen kies je een dobbelsteen en vul je die in bij zijn kleur; lagere gaan naar het zilveren dienblad.',
        firstRoll: 'Wit kan elke kleur zijn. Gooi met alle zes de dobbelstenen.',
        firstRow:
          'Kies de gele 2. In de eerste worp gaat hij naar dobbelsteenveld I, en vandaar mag hij alleen naar de gele rij I. Tik op de 2 in de eerste rij.',
        secondRoll:
          'Blauw was lager en ligt op het dienblad. Gooi verder: de volgende dobbelsteen gaat naar dobbelsteenveld II.',
        secondRow:
          'De witte 2 kan een gele zijn, nu in rij II. Hij staat vlak onder je kruisje, en de bonus tussen de twee rijen is voor jou: een joker.',
        thirdRoll: 'Gooi voor de derde en laatste keer.',
        turquoise:
          'Kies de turquoise 2 en kruis de 2 in de bovenste turquoise rij aan. Hier zijn alle rijen open: jij kiest er een.',
        companyYellow:
          'Drie tweeën op je dobbelsteenvelden! Gelijke dobbelstenen daar zijn gezelschap: elk mag een kruisje in dezelfde kolom zetten. Tik op de gele 2, en dan op de 2 in de tweede rij.',
        companyWhite: 'Ook de witte 2 is gezelschap. Tik erop, en dan op de 2 in de derde rij.',
        passiveRoll:
          'Nu de passieve beurt. Alleen gooi je voor de anderen: de drie laagste dobbelstenen gaan naar het dienblad, en één daarvan vul je in. Gooi.',
        gray: 'Kies de gele 3. Hij ligt op het dienblad, en vandaar zijn alleen de grijze velden open. Kruis de grijze 3 aan.',
        later: 'Een paar beurten later, in ronde 5. Gooi.',
        left: 'In blauw telt wit altijd mee. Kies de blauwe 1: 1 + 4 = 5. Links moet elk getal precies 1 lager zijn dan het vorige, rechts 1 hoger. Vul de 5 dus links in.',
        rollOn: 'Dat veld gaf je nog een joker. Gooi verder.',
        joker:
          'Bruin kruis je van links naar rechts aan; wat je overslaat, ben je kwijt. Nu komt een 4, maar bruin heeft 2. Tik bovenaan op de joker en zijn 4, dan op de bruine 2 en op de 4.',
        lastRoll:
          'Voor het dienblad telt de dobbelsteen nog als 2: niets was lager. Gooi voor de laatste keer.',
        takeBonus:
          'Kies de roze 5. Je zou de punten kunnen nemen, 5 × 2 = 10. Maar neem de bonus: je vult alleen de helft van 5 in, naar boven afgerond, en krijgt de ? in blauw.',
        chainBlue:
          'Een ? in blauw is een getal naar keuze plus de witte 4. Een 7 past aan beide kanten, als nieuw begin: 3 + 4. Tik op de bonus, en dan op de linkerkant.',
        chainYellow:
          'Dat veld geeft een ? in geel. Roze ligt op dobbelsteenveld III, dus gaat de ? naar rij III. Tik erop, en dan op de 2: die staat onder een ander kruisje.',
        chainFox:
          'En tussen die twee wacht een ? in turquoise. Kijk: de 6 maakt de bovenste rij vol en levert een vos op!',
        extra:
          'Aan het eind van elke beurt vul je met een extra dobbelsteen (+1) er nog een in, waar hij ook ligt. Kies de gele 3 van het dienblad, voor de grijze 3.',
        end: 'Zo eindigt een spel. In geel en turquoise telt elke rij apart, in blauw elke kant, in bruin de kruisjes, in roze de som. Elke vos telt de zwakste categorie nog een keer.',
      },
    },
    'clever-4ever': {
      ideas: {
        goal: 'Het doel',
        gray: 'Grijze gebieden',
        triangles: 'Groene helften',
        polish: 'Zilver poetsen',
        two: 'Twee in één rij',
        chain: 'Een kettingreactie',
        end: 'De telling',
      },
      say: {
        goal: 'Haal in zes rondes zoveel mogelijk punten. Uit elk van hooguit drie worpen kies je een dobbelsteen en vul je die in bij zijn kleur; lagere gaan naar het zilveren dienblad.',
        firstRoll: 'Wit is een joker en kan elke kleur zijn. Gooi.',
        region:
          'Kies de grijze 4. Daarmee kruis je een heel gebied van hooguit vier vakjes aan. Je begint aan de linkerrand: kies het gebied met vier vakjes.',
        secondRoll:
          'In het gebied lag een bonus, Nogmaals dobbelen. De witte 4 was even hoog en is nog in je hand. Gooi.',
        neighbour:
          'Elk volgend gebied moet met een zijde aan een aangekruist gebied grenzen. Kies de witte 1 als grijs, voor het ene vakje linksboven.',
        thirdRoll: 'De eerste kolom is vol: 1 punt. En het vakje gaf je Zilver poetsen. Gooi.',
        upper:
          'Kies de groene 5. Een groen veld heeft twee helften en telt als beide gevuld zijn. Alleen de onderste geeft de bonus; vul nu eerst de bovenste in.',
        passiveRoll:
          'Nu de passieve beurt. Alleen gooi je voor de anderen: de drie laagste dobbelstenen gaan naar het dienblad, en één daarvan vul je in. Gooi.',
        polish:
          'In roze geeft alleen een 5 of 6 de bonus. De roze 4 ligt op het dienblad, dus je kunt hem poetsen: tik bovenaan op het poetsen, dan op de roze 4, en kies 5.',
        later: 'Een paar beurten later, in ronde 3. Gooi.',
        two: 'In blauw geeft de blauwe dobbelsteen de rij aan en de witte de kolom. Kies de blauwe 4: rij 4, kolom 2. Het tweede kruisje in een rij, waar dan ook, levert de bonus op.',
        rollOn:
          'Je hebt een extra dobbelsteen verdiend. Ook een kolom telt vanaf twee kruisjes. Gooi verder.',
        lower:
          'Kies de groene 3 voor de onderste helft. Het veld is nu vol: 5 + 3 = 8 punten, en je krijgt de bonus.',
        lastRoll: 'De grijze 2 ligt op het dienblad. Gooi met de laatste dobbelsteen.',
        three:
          'Kies de roze 3. Een 3 vul je twee keer in, ook in het volgende veld, en hoe verder je in roze komt, hoe meer punten je krijgt.',
        minus:
          'Nu je extra dobbelsteen (+1): kies de gele 3 van het dienblad. De middelste rij telt min, maar heeft de bonussen, en hier maakt ze een kolom vol voor 15 punten.',
        chainBlue:
          'Je hebt een ? in blauw verdiend: tik erop, en dan op een veld naar keuze. Gebruik rij 5, kolom 4: het tweede kruisje in die rij.',
        chainGray:
          'Nu een ? in grijs: een gebied naar keuze dat aan de jouwe grenst. Kies het gebied met vijf vakjes.',
        chainGreen:
          'Daarin lag een ? in groen. Tik erop, dan op het tweede groene veld, en kies 6 voor de onderste helft: 6 + 6 = 12 punten.',
        chainFox: 'En dat geeft nog een ? in blauw. Kijk: het tweede kruisje in rij 6 levert een vos op!',
        end: 'Zo eindigt een spel. In geel en grijs tellen volle kolommen, in blauw kolommen met twee kruisjes, in groen volle velden, in roze het laatste veld. Elke vos telt de zwakste categorie nog een keer.',
      },
    },
  },
};
