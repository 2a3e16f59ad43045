// The rules in Hungarian.
import type { Colour } from '@reynard/engine';
import type { RulesText } from '../text.ts';

const NAMES: Readonly<Record<Colour, string>> = {
  white: 'fehér',
  yellow: 'sárga',
  blue: 'kék',
  green: 'zöld',
  orange: 'narancs',
  purple: 'lila',
  silver: 'ezüst',
  pink: 'rózsaszín',
  gray: 'szürke',
};
const upper = (words: string) => words[0].toUpperCase() + words.slice(1);
/** A place in a sequence with its article: "a 3.", "az 5.". */
const nth = (number: number) => `${number === 1 || number === 5 ? 'az' : 'a'} ${number}.`;
/** The colour with its article: "a kék", "az ezüst". */
const the = (colour: Colour) => `${'aeiouö'.includes(NAMES[colour][0]) ? 'az' : 'a'} ${NAMES[colour]}`;

export const hu: RulesText = {
  rules: 'Szabályok',
  intro:
    'Három játék, egy ötlet: válassz egy kockát, jelölj be egy mezőt, és az egyik bónusz hozza a másikat.',
  learn: 'Inkább játszva tanulnál? Az első játék öt perc.',
  about: {
    'ganz-schoen-clever': 'Az első a sorban, és a legjobb kezdésnek.',
    'doppelt-so-clever': 'Kockák térnek vissza a tálcáról, és az ezüst más kockákat is magával visz.',
    'clever-4ever': 'A leggazdagabb: térkép, amit meghódíthatsz, háromszögek és polírozható kockák.',
  },
  contents: 'Ezen az oldalon',
  example: 'Példa',
  otherGames: 'A többi játék',

  idea: {
    title: 'Az alapötlet',
    text: (areas, dice) => [
      `Van ${dice} kockád és egy pontozólapod ${areas} színes területtel. Minden választott kockát a színének megfelelő területen jelölsz be.`,
      'A teli sorok és a jó mezők bónuszt adnak. Egy bónusz újabb mezőt tölt ki, és az talán a következő bónuszt hozza.',
      'A jó választás két kérdés: melyik kocka segít most, és melyeket veszíted el miatta?',
    ],
    rounds:
      'Hogy hány körből áll a játék, az a játékosok számától függ. Egy körben mindenki egyszer aktív játékos.',
    players: (count) => `${count} játékos`,
    roundGifts: 'Néhány kör mindenkinek szóló ajándékkal kezdődik:',
    round: (number) => `${number}. kör`,
  },

  turn: {
    title: 'Egy forduló hat lépésben',
    steps: [
      { title: 'Dobás', text: 'Dobj minden kockával, amely a kezedben van. Kezdetben ez az összes.' },
      {
        title: 'Még egyszer?',
        text: 'Nem tetszik? Az Újradobás akcióval újra dobhatsz a kezedben lévő kockákkal.',
      },
      {
        title: 'Választás',
        text: 'Válassz egy kockát, amely illik a pontozólapodra, és tedd egy kockamezőre.',
      },
      {
        title: 'Bejelölés',
        text: 'Jelöld be a színének megfelelő területen. A fehér kocka dzsóker: bármelyik területen használható.',
      },
      {
        title: 'Tálca',
        text: 'A kezedben lévő kockák közül az ezüsttálcára kerül mind, amelyik kevesebbet mutat a választottnál. Az egyenlők maradnak.',
      },
      {
        title: 'És tovább',
        text: 'Használd fel a bónuszaidat, aztán dobj a maradék kockákkal. Három dobás után, vagy ha nincs több kocka a kezedben, vége a dobásaidnak. Ami még megmaradt, az is a tálcára kerül.',
      },
    ],
    mustTake:
      'Ha van megfelelő kocka, egyet el kell venned. Ha nincs, a dobás elveszett, és a kockák a kezedben maradnak.',
    mayPass: 'Nem kötelező választanod: a dobás ilyenkor elvész, a kockák a kezedben maradnak.',
    shown: (die, tray) => `Választott kocka: ${die}. Az ezüsttálcára: ${tray}. A többivel újra dobsz.`,
  },

  areas: {
    title: 'A területek',
    name: (colour) => upper(NAMES[colour]),
    how: 'Bejelölés',
    bonus: 'Bónusz',
    points: 'Pontok',
    shown: (points) => `Eddig ${points} pontot ér.`,
    shownEarned: (bonuses) => `Megszerezve: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) =>
      `${upper(the(colour))} kockával egy szabad mezőt ikszelsz be, amelyen ugyanaz a szám áll.`,
    sameNumbers: 'Ha több szabad mezőn áll ez a szám, te választasz.',
    crossedAlready: 'Néhány mező már a játék előtt be van ikszelve.',
    circleThenCross: 'Először bekarikázod a számot, másodszorra a bekarikázottat beikszeled.',
    crossSum: (colour) => `Add össze ${the(colour)} és a fehér kockát. Ikszeld be az összeg mezőjét.`,
    crossPair: (colour) =>
      `${upper(the(colour))} kocka adja a sort, a fehér az oszlopot. Ikszeld be azt a mezőt, ahol találkoznak.`,
    writeSum: (colour) =>
      `Add össze ${the(colour)} és a fehér kockát, és írd az összeget a következő mezőbe.`,
    together: (colour) =>
      `${upper(the(colour))} és a fehér itt mindig együtt számít, bárhol is vannak, és bármelyiket választottad a kettő közül.`,
    leftToRight: 'A mezőket balról jobbra töltöd ki, kihagyás nélkül.',
    ownRows: (rows) => `A ${rows} sort külön-külön, balról jobbra töltöd ki. Te választod meg a sort.`,
    triangles:
      'Minden mezőnek van felső és alsó háromszöge. A háromszögek két sorát balról jobbra töltöd ki, egymástól függetlenül. Te döntesz, melyiket.',
    atLeast: (colour) =>
      `${upper(the(colour))} kockával beikszeled a következő mezőt, ha legalább az oda nyomtatott számot mutatja.`,
    write: (colour) => `Írd be ${the(colour)} kocka számát.`,
    anyNumber: 'Bármilyen szám megfelel.',
    higher: 'Minden számnak nagyobbnak kell lennie az előzőnél.',
    higherInRow: (row) =>
      `${upper(nth(row))} sorban minden számnak nagyobbnak kell lennie az előzőnél. A 6 után ott nincs folytatás.`,
    afterSix: 'A 6 után újrakezded: bármilyen szám jöhet.',
    notHigher: 'Minden szám legfeljebb akkora lehet, mint az előző. Az első szabadon választható.',
    factors: (signs) => `Ahol ${signs} áll, ott a szám rögtön szorzódik.`,
    pairFactors: 'A számot megszorzod a mező szorzójával, és az eredményt írod be.',
    repeats: (number) =>
      `Ha a szám ${number}, kétszer írod be: a következő mezőbe is, ha van ilyen. A másodiknak nincs más hatása.`,
    region: (colour) =>
      `${upper(the(colour))} kockával egy egész tartományt ikszelsz be. Legalább annyit kell mutatnia, ahány négyzetből a tartomány áll; a többlet elvész.`,
    regionStart: (count) =>
      `Kezdd a ponttal jelölt ${count} tartomány egyikével. Minden további tartománynak élével kell érintkeznie egy már beikszelttel.`,
    sweep: (colour) =>
      `Söprés: ha aktív játékosként a választott kockádat itt jelölöd be, beikszelheted azokat a kockákat is, amelyek emiatt kerülnek a tálcára. A színes kocka a saját színének sorába kerül, a fehér és ${the(colour)} bármelyikbe.`,
    sweepLimits: 'Plusz kockával, passzív játékosként és bónusszal nincs söprés.',
  },

  bonus: {
    rows: 'A teli sor a végén álló bónuszt adja.',
    columns: 'A teli oszlop az alatta álló bónuszt adja.',
    rowsAndColumns: 'A teli sor a végén álló, a teli oszlop az alatta álló bónuszt adja.',
    rowsFrom: (crosses) =>
      `Egy sorban ${nth(crosses)} iksz adja a sor végén álló bónuszt. Több iksz nem ad többet.`,
    diagonal: 'A bal felsőtől a jobb alsó sarokig futó teli átló a sarokban álló bónuszt adja.',
    diagonalFrom: (crosses) =>
      `A bal felsőtől a jobb alsó sarokig futó átlón ${nth(crosses)} iksz adja a sarokban álló bónuszt.`,
    circlesCount: 'A bónuszoknál a bekarikázott mező is telinek számít.',
    field: 'A kitöltött mező az alatta álló bónuszt adja.',
    fieldFrom: 'A mező alatti bónusz csak akkor jár, ha a szám legalább akkora, mint a mezőbe nyomtatott.',
    fieldFromNumber: (number) => `Csak a legalább ${number} értékű számok adják a mező alatti bónuszt.`,
    lowerOnly: 'Csak az alsó háromszögbe írt szám adja a mező alatti bónuszt.',
    cells: 'A négyzetben álló bónusz a tartományával együtt jár.',
    shades: (bonus) => `Egy árnyalat minden tartománya beikszelve: ${bonus}.`,
    none: 'Itt nincsenek bónuszok.',
  },

  points: {
    columns: 'Minden teli oszlop annyi pontot ér, amennyi alatta áll.',
    columnsFrom: (crosses) =>
      `Minden oszlop, amelyben legalább ${crosses} iksz van, annyi pontot ér, amennyi alatta áll.`,
    antiDiagonal: (crosses, points) =>
      `A jobb felsőtől a bal alsó sarokig futó átló legalább ${crosses} iksszel ${points} pontot ér.`,
    byCrosses: 'Az ikszek száma dönt.',
    byCrossesPerRow: 'Minden sor külön számít, az ikszek száma szerint.',
    crossesOnly: 'Csak az ikszek számítanak, a karikák nem.',
    lastField: 'Az utolsó kitöltött mező feletti pontszám számít.',
    sum: 'A mezőkben álló számok összege.',
    rowPlus: (row) => `${upper(nth(row))} sor számai hozzáadódnak.`,
    rowMinus: (row) => `${upper(nth(row))} sor számai levonódnak.`,
    rowNothing: (row) => `${upper(nth(row))} sor számai önmagukban nem érnek pontot.`,
    pairs:
      'A mezők párban állnak. A teli pár értéke az első szám mínusz a második; a fél pár semmit sem ér. A második tehát legyen kicsi.',
    stacks: (signs) =>
      `Az a mező, amelynek mindkét háromszöge ki van töltve, az összegüket éri, ${signs} esetén a többszörösét.`,
    extra: (number, points) => `Minden ${number} további ${points} pontot ér.`,
    crosses: 'Ikszek',
    fields: 'Kitöltött mezők',
    value: 'Pontok',
  },

  actions: {
    title: 'Akciók',
    text: [
      'Az akciókat bónuszokkal szerzed meg, a sávjukon balról jobbra. Megtarthatod őket, amíg szükséged nem lesz rájuk.',
      'Egy fordulóban akárhányat felhasználhatsz. A játék végén a megmaradtak semmit sem érnek.',
    ],
    use: {
      reroll:
        'Dobás után, választás előtt: dobj újra a kezedben lévő összes kockával. Ez nem számít bele a három dobásba.',
      extra:
        'Minden forduló végén, akár a tiéd, akár másé: jelölj be még egy kockát. A hat közül bármelyiket, bárhol is van, és bárki is használta. Több akcióval többet is, de minden kockát fordulónként csak egyszer.',
      return:
        'A második vagy harmadik dobásod előtt: vegyél vissza egy kockát az ezüsttálcáról a kezedbe. Üres kézzel is, amíg van még dobásod.',
      polish:
        'Ha olyan kockát jelölsz be, amely az ezüsttálcán van, akciónként 1-gyel többet vagy kevesebbet ér. 1 és 6 között marad.',
    },
    slots: (count) => `A sávon ${count} hely van.`,
  },

  bonuses: {
    title: 'Bónuszok',
    text: [
      'A bónuszt abban a pillanatban kapod meg, amikor megszerzed. Az akciókat és a rókákat jóváírod, a mezőket rögtön kitöltöd.',
      'Egyszerre több? Te választod a sorrendet. Ami sehová sem illik, elvész.',
    ],
    legend: {
      X: 'Ikszelj be egy ilyen színű szabad mezőt, bármilyen szám áll is ott. Sorban mindig a következőt.',
      '?': 'Jelölj be ebben a színben egy tetszőleges számot, a terület szabályai szerint.',
      number: 'Írd be ezt a számot az ilyen színű következő mezőbe.',
      action: 'Egy ilyen akció.',
      fox: 'Egy róka.',
      black: 'Ugyanez egy tetszőleges területen.',
    },
  },

  foxes: {
    title: 'Rókák',
    text: (count) => [
      `Ezen a lapon ${count} róka van. A játék végén mindegyik annyit ér, mint a leggyengébb területed.`,
      'Ezért egyetlen területet se hanyagolj el.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} róka és a leggyengébb területen ${lowest} pont: ez ${points} pont.`,
    negative: 'Egy terület nulla alatt is végezhet. Akkor a rókák pontot vonnak le.',
  },

  passive: {
    title: 'Amikor mások játszanak',
    text: [
      'Ha az aktív játékos befejezte a dobásait, a többiek jönnek, mind egyszerre. Mindenki bejelöl egy kockát az ezüsttálcáról.',
      'A kockák a helyükön maradnak. Ugyanazt többen is használhatják.',
    ],
    noneFits: 'A tálca egyik kockája sem jó? Akkor az aktív játékos kockamezőiről használhatsz egyet.',
    must: 'Ha van megfelelő kocka a tálcán, egyet használnod kell.',
    may: 'Ki is hagyhatod. De akkor más kocka nem jár.',
    polish: 'Hogy egy kocka megfelel-e, azt polírozás nélkül kell nézni.',
  },

  solo: {
    title: 'Egyedül',
    text: (rounds) => [
      `${rounds} kört játszol. Minden saját fordulód után passzív forduló jön: dobj az összes kockával. A három legalacsonyabb a tálcára, a többi a kockamezőkre kerül.`,
      'Jelölj be egyet a tálcáról, mint egy passzív játékos. A plusz kocka megengedett, az újradobás nem.',
    ],
    level: 'Szint',
    from: 'Pontok',
    below: (points) => `${points} alatt`,
  },

  end: {
    title: 'A játék vége',
    text: [
      'Add össze az összes terület és a rókák pontjait. Akinek a legtöbb pontja van, az nyer.',
      'Egyenlő pontszám? A legtöbbet érő terület dönt.',
    ],
  },
};
