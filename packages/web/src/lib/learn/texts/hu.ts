// The lessons in Hungarian.
import type { LearnText } from '../text.ts';

export const hu: LearnText = {
  title: 'Tanuld meg a játékot',
  intro:
    'Minden leckét az igazi asztalon játszol, néhány perc alatt. Bármikor abbahagyhatod, és később folytathatod.',
  taken: 'Elvégezve',
  begun: 'Elkezdve',
  progress: (at, count) => `${at}. rész, összesen ${count}`,
  answers: {
    die: 'Az is jó lenne. Ebben a leckében azt a kockát válaszd, amelyik világít.',
    field: 'Az is jó lenne. Most azt a mezőt használd, amelyik világít.',
    step: 'Azt is megtehetnéd. De előbb próbáld ezt:',
  },
  show: 'Mutasd meg',
  next: 'Tovább',
  again: 'Újrakezdés',
  finished: {
    title: 'Ügyes vagy!',
    text: 'Az első játékodhoz ennyi elég. A többit megtalálod a szabályok között.',
    play: 'Kezdd el az első játékodat',
    rules: 'Olvasd el a szabályokat',
    others: 'További leckék',
  },
  lessons: {
    'ganz-schoen-clever': {
      ideas: {
        goal: 'A cél',
        areas: 'Dzsóker és területek',
        passive: 'A passzív forduló',
        bonus: 'A bónusz',
        fox: 'A róka',
        chain: 'Láncreakció',
        end: 'Az értékelés',
      },
      say: {
        goal: 'Üdvözöllek! Gyűjts hat kör alatt minél több pontot. Minden kockát, amelyet választasz, bejelölsz a pontozólapodon, a színének megfelelő területen.',
        firstRoll: 'Egy fordulóban legfeljebb három dobás van. Dobj mind a hat kockával.',
        firstPick:
          'Válaszd a sárga 3-ast. A kisebb számot mutató kockák megdőlnek: az ezüsttálcára kerülnek. Aztán koppints a 3-asra a legalsó sárga sorban.',
        secondRoll: 'A kék és a zöld már a tálcán van, ebben a fordulóban kiesett. Dobj a többivel.',
        joker:
          'A fehér dzsóker: bármilyen szín lehet. Válaszd a fehér 4-est a legalsó sárga sor 4-eséhez. A lila 4-es ugyanakkora, így a kezedben marad.',
        thirdRoll: 'Dobj harmadszor és utoljára.',
        orange:
          'Válaszd a narancs 5-öst. A narancsba bármilyen szám jöhet, balról jobbra, és minden beírt szám pontot ér.',
        passiveRoll:
          'Nincs több dobásod. Ha mások játszanak, az ő tálcájukról jelölsz be egy kockát. Egyedül te dobsz helyettük: a három legkisebb értékű kocka kerül a tálcára. Dobj.',
        blueSum:
          'Válaszd a kék 4-est. A kékben a fehér kocka mindig hozzáadódik, bárhol van: 4 + 5 = 9. Ikszeld be a 9-est.',
        secondRound: 'A 2. kör mindenkinek egy plusz kockát (+1) ad. Tartogasd még egy kicsit, és dobj.',
        blueColumn:
          'Válaszd a kék 2-est. A fehér 3-assal ez 5: betelik az első kék oszlop, a bónusza egy újradobás. A tálcánál a 2-es számít, nem az 5-ös.',
        rollOn: 'Az újradobás fent, az akcióid közé került. Dobj tovább.',
        reroll: 'Gyenge dobás. Erre való az újradobás: koppints fent a kör alakú nyílra.',
        fox: 'Sokkal jobb. Válaszd a fehér 6-ost a legalsó sárga sor 6-osához. A sor betelik, és a bónusza egy róka.',
        lastRoll:
          'A játék végén egy róka annyi pontot ér, mint a leggyengébb területed. Egyet se hanyagolj el. Dobj.',
        weakest:
          'A lila még üres: válaszd a lila 3-ast. Minden lila számnak nagyobbnak kell lennie az előzőnél; 6-os után bármi jöhet.',
        extra:
          'Emlékszel a plusz kockára (+1)? A hat közül bármelyik lehet, a tálcáról is. Válaszd a zöld 3-ast: a zöldnél legalább a következő mezőben álló szám kell.',
        later: 'Most a 4. körben vagyunk. Sok sorból már csak egy iksz hiányzik. Dobj.',
        chainStart: 'Válaszd a sárga 5-öst a legfelső sárga sorba, és figyeld, mit indít el.',
        chainBlue:
          'Betelt a sor: beikszelhetsz egy tetszőleges kék mezőt. A bónusz a kockáid mellett vár. Koppints rá, aztán a kék 7-esre.',
        chainYellow:
          'A kék sor is betelt, és sárga X-et ad. Koppints a bónuszra, aztán a 4-esre a harmadik sárga sorban.',
        chainGreen: 'Ez a sor pedig zöld X-et ad. Figyeld: megint bónuszra kerül, egy plusz kockára.',
        end: 'Így ér véget egy játék. A sárgában a betelt oszlopok, a kékben és a zöldben az ikszek, a narancsban és a lilában az összeg számít. Minden róka még egyszer a leggyengébb területet adja.',
      },
    },
    'doppelt-so-clever': {
      ideas: {
        goal: 'A cél',
        sweep: 'A söprés',
        return: 'A visszavétel',
        circle: 'Előbb karika, aztán iksz',
        pair: 'Párok',
        chain: 'Láncreakció',
        end: 'Az értékelés',
      },
      say: {
        goal: 'Gyűjts hat kör alatt minél több pontot. Legfeljebb három dobásból egy-egy kockát választasz, és bejelölöd a színe területén; a kisebb értékűek az ezüsttálcára kerülnek.',
        firstRoll:
          'A fehér dzsóker: bármilyen szín lehet. A kékben a fehér hozzáadódik a kék kockához. Dobj.',
        silver:
          'Válaszd az ezüst 4-est. Bármelyik ezüst sorban beikszelhetsz vele egy 4-est: használd a legfelső, sárga sort.',
        sweepYellow:
          'Három kisebb értékű kocka a tálcára kerül. Mivel ezüstöt jelöltél, ezeket is beikszelheted: ez a söprés. Koppints a sárga 2-esre, aztán a sárga sor 2-esére.',
        sweepGreen:
          'A söpört kocka a saját színének sorába kerül, a saját számához. Koppints a zöld 1-esre, aztán a zöld sor 1-esére.',
        sweepWhite: 'A fehér bármelyik sorba kerülhet. Koppints a fehér 3-asra, aztán a kék sor 3-asára.',
        swept:
          'Négy iksz egyszerre! Csak a kisebb értékű kockák söpörhetők: az utolsó dobás után megmaradók nem, és passzív fordulóban vagy plusz kockával sosem.',
        thirdRound: 'Most a 3. körben vagyunk, amely mindenkinek egy visszavételt ad. Neked kettő van. Dobj.',
        green:
          'Válaszd a zöld 6-ost. A mező 12-re duplázza. De az összes többi kocka kisebb értékű: a tálcára kerülnek.',
        returnWhite:
          'Üres a kezed, pedig még két dobásod van. A visszavétel visszahoz egy kockát a kezedbe: koppints a fehérre, aztán a gombra.',
        returnYellow: 'Minden visszavétel egy kockát hoz vissza. Vedd vissza a sárgát is.',
        rollAgain: 'Dobj ezzel a kettővel.',
        circle:
          'Minden sárga mezőt kétszer használsz. Először bekarikázod. Válaszd a sárga 3-ast, és karikázd be a 3-ast a legfelső sorban.',
        lastRoll: 'A fehér ugyanakkora, mint a sárga, így a kezedben maradt. Dobj utoljára.',
        cross:
          'Megint 3-as. Bekarikázhatnád a másik 3-ast. Inkább válaszd a fehér 3-ast, és ikszeld be a bekarikázottat: a bónuszhoz elég a karika, de pontot csak az iksz ér.',
        passiveRoll:
          'Most a passzív forduló jön. Egyedül te dobsz a többiek helyett: a három legkisebb értékű kocka a tálcára kerül, és egyet bejelölsz közülük. Dobj.',
        pair: 'Válaszd a zöld 1-est. A zöld mezők párban állnak, az elsőből kivonod a másodikat: 12 − 2 az 10 pont. A második tehát legyen kicsi.',
        extraPink:
          'Minden forduló végén egy plusz kockával (+1) még egyet bejelölhetsz. Válaszd a rózsaszín 4-est: itt bármi jöhet, de a bónuszhoz legalább a nyomtatott szám kell, most 2.',
        chainStart:
          'A 4. kör mindenkinek egy ?-et ad bármelyik területre. Koppints rá, és karikázd be a 6-ost a legfelső sárga sorban: a sor teljes.',
        chainBlue:
          'A bónusza egy ? a kékben. Koppints rá, aztán a következő kék mezőre. Egyik kék szám sem lehet nagyobb az előzőnél: válaszd a 8-ast.',
        chainYellow:
          'Ez a mező egy ?-et ad a sárgában. Koppints rá, és karikázd be a 3-ast a harmadik sorban: egy sor és egy oszlop is teljes.',
        chainCross: 'Az oszlop rókát ad, a sor még egy ?-et. Figyeld, ahogy beikszeli a bekarikázott 6-ost.',
        end: 'Így ér véget egy játék. Az ezüstben és a sárgában az ikszek, a kékben a kitöltött mezők, a zöldben a párok, a rózsaszínben az összeg számít. Minden róka még egyszer a leggyengébb területet adja.',
      },
    },
    'clever-hoch-drei': {
      ideas: {
        goal: 'A cél',
        places: 'Minden dobásnak saját sor',
        company: 'A kíséret',
        passive: 'A passzív forduló',
        sides: 'A kék két oldala',
        joker: 'A dzsóker',
        takes: 'Bónusz vagy pontok',
        chain: 'Láncreakció',
        end: 'Az értékelés',
      },
      say: {
        goal: 'Gyűjts hat kör alatt minél több pontot. Legfeljebb három dobásból egy-egy kockát választasz, és bejelölöd a színe területén; a kisebb értékűek az ezüsttálcára kerülnek.',
        firstRoll: 'A fehér bármilyen szín lehet. Dobj mind a hat kockával.',
        firstRow:
          'Válaszd a sárga 2-est. Az első dobásból az I. kockamezőre kerül, onnan pedig csak az I. sárga sorba mehet. Koppints a 2-esre az első sorban.',
        secondRoll:
          'A kék kevesebbet mutatott, így a tálcán van. Dobj tovább: a következő kocka a II. kockamezőre kerül.',
        secondRow:
          'A fehér 2-es lehet sárga 2-es, most a II. sorban. Közvetlenül az ikszed alatt van, és a két sor közötti bónusz a tiéd: egy dzsóker.',
        thirdRoll: 'Dobj harmadszor és utoljára.',
        turquoise:
          'Válaszd a türkiz 2-est, és ikszeld be a 2-est a legfelső türkiz sorban. Itt minden sor nyitva van: te választasz.',
        companyYellow:
          'Három 2-es a kockamezőiden! Az egyforma kockák a bejelölt mellett kísérők: mindegyik tehet egy ikszet ugyanabba az oszlopba. Koppints a sárga 2-esre, aztán a második sor 2-esére.',
        companyWhite: 'A fehér 2-es is kísérő. Koppints rá, aztán a harmadik sor 2-esére.',
        passiveRoll:
          'Most a passzív forduló jön. Egyedül te dobsz a többiek helyett: a három legkisebb értékű kocka a tálcára kerül, és egyet bejelölsz közülük. Dobj.',
        gray: 'Válaszd a sárga 3-ast. A tálcán van, onnan pedig csak a szürke mezők jöhetnek. Ikszeld be a szürke 3-ast.',
        later: 'Néhány fordulóval később, az 5. körben. Dobj.',
        left: 'A kékben a fehér mindig hozzáadódik. Válaszd a kék 1-est: 1 + 4 = 5. Balra minden szám pontosan 1-gyel kisebb az előzőnél, jobbra 1-gyel nagyobb. Az 5 tehát balra kerül.',
        rollOn: 'A mező még egy dzsókert adott. Dobj tovább.',
        joker:
          'A barnát balról jobbra ikszeled be; amit kihagysz, elvész. Most 4-es jönne, de a barna 2-es. Koppints fent a dzsókerre és a 4-esére, aztán a barna 2-esre és a 4-esre.',
        lastRoll: 'A tálcánál a kocka továbbra is 2-esnek számít: semmi sem volt kisebb. Dobj utoljára.',
        takeBonus:
          'Válaszd a rózsaszín 5-öst. Választhatnád a pontokat, 5 × 2 = 10. De válaszd a bónuszt: csak az 5 felét írod be, felfelé kerekítve, és kapsz egy ?-et a kékben.',
        chainBlue:
          'A kék ? egy választott szám plusz a fehér 4-es. A 7 mindkét oldalon jó, új kezdetnek: 3 + 4. Koppints a bónuszra, aztán a bal oldalra.',
        chainYellow:
          'Ez a mező egy ?-et ad a sárgában. A rózsaszín a III. kockamezőn van, így ez a III. sorba kerül. Koppints rá, aztán a 2-esre: egy másik iksz alatt áll.',
        chainFox:
          'A kettő között pedig egy türkiz ? vár. Figyeld: a 6-ossal betelik a legfelső sor, és rókát hoz!',
        extra:
          'Minden forduló végén egy plusz kockával (+1) még egyet bejelölhetsz, bárhol is van. Válaszd a sárga 3-ast a tálcáról, a szürke 3-ashoz.',
        end: 'Így ér véget egy játék. A sárgában és a türkizben minden sor külön számít, a kékben mindkét oldal, a barnában az ikszek, a rózsaszínben az összeg. Minden róka még egyszer a leggyengébb területet adja.',
      },
    },
    'clever-4ever': {
      ideas: {
        goal: 'A cél',
        gray: 'Szürke tartományok',
        triangles: 'Zöld felek',
        polish: 'Az ezüst polírozása',
        two: 'Kettő egy sorban',
        chain: 'Láncreakció',
        end: 'Az értékelés',
      },
      say: {
        goal: 'Gyűjts hat kör alatt minél több pontot. Legfeljebb három dobásból egy-egy kockát választasz, és bejelölöd a színe területén; a kisebb értékűek az ezüsttálcára kerülnek.',
        firstRoll: 'A fehér dzsóker: bármilyen szín lehet. Dobj.',
        region:
          'Válaszd a szürke 4-est. Egy legfeljebb négy négyzetből álló, egész tartományt ikszelsz be vele. A bal szélen kezdesz: válaszd a négy négyzetest.',
        secondRoll:
          'A tartományban bónusz volt, egy újradobás. A fehér 4-es ugyanakkora volt, így még a kezedben van. Dobj.',
        neighbour:
          'Minden további tartománynak oldalával kell érintkeznie egy beikszelttel. Válaszd a fehér 1-est szürkeként, a bal felső, egyetlen négyzethez.',
        thirdRoll: 'Betelt az első oszlop: 1 pont. A négyzet pedig egy polírozást adott. Dobj.',
        upper:
          'Válaszd a zöld 5-öst. Egy zöld mezőnek két fele van, és akkor ér pontot, ha mindkettő ki van töltve. Bónuszt csak az alsó ad; most írd a felsőbe.',
        passiveRoll:
          'Most a passzív forduló jön. Egyedül te dobsz a többiek helyett: a három legkisebb értékű kocka a tálcára kerül, és egyet bejelölsz közülük. Dobj.',
        polish:
          'A rózsaszínben csak az 5-ös vagy a 6-os ad bónuszt. A rózsaszín 4-es a tálcán van, tehát polírozhatod: koppints fent a polírozásra, aztán a kockára, és válaszd az 5-öst.',
        later: 'Néhány fordulóval később, a 3. körben. Dobj.',
        two: 'A kékben a kék kocka a sor, a fehér az oszlop. Válaszd a kék 4-est: 4. sor, 2. oszlop. Egy sor második iksze, bárhol is van benne, bónuszt ad.',
        rollOn: 'Kaptál egy plusz kockát. Az oszlop is pontot ér két iksztől. Dobj tovább.',
        lower:
          'Válaszd a zöld 3-ast az alsó félhez. A mező most teljes: 5 + 3 = 8 pont, és megkapod a bónuszát.',
        lastRoll: 'A szürke 2-es a tálcára került. Dobj az utolsó kockával.',
        three:
          'Válaszd a rózsaszín 3-ast. A 3-ast kétszer írod be, a következő mezőbe is, és minél tovább jutsz a rózsaszínben, annál több pontot ér.',
        minus:
          'Most a plusz kockád (+1) jön: válaszd a sárga 3-ast a tálcáról. A középső sor levonást jelent, de ott vannak a bónuszok, és most 15 pontért betelik egy oszlop.',
        chainBlue:
          'Kaptál egy ?-et a kékben: koppints rá, aztán egy tetszőleges mezőre. Legyen az 5. sor 4. oszlopa: ez a sor második iksze.',
        chainGray:
          'Most egy ? a szürkében: bármelyik tartomány, amely a tieddel érintkezik. Válaszd az öt négyzetest.',
        chainGreen:
          'Ebben egy zöld ? volt. Koppints rá, aztán a második zöld mezőre, és válaszd a 6-ost az alsó félhez: 6 + 6 = 12 pont.',
        chainFox: 'Ez pedig még egy ?-et ad a kékben. Figyeld: a 6. sor második iksze rókát hoz!',
        end: 'Így ér véget egy játék. A sárgában és a szürkében a betelt oszlopok, a kékben a kétikszes oszlopok, a zöldben a kitöltött mezők, a rózsaszínben az utolsó mező számít. Minden róka még egyszer a leggyengébb területet adja.',
      },
    },
  },
};
