// The first game in Hungarian.
import type { LearnText } from '../text.ts';

export const hu: LearnText = {
  title: 'Tanuld meg a játékot',
  ideas: {
    tray: 'Kockaválasztás',
    areas: 'Dzsóker és területek',
    passive: 'A passzív forduló',
    bonus: 'A bónusz',
    fox: 'A róka',
    chain: 'Láncreakció',
  },
  progress: (at, count) => `${count} ötletből ${at === 1 || at === 5 ? 'az' : 'a'} ${at}.`,
  say: {
    firstRoll: () => 'Üdvözöllek! Hat kocka és egy lap, amelyet ki kell tölteni. Nyomd meg a Dobás gombot.',
    firstPick: (die) =>
      `Koppints erre: ${die}. A kevesebbet mutató kockák megdőlnek: az ezüsttálcára kerülnek. Most koppints ugyanerre a számra a legalsó sárga sorban.`,
    secondRoll: () => 'A kék és a zöld már a tálcán van. Egy fordulóban három dobás van: dobj a többivel.',
    joker: (die) =>
      `A fehér kocka dzsóker: bármilyen szín lehet. Válaszd ezt: ${die}, és használd a legalsó sárga sorban. Az egyenlő kockák a kezedben maradnak.`,
    thirdRoll: () => 'Dobj harmadszor és utoljára.',
    orange: (die) =>
      `Válaszd ezt: ${die}. A narancsba bármilyen szám jöhet, balról jobbra. Mind összeadódik.`,
    passiveRoll: () =>
      'Nincs több dobásod. Most passzív forduló jön, mintha más dobott volna: a három legalacsonyabb kocka a tálcán van, és egy közülük a tiéd. Dobj.',
    blueSum: (die) =>
      `Válaszd ezt: ${die}. A kékben a fehér kocka mindig hozzáadódik, bárhol van. Ikszeld be az összeget.`,
    secondRound: () => 'A 2. kör egy plusz kockát (+1) ad. Tartsd meg egy kicsit, és dobj.',
    blueColumn: (die) =>
      `Válaszd ezt: ${die}. A fehérrel együtt betelik az első kék oszlop. Az alatta lévő jel bónusz: egy újradobás.`,
    rollOn: () => 'Az újradobás fent, az akcióid közé került. Dobj tovább.',
    reroll: () => 'Gyenge dobás. Erre való az újradobás: nyomd meg fent a kör alakú nyilat.',
    fox: (die) =>
      `Sokkal jobb. Használd ezt: ${die}, a legalsó sárga sorban. A sor betelik, és a bónusza egy róka.`,
    lastRoll: () =>
      'A játék végén egy róka annyit ér, mint a leggyengébb területed. Egyet se hagyj hát üresen. Dobj.',
    weakest: (die) =>
      `A lila üres, válaszd hát ezt: ${die}. Minden lila számnak nagyobbnak kell lennie az előzőnél, de a 6 után újrakezded.`,
    extra: (die) =>
      `Emlékszel a plusz kockára (+1)? A hat közül bármelyik lehet, a tálcáról is. Válaszd ezt: ${die}. A zöldnél legalább a mezőben álló szám kell.`,
    later: () => 'Eltelt néhány forduló. Sok helyen már csak egy iksz hiányzik. Dobj.',
    chainStart: (die) => `Válaszd ezt: ${die}, a legfelső sárga sorba, és figyelj.`,
    chainBlue: () =>
      'Betelt a sor: beikszelhetsz egy kék mezőt. A bónusz a kockáid mellett vár. Koppints rá, aztán a középső kék sor szabad mezőjére.',
    chainYellow: () => 'Ez a sor is betelt, tehát sárga iksz jár. Használd a harmadik sorban.',
  },
  meanwhile: 'Eltelik néhány forduló…',
  answers: {
    die: (die) => `Az is jó lenne. Ebben a leckében válaszd ezt: ${die}.`,
    field: 'Az a mező is jó lenne. Most azt használd, amelyiket kérem.',
    step: 'Azt is megtehetnéd. De előbb próbáld ezt:',
  },
  show: 'Mutasd meg',
  again: 'Elölről',
  finished: {
    title: 'Micsoda láncreakció!',
    text: (fox) => [
      'Egy kocka, négy iksz, és még egy plusz kocka is. Ez a játék lelke.',
      `A rókád most ${fox} pontot ér, annyit, mint a leggyengébb területed.`,
      'Ennél többet nem kell tudnod.',
    ],
    play: 'Kezdd el az első játékodat',
    rules: 'Olvasd el a szabályokat',
  },
};
