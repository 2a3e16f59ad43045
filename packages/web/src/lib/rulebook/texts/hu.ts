// The rules in Hungarian.
import type { Colour } from '@reynard/engine';
import { faceName, hu as grammar, the as withArticle } from '#lib/words/grammar/hu.ts';
import type { RulesText } from '../text.ts';

const upper = (words: string) => words[0].toUpperCase() + words.slice(1);
/** A place in a sequence with its article: "a 3.", "az 5.". */
const nth = (number: number) => withArticle(`${number}.`);
/** The colour with its article: "a kék", "az ezüst". */
const the = (colour: Colour) => withArticle(grammar.colours[colour]);
const anyOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('hu', { type: 'disjunction' }).format(words.map(String));
const bothOf = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('hu', { type: 'conjunction' }).format(words.map(String));
/** "sárga és türkiz" */
const both = (colours: readonly Colour[]) => bothOf(colours.map((colour) => grammar.colours[colour]));
/** "sárga, kék vagy zöld" */
const names = (colours: readonly Colour[]) => anyOf(colours.map((colour) => grammar.colours[colour]));

export const hu: RulesText = {
  rules: 'Szabályok',
  intro:
    'Egy ötlet, több játék: válassz egy kockát, jelölj be egy mezőt, és az egyik bónusz hozza a másikat.',
  learn: 'Inkább játszva tanulnál? Minden játékhoz van egy rövid lecke.',
  lesson: 'Tanuld meg ezt a játékot egy rövid leckében',
  contents: 'Ezen az oldalon',
  example: 'Példa',
  otherGames: 'A többi játék',

  idea: {
    title: 'Az alapötlet',
    goal: 'A cél: szerezd a legtöbb pontot.',
    text: (areas, dice) => [
      `Van ${dice} kockád és egy pontozólapod ${areas} színes területtel. Minden választott kockát a színének megfelelő területen jelölsz be.`,
      'A betelt sorok és oszlopok, valamint bizonyos mezők bónuszt adnak. Egy bónusszal újabb mezőt tölthetsz ki, és az talán meghozza a következő bónuszt.',
      'A jó választás két kérdésen múlik: melyik kocka segít most, és melyeket veszíted el miatta?',
    ],
    rounds:
      'Hogy hány körből áll a játék, az a játékosok számától függ. Minden körben mindenki egyszer aktív játékos, vagyis ő dob. Az elsőként megnevezett játékos kezd.',
    headPlayers: 'Játékosok',
    headRounds: 'Körök',
    players: (count) => String(count),
    roundGifts: 'Ezek a körök mindenkinek szóló bónusszal kezdődnek, még a kör első dobása előtt:',
    round: (number) => `${number}. kör`,
    blank: 'Az üres pontozólap: a kis jelek a megszerezhető bónuszok.',
  },

  differs: {
    title: 'Mi más itt?',
    known: (game) => `Ha ismered ezt: ${game}`,
    features: {
      mustTake: 'Ha vannak használható kockák, az egyiket választanod kell, a dobásból és a tálcáról is.',
      mayPass: 'Akkor is passzolhatsz, ha van használható kocka.',
      return: 'Van egy harmadik akció: egy kocka visszavétele a tálcáról a kezedbe.',
      polish: 'Van egy harmadik akció: a tálcán lévő kocka polírozása, így 1-gyel többet vagy kevesebbet ér.',
      joker: 'Van egy harmadik akció: a dzsókerrel a választott kocka más számnak számít.',
      places:
        'A sor attól függ, hol van a kocka: az I., a II. vagy a III. kockamezőn. A tálcáról csak a szürke mezők jöhetnek.',
      sweep: 'A tálcára kerülő kisebb értékű kockákat is beikszelheted itt.',
      company: 'A többi, ugyanazt a számot mutató kockát is beikszelheted, ha a használt kocka mellett van.',
      circles: 'A számokat előbb bekarikázod, és csak később ikszeled be.',
      numbers: 'Nyomtatott számokat ikszelsz be, tetszőleges sorrendben.',
      sums: 'A fehérrel közös összeget ikszeled be, tetszőleges sorrendben.',
      rowAndColumn: 'Nem összeg: az egyik kocka a sor, a fehér az oszlop.',
      twoInLine: 'Egy vonalon bárhol elég két iksz.',
      regions: 'Egy kockával egész tartományt ikszelsz be; a tartományoknak érintkezniük kell.',
      atLeast: 'A kockának legalább a nyomtatott számot kell mutatnia.',
      higher: 'Minden számnak nagyobbnak kell lennie az előzőnél, de 6-os után bármi jöhet.',
      falling: 'Összegeket írsz be, és ezek sosem nőhetnek.',
      bothWays:
        'Összegeket írsz egy szám bal és jobb oldalára, mindegyik pontosan 1-gyel kisebb vagy nagyobb az előzőnél.',
      skipping: 'A számokat balról jobbra ikszeled be. Kihagyhatsz, de amit kihagysz, elvész.',
      factors: 'Egyes mezők megszorozzák a számot.',
      pairs: 'A mezők párban állnak: az első szám mínusz a második.',
      halves: 'Minden mezőnek két fele van, és akkor ér pontot, ha mindkettő ki van töltve.',
      ownRows: 'Több sor közül választasz, és az egyik levonást jelent.',
      bonusFrom: 'A bónuszhoz elég nagy szám kell.',
      takes: 'Minden mezőnél választasz: a bónusz vagy a pontok.',
      effects: 'Minden számnak saját hatása van.',
    },
  },

  turn: {
    title: 'Egy forduló hat lépésben',
    steps: [
      { title: 'Dobás', text: 'Dobj a kezedben lévő összes kockával. A forduló elején ez mind a hat.' },
      {
        title: 'Újradobás?',
        text: 'Nem tetszik? Az Újradobás akcióval újra dobhatsz a kezedben lévő összes kockával.',
      },
      {
        title: 'Választás',
        text: 'Válassz egy használható kockát, vagyis olyat, amellyel most be szabad jelölnöd egy mezőt. Tedd a három kockameződ egyikére.',
      },
      {
        title: 'Bejelölés',
        text: 'Jelöld be a színének megfelelő területen. A fehér kocka bármilyen szín lehet: bármelyik területen használható.',
      },
      {
        title: 'Tálca',
        text: 'A kezedben lévő kockák közül minden, a választottnál kisebb értékű az ezüsttálcára kerül. Az azonos értékűek a kezedben maradnak.',
      },
      {
        title: 'És tovább',
        text: 'Használd fel az összes bónuszodat, aztán dobj a maradék kockákkal. Három dobás után, vagy ha nincs több kocka a kezedben, vége a dobásaidnak. Ami még megmaradt, az is a tálcára kerül.',
      },
    ],
    ownFace: (colour) =>
      `Hogy mi kerül a tálcára, azt csak a választott kocka saját száma dönti el. Példa: ${the(colour)} 2-est választod, és a fehér 5-össel együtt használod. Csak az 1-esek kerülnek a tálcára; a fehér 5-ös nem fogy el, a kezedben marad.`,
    mustTake:
      'Ha vannak használható kockák, az egyiket választanod kell, de előbb újradobhatsz. Ha nincs ilyen, a dobás elvész, és a kockák a kezedben maradnak.',
    mayPass:
      'Ha egyik sem használható, vagy egyiket sem akarod, passzolhatsz: a dobás elvész, a kockamezője üres marad, a kockák pedig a kezedben maradnak.',
    unlessReturn:
      'Üres kézzel csak akkor dobhatsz tovább, ha előbb visszaveszel egy kockát a tálcáról (lásd: Akciók).',
    places: 'Fent: a kezed. Lent: a három kockameződ és az ezüsttálca.',
    shown: (die, tray) => `Választott kocka: ${die}. Az ezüsttálcára: ${tray}. A többivel újra dobsz.`,
  },

  places: {
    title: 'Pozíciók',
    text: [
      'Ebben a játékban számít, hol van egy kocka: az I., a II. vagy a III. kockamezőn, vagy az ezüsttálcán. Ez a pozíciója.',
      'A kockamezők a dobásokhoz tartoznak: az első dobásból választott kocka az I., a másodikból választott a II., a harmadikból választott a III. kockamezőre kerül. Ha passzolsz, az a kockamező üres marad.',
      'Az a kocka, amelyet passzív játékosként jelölsz be, és a plusz kocka is ott számít, ahol éppen van.',
      'A bónusz pozíciója annak a jelölésnek a pozíciója, amely meghozta, az egész láncon végig. Annak, amit egy kör az elején ad, és ami abból következik, nincs pozíciója.',
    ],
    areas: (colours) => `A pozíció ezeken a területeken számít: ${both(colours)}.`,
  },

  areas: {
    title: 'A területek',
    name: (colour) => upper(grammar.colours[colour]),
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
    circleOrCross: (colour) =>
      `${upper(the(colour))} kockával bekarikázol egy szabad mezőt, amelyen ugyanaz a szám áll, vagy beikszelsz egy már bekarikázottat. Ha több ilyen van, te választasz.`,
    crossSum: (colour) =>
      `Add össze ${the(colour)} és a fehér kocka értékét, és ikszeld be az összeg mezőjét.`,
    crossPair: (colour) =>
      `${upper(the(colour))} kocka adja a sort, a fehér az oszlopot. Ikszeld be azt a mezőt, ahol találkoznak; szabadnak kell lennie.`,
    writeSum: (colour) =>
      `Add össze ${the(colour)} és a fehér kocka értékét, és írd az összeget a következő mezőbe.`,
    together: (colour) =>
      `${upper(the(colour))} és a fehér itt mindig együtt számít, bárhol van is a két kocka, és bármelyiket választottad közülük.`,
    leftToRight: 'A mezőket balról jobbra töltöd ki, kihagyás nélkül.',
    ownRows: (rows) => `A ${rows} sort külön-külön, balról jobbra töltöd ki. Te választod meg a sort.`,
    halves:
      'A mező felső fele a bal felső, az alsó a jobb alsó. A felsőket balról jobbra töltöd ki, és az alsókat is; az egyik nem vár a másikra.',
    atLeast: (colour) =>
      `${upper(the(colour))} kockával beikszeled a következő mezőt, ha legalább az oda nyomtatott számot mutatja.`,
    write: (colour) => `Írd ${the(colour)} kocka számát a következő mezőbe.`,
    writeHalf: (colour) =>
      `Írd ${the(colour)} kocka számát a következő felső vagy a következő alsó félbe; te választasz.`,
    writeTimes: (colour) =>
      `Szorozd meg ${the(colour)} kocka számát a következő mező szorzójával, és az eredményt írd be. Szorzó nélküli mezőbe maga a szám kerül.`,
    anyNumber: 'Bármilyen szám jöhet.',
    higher: 'Minden számnak nagyobbnak kell lennie az előzőnél.',
    higherInRow: (row) =>
      `${upper(nth(row))} sorban minden számnak nagyobbnak kell lennie az előzőnél. 6-os után ott nincs folytatás.`,
    otherRowsFree: 'A többi sorba bármilyen szám jöhet.',
    afterSix: '6-os után újrakezded: bármilyen szám jöhet.',
    notHigher: 'Egyik szám sem lehet nagyobb az előzőnél. Az első bármennyi lehet.',
    factors: (signs) => `Ahol ${anyOf(signs)} áll, ott a számot rögtön megszorzod.`,
    repeats: (number) =>
      `A ${faceName(number)}t kétszer írod be: a következő mezőbe is, ha van ilyen. A második kitöltött mezőnek számít, de már nem ismétlődik.`,
    region: (colour) =>
      `${upper(the(colour))} kockával egy egész tartományt ikszelsz be. Legalább annyit kell mutatnia, ahány négyzetből a tartomány áll; a többlet elvész.`,
    regionStart: (cells) =>
      `Kezdd az egyik megjelölt sarkú tartománnyal: ezek ${bothOf(cells)} négyzetből állnak.`,
    regionTouch:
      'Utána azok a tartományok érhetők el, amelyek oldalukkal érintkeznek egy már beikszelttel; a sarok nem elég.',
    sweep: (colour) =>
      `Söprés: ha aktív játékosként itt jelölöd be a választott kockát (${the(colour)} kockát, vagy a fehéret ezen a területen), minden kisebb értékű kockát is beikszelhetsz, amely most a tálcára kerül, a saját számánál.`,
    sweepRows: (colour) =>
      `A színes kocka a saját színe sorába kerül; a fehér, vagy ha a fehéret választottad, ${the(colour)}, bármelyikbe. Bármelyiket kihagyhatod. A söpört kockák és a bónuszok sorrendje tetszőleges, de mind a következő dobás előtt jön.`,
    sweepExample: (colour) =>
      `Példa: ${the(colour)} 4-est választod; a kék 2-es és a fehér 3-as a tálcára kerül. Beikszelheted a kék sor 2-esét (a saját számát, nem az összeget), és bármelyik sorban egy 3-ast.`,
    sweepLimits:
      'Mindhárom dobásnál lehet, de ami már korábban a tálcán volt, vagy az utolsó dobás után megmaradt, az nem söpörhető. Plusz kockával, bónusszal és passzív játékosként sincs söprés.',
    placeRows:
      'A kocka pozíciója dönti el a sort: az I. kockamezőről az első sorba kerül, a II. kockamezőről a másodikba, a III. kockamezőről a harmadikba.',
    placeTray:
      'A tálcáról csak szürke mezőt ikszelhetsz be, bármelyik sorban. Pozíció nélkül bármelyik mező jöhet.',
    company: (colour) =>
      `Kíséret: ha ${the(colour)} területen beikszeltél egy számot, minden más kockát is beikszelhetsz ugyanabban az oszlopban, amely ezt a számot mutatja, és a használt kocka mellett van: kockánként egy iksz.`,
    companyWhere:
      'A kockamezőn lévő kocka mellett az aktív játékos mindhárom kockamezőjén lévő kockák vannak; a tálcán lévő mellett a tálca kockái. A kezedben lévő kocka nem kíséret.',
    companyExample: (colour) =>
      `Példa: az I. kockamezőn a fehér 4-es van. A második dobásból ${the(colour)} 4-est választod: két 4-est ikszelhetsz be. A kezedben lévő harmadik 4-es nem számít.`,
    companyLimits:
      'A kíséretet ki is hagyhatod. A kíséret és a bónuszok sorrendje tetszőleges, de mind megelőzi a dobást és minden mást. A kíséret iksze is hozhat bónuszt, de újabb kíséretet nem. Ettől egyik kocka sem fogy el.',
    companyJoker: 'Dzsókernél a kíséretnek azt a számot kell mutatnia, amelynek a kockád számít.',
    bothWays: (number) =>
      `Válassz oldalt a nyomtatott szám (${number}) mellett: a mezőket középről kifelé töltöd ki. Balra az összegnek pontosan 1-gyel kisebbnek kell lennie az előző számnál, jobbra pontosan 1-gyel nagyobbnak. Balra tehát ${number - 1}, jobbra ${number + 1} az első.`,
    reset: (number) =>
      `Vagy írd be ezt: ${number}. Mindkét oldalon jó, kivéve, ha az előző szám is ennyi. Onnan számolsz tovább.`,
    path: (colour) =>
      `${upper(the(colour))} kockával olyan mezőt ikszelsz be, amelyen ugyanaz a szám áll, az utolsó ikszedtől jobbra. Az első bárhol lehet.`,
    skipping: 'Mezőket ki is hagyhatsz, de azok végleg elvesznek.',
    takes: (colour) =>
      `${upper(the(colour))} kockával kitöltöd a következő mezőt, és választasz: a bónuszát vagy a pontjait.`,
    takeBonus:
      'Bónusz: a kocka számának felét írod be, felfelé kerekítve, és megkapod a mező alatti bónuszt.',
    takePoints: 'Pontok: a számot a mező szorzójával megszorozva írod be. Ekkor a bónuszt nem kapod meg.',
    takeHalf: 'Szorzó nélküli mezőbe mindig csak a szám fele kerül.',
    takeExample:
      'Példa: egy 5-ös ×2 szorzójú mezőbe. Beírod, hogy 3, és megkapod a bónuszt, vagy beírod, hogy 10.',
  },

  bonus: {
    rows: 'Ha betelik egy sor, megkapod a végén álló bónuszt.',
    columns: 'Ha betelik egy oszlop, megkapod az alatta álló bónuszt.',
    rowsAndColumns: 'Ha betelik egy sor, a végén álló bónuszt kapod meg, ha egy oszlop, az alatta állót.',
    rowsFrom: (crosses) =>
      `Egy sorban ${nth(crosses)} iksz, bárhol is van, meghozza a sor végén álló bónuszt. További ikszek nem adnak még egyet.`,
    diagonal: 'Ha betelik a bal felsőtől a jobb alsó sarokig futó átló, megkapod a sarokban álló bónuszt.',
    diagonalFrom: (crosses) =>
      `A bal felsőtől a jobb alsó sarokig futó átlón ${nth(crosses)} iksz, bárhol is van, meghozza a sarokban álló bónuszt.`,
    circlesCount: 'A bónuszokhoz elég a karika.',
    tinted:
      'Ehhez csak a színezett mezők számítanak: a sor vagy az oszlop akkor telik be, ha minden színezett mezője be van ikszelve.',
    betweenRows:
      'A két sor közötti bónuszt akkor kapod meg, ha a közvetlenül fölötte és alatta lévő mező is be van ikszelve.',
    between:
      'A két mező közötti bónuszt akkor kapod meg, ha mindkettő be van ikszelve. Kihagyott mező mellett elvész.',
    taken: 'A mező alatti bónuszt csak akkor kapod meg, ha a pontok helyett azt választod.',
    field: 'Ha kitöltesz egy mezőt, megkapod az alatta álló bónuszt.',
    fieldAbove:
      'Ha kitöltesz egy mezőt, megkapod a közvetlenül alatta álló bónuszt: két sor között a bónusz a felsőé.',
    fieldFrom: 'A mező alatti bónusz csak akkor jár, ha a számod legalább akkora, mint a mezőbe nyomtatott.',
    fieldFromNumber: (number) => `A mező alatti bónuszhoz legalább ${faceName(number)} kell.`,
    lowerOnly: 'Csak az alsó félbe írt szám hozza meg a mező alatti bónuszt.',
    cells: 'Ha beikszelsz egy tartományt, a benne álló összes bónuszt megkapod.',
    shades: (bonus) =>
      `Három árnyalat van: fehér, világos és sötét. Ha egy árnyalat minden tartománya be van ikszelve, a jutalmad: ${bonus}.`,
    none: 'Itt nincsenek bónuszok.',
  },

  points: {
    columns: 'Minden betelt oszlop annyi pontot ér, amennyi alatta áll.',
    columnsFrom: (crosses) =>
      `Minden oszlop, amelyben legalább ${crosses} iksz van, annyi pontot ér, amennyi alatta áll.`,
    antiDiagonal: (crosses, points) =>
      `A jobb felsőtől a bal alsó sarokig futó átló legalább ${crosses} iksszel ${points} pontot ér.`,
    byCrosses: 'A pontjaidat az ikszek száma adja.',
    byCrossesPerRow: 'Minden sor külön számít, az ikszek száma szerint.',
    crossesOnly: 'Csak az ikszek érnek pontot, a karikák nem.',
    tintedOrNot: 'Itt minden iksz számít, akár színezett a mező, akár nem.',
    lastField: 'Az utolsó kitöltött mező feletti pontszámot kapod.',
    lastFieldPerSide: 'Mindkét oldal az utolsó kitöltött mezőjének pontszámát éri.',
    sum: 'A beírt számok összegét kapod.',
    rowPlus: (row) => `${upper(nth(row))} sor (+) számai hozzáadódnak.`,
    rowMinus: (row) => `${upper(nth(row))} sor (−) számai levonódnak.`,
    rowNothing: (row) => `${upper(nth(row))} sor számai önmagukban nem érnek pontot.`,
    minusWorth: 'A mínuszos sort a bónuszai és a betelt oszlopok miatt éri meg kitölteni.',
    pairs:
      'Két szomszédos mező egy pár. A kitöltött pár értéke az első szám mínusz a második, ez lehet negatív is; a félig kitöltött semmit sem ér. A második tehát legyen kicsi.',
    stacks: (signs) =>
      `Egy mező akkor ér pontot, ha mindkét fele ki van töltve: a két szám összegét éri, ${anyOf(signs)} jelnél még megszorozva. A félig kitöltött mező semmit sem ér.`,
    extras: 'Egyes számok további pontot érnek, lásd lejjebb.',
    extrasFor: (numbers, points) =>
      `Minden beírt ${anyOf(numbers.map(faceName))} további ${points} pontot ér.`,
    crosses: 'Ikszek',
    fields: 'Kitöltött mezők',
    value: 'Pontok',
  },

  faces: {
    title: 'Melyik szám mit tesz',
    nothing: 'semmi mást',
    points: (points) => `+${points} pont`,
    again: 'a következő mezőbe is beírod',
    bonus: 'a mező bónusza',
  },

  actions: {
    title: 'Akciók',
    text: [
      'Az akciókat bónuszokkal szerzed meg, a sávjukon balról jobbra. A sávon minden megszerezhető akciónak van helye. Megtarthatod őket, amíg fel nem használod.',
      'Egy fordulóban akárhányat felhasználhatsz. A játék végén a megmaradtak semmit sem érnek.',
    ],
    use: {
      reroll:
        'Dobás után, választás előtt: dobj újra a kezedben lévő összes kockával. Ez nem számít bele a három dobásba.',
      extra:
        'Minden forduló végén, akár a tiéd, akár másé: jelölj be még egyet a hat kocka közül, bárhol is van, akár olyat is, amelyet ebben a fordulóban már bejelöltél. Több akcióval több kockát is bejelölhetsz, de plusz kockának egyiket sem választhatod kétszer ugyanabban a fordulóban. Ahol a kék és a fehér együtt számít, ebben csak a választott kocka számít.',
      return:
        'A második vagy harmadik dobásod előtt: vegyél vissza egy kockát az ezüsttálcáról a kezedbe. Egy akció egy kocka; többet is visszavehetsz. Üres kézzel is lehet, amíg van még dobásod, de dobás és választás között nem.',
      polish:
        'Csak az ezüsttálcán lévő kockához: ahhoz, amelyet passzív játékosként jelölsz be, vagy egy onnan vett plusz kockához. Akciónként 1-gyel többet vagy kevesebbet ér erre az egy bejelölésre; többet is felhasználhatsz. 1 és 6 között marad (a 6-osból sosem lesz 1-es), és a kockát nem fordítod el. Ahol a kék és a fehér együtt számít, azt polírozhatod, amelyik a tálcán van, bármelyiket választottad, a saját dobásodnál is.',
      joker:
        'Amikor kockát választasz, dobásból, passzív játékosként vagy plusz kockaként: erre az egy bejelölésre a sáv egyik szabad helyén álló számnak számít, akkor is, ha csak így használható; a ? bármilyen szám lehet 1-től 6-ig. Más számnak kell lennie, mint amit a kocka mutat. A helyeket balról jobbra szerzed meg, de bármilyen sorrendben használod. Bejelölésenként egy dzsóker jár, és csak a választott kockához: ahol a kék és a fehér együtt számít, a másik marad, ahogy van. A kockát nem fordítod el: hogy mi kerül a tálcára, és mit használhatnak mások, azt a mutatott száma dönti el.',
    },
    slots: (count) => `A sávon ${count} hely van.`,
  },

  bonuses: {
    title: 'Bónuszok',
    text: [
      'A bónusz azonnal jár, amint megszerezted. Az akciókat és a rókákat megtartod. A mezőt kitöltő bónuszt akkor használod, amikor a kisebb értékű kockák már a tálcán vannak, mielőtt dobnál vagy bármi mást tennél.',
      'Egyszerre több? Te választod a sorrendet. Amit sehol sem tudsz használni, elvész; amit tudsz, azt használnod kell.',
    ],
    legend: {
      X: 'Ikszelj be egy tetszőleges, ilyen színű szabad mezőt, bármilyen szám áll is ott.',
      XNext: 'Ikszeld be az ilyen színű következő mezőt, bármilyen számot kér is.',
      '?': 'Kérdőjel ebben a színben: mintha egy ilyen színű kocka az általad választott számot mutatná, a terület minden szabálya szerint.',
      number: 'Írd be ezt a számot az ilyen színű következő mezőbe.',
      action: 'Egy ilyen akciót szerzel, lásd: Akciók.',
      fox: 'Egy róka, lásd: Rókák.',
      black: 'Kérdőjel egy tetszőleges területen.',
      crossOrNumber: (crosses, number, writes) =>
        `Válassz a kettő közül: egy iksz (${names(crosses)} terület), vagy egy ${faceName(number)} (${names(writes)} terület).`,
    },
    notes: {
      numberTimes: (colour) =>
        `${upper(the(colour))} területen a bónusz számát is megszorzod a mező szorzójával.`,
      freeSum: (colour) =>
        `${upper(the(colour))} ? bármilyen összeg lehet 2-től 12-ig, amely nem nagyobb az előző számnál.`,
      freeCircle: (colour) =>
        `${upper(the(colour))} ? bekarikáz egy tetszőleges szabad mezőt, vagy beikszel egy bekarikázottat.`,
      freeTimes: (colour) =>
        `${upper(the(colour))} ? bármilyen szám lehet 1-től 6-ig, szorozva a következő mező szorzójával.`,
      freeField: (colour) => `${upper(the(colour))} ? bármelyik szabad mező lehet.`,
      freeRegion: (colour) =>
        `${upper(the(colour))} ? bármelyik elérhető tartomány lehet, akármekkora; a legelső akkor is megjelölt sarkú legyen.`,
      freePlace: (colour) =>
        `${upper(the(colour))} ? bármilyen szám lehet, de annak a jelölésnek a pozíciójával, amely meghozta: abban a sorban, a tálcáról a szürke mezőkön. Pozíció nélkül bármelyik szabad mező lehet.`,
      freeCompany: (colour) =>
        `${upper(the(colour))} ? bármelyik szabad mező lehet. Ha kockamezőről jön, a három kockamezőn minden kocka kíséret, amely ezt a számot mutatja, az imént bejelölt is; ha a tálcáról, akkor a tálcán lévők. Pozíció nélkül nincs kíséret.`,
      freeWithWhite: (colour) =>
        `${upper(the(colour))} ? egy általad választott szám 1-től 6-ig, plusz a fehér kocka. Pozíció nélkül, a dobás előtt, bármilyen összeg lehet 2-től 12-ig, amely beírható.`,
      freePath: (colour) => `${upper(the(colour))} ? bármelyik mező lehet az utolsó ikszedtől jobbra.`,
      freeTake: (colour) =>
        `${upper(the(colour))} ? legjobb esetben 6-os: 3-at írsz be, és megkapod a bónuszt, vagy a szorzó 6-szorosát.`,
    },
  },

  signs: {
    title: 'Jelek a pontozólapon',
    legend: {
      columns: 'Az oszlop alatt: a pontjai.',
      above: 'A mező felett: a pontjaid, ha ez az utolsó kitöltött.',
      atLeast: 'A kockának legalább ezt a számot kell mutatnia.',
      factor: 'A számot ezzel megszorzod, és az eredményt írod be.',
      stackFactor: 'A mező felett: a két fél összege ennyiszeresen számít.',
      rising: 'Ebben a sorban minden számnak nagyobbnak kell lennie az előzőnél.',
      minus: 'Ennek a sornak a számai levonódnak.',
      plus: 'Ennek a sornak a számai hozzáadódnak.',
      bonusFrom: 'A bónuszhoz legalább ez a szám kell.',
      pair: 'A vonalak között: két mező, amely egy pár.',
      diagonal: 'E vonal mentén fut egy átló, amely bónuszt vagy pontot ad.',
      crossed: 'Kezdettől be van ikszelve.',
      start: 'Itt kezdheted.',
      fieldRow: 'Az I., a II. vagy a III. kockamezőhöz tartozó sor.',
      gray: 'Szürke: a tálcáról is beikszelhető.',
      tinted: 'A színezett mezők számítanak a soruk és az oszlopuk bónuszához.',
      rowSums: 'Az egyes sorok eddigi pontjai.',
      middle: 'Ennél a számnál kezdődik a terület két oldala.',
      aboveCount:
        'A nyomtatott szám felett: ennyi iksz pontszáma, balról számolva, bárhol vannak is az ikszeid.',
      half: 'Ide csak a szám fele kerül, felfelé kerekítve.',
      takeFactor: 'Ha a pontokat választod, a szám ennyiszeresen számít.',
      tick: 'Ezt a bónuszt már megszerezted.',
      lost: 'Halvány: ez a bónusz már nem szerezhető meg.',
      counts: 'Aláhúzva: ezek a pontok a tieid.',
      fox: 'A rókáid száma szorozva a leggyengébb területed pontjaival.',
    },
  },

  foxes: {
    title: 'Rókák',
    text: (count) => [
      `Ezen a pontozólapon ${count} rókát lehet szerezni. A játék végén mindegyik, amelyet megszereztél, annyi pontot ér, mint a leggyengébb területed.`,
      'Ezért egyetlen területet se hanyagolj el.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} róka és a leggyengébb területen ${lowest} pont: ez ${points} pont.`,
    negative: (colours) =>
      `Csak ez a terület végezhet nulla alatt: ${names(colours)}. Akkor a rókák pontot vonnak le.`,
  },

  passive: {
    title: 'Amikor mások játszanak',
    text: [
      'Ha az aktív játékos befejezte a dobásait, a többiek jönnek mint passzív játékosok, mind egyszerre. Mindenki bejelöl egy kockát az ezüsttálcáról.',
      'A kockák a helyükön maradnak. Ugyanazt többen is használhatják. Ezután mindenki, az aktív játékos is, használhat plusz kockát.',
    ],
    noneFits:
      'A tálca egyik kockája sem használható? Akkor helyette az aktív játékos kockamezőiről használhatsz egyet. Ha az sem megy, nem történik semmi.',
    must: 'Ha vannak használható kockák a tálcán, az egyiket használnod kell.',
    may: 'Passzolhatsz is, akkor is, ha van használható kocka a tálcán. De akkor az aktív játékos kockáiból sem használhatsz.',
    polish:
      'Hogy egy kocka használható-e, azt úgy kell nézni, ahogy fekszik, polírozás nélkül. Utána polírozhatsz: ha egyik sem használható, olyat is a tálcáról, amely csak polírozva jó.',
    joker:
      'Hogy egy kocka használható-e, azt úgy kell nézni, ahogy fekszik, dzsóker nélkül. Utána a tálca egyik kockájához használhatsz dzsókert; ha egyik sem használható, az aktív játékos kockamezőinek egyik kockájához is.',
  },

  solo: {
    title: 'Szóló játék',
    text: (rounds) => [
      `${rounds} kört játszol. Minden saját fordulód után passzív forduló jön: dobj az összes kockával. A három legkisebb értékű a tálcára, a többi a kockamezőkre kerül; egyenlőség esetén a véletlen dönt.`,
      'Aztán bejelölsz egy kockát a tálcáról, mint egy passzív játékos.',
    ],
    order: 'Azt is a véletlen dönti el, hogy a három közül melyik kerül az I., a II. és a III. kockamezőre.',
    actions: (can, cannot) => `A passzív fordulóban használható: ${can}. Ott nem lehetséges: ${cannot}.`,
    level: 'Szint',
    from: 'Pontok',
    orMore: (points) => `${points} vagy több`,
    below: (points) => `${points} alatt`,
  },

  end: {
    title: 'A játék vége',
    text: [
      'A játék az utolsó kör után ér véget. Az utolsó forduló vége az utolsó lehetőség a plusz kockákra.',
      'Add össze az összes terület és a rókák pontjait. Akinek a legtöbb pontja van, az nyer. Pontegyenlőség? Akkor az nyer, akinek egyetlen területen a legtöbb pontja van (a rókák nem terület). Még mindig egyenlő? Akkor közös a győzelem.',
    ],
  },

  counted: {
    title: 'Egy értékelt pontozólap',
    text: 'Egy szóló játék vége, és amennyit ér:',
    area: 'Terület',
    foxes: (foxes, lowest) => `Rókák: ${foxes} × ${lowest}`,
    total: 'Összesen',
  },

  open: {
    title: 'Amit a nyomtatott szabály nyitva hagy',
    text: 'Néhány eset nincs leírva, vagy a kiadások eltérnek. Itt így játsszuk őket, ezekből az okokból.',
    rulings: {
      mustTake:
        'Kötelező választani, ha van használható kocka? A szabályfüzet egyik kiadása tiltja a passzolást, a másik azt írja: „lehet”. Itt kötelező: ez a szigorúbb olvasat, és a sorozat újabb játékai megmondják, ha szabad passzolni.',
      noneFits:
        'Mi van, ha a tálca egyik kockája sem használható? Akkor az aktív játékos egyik kockája használható, szóló játékban is, ahol a három nagyobb értékű kocka áll helyette. Az újabb játékok füzetei ezt írják, és mindegyikben igazságos.',
      noneFitsPolish:
        'Használható-e az a kocka, amely csak polírozva lenne jó? Nem: a számok úgy számítanak, ahogy a kockák fekszenek. Ekkor is polírozhatsz egyet a tálcán, használhatod az aktív játékos egyik kockáját, vagy passzolhatsz.',
      noneFitsJoker:
        'Használható-e az a kocka, amely csak dzsókerrel lenne jó? Nem: a számok úgy számítanak, ahogy a kockák fekszenek. Ekkor is használhatsz dzsókert a tálca egyik kockájához, használhatod az aktív játékos egyik kockáját, vagy passzolhatsz.',
      places:
        'Melyik sorba kerül egy bónusz? Annak a jelölésnek a pozíciója az övé, amely meghozta: a sorok a kockamezőkhöz tartoznak, így minden jelölésnek onnan vagy a tálcáról kell jönnie. Csak az nem kockától jön, amit egy kör az elején ad; az bárhová kerülhet.',
      sweep:
        'Söpörhetők-e a harmadik dobás után megmaradt kockák? Nem: csak azok, amelyek a választottnál kisebb értékük miatt kerülnek a tálcára. A füzet ezekkel magyarázza a söprést, és így mindhárom dobás egyforma.',
      company:
        'Mely kockák kísérők? A kockamezőkön lévők egymást kísérik, bármelyiken vannak is a három közül, és a tálcán lévők is. A bónuszt kocka nélkül jelölöd be, ezért ott minden kocka kíséri, amely a számot mutatja, jelölésenként egyszer. A kíséretnek nincs kísérete, különben sosem érne véget.',
      freeWithWhite:
        'Mit ér a kékben egy kérdőjel? A számod a kék kocka helyett áll, és a fehér úgy adódik hozzá, ahogy fekszik, mert ez a terület mindig mindkettőt használja. Az első dobás előtt még egyik kocka sem mutat semmit: akkor te választod meg az összeget.',
      trackEnd:
        'Mikor jár a sáv végén álló bónusz? Amikor az utolsó helyét megszerzed, nem amikor felhasználod: így minden bónusz egy bejelölés pillanatában jön.',
      extra:
        'Lehet-e egy kocka kétszer plusz kocka? Ugyanannál a játékosnál ugyanabban a fordulóban nem, a következőben igen. A szóló játék passzív fordulója külön forduló.',
      polish:
        'Mely kockák polírozhatók? Mind, amelyet a bejelölés használ, és amely a tálcán van, a választott kocka párja is: az számít, hol van.',
      joker:
        'Állhat-e a dzsóker azért a számért, amelyet a kocka már mutat? Nem: semmin sem változtatna. És egy jelöléshez egy dzsóker jár, hiszen már azzal is bármelyik számod lehet.',
      jokerPartner:
        'Megváltoztathatja-e a dzsóker a választott kocka párját ott, ahol kettő együtt számít? Nem: a dzsóker a választott kockáé. Ha a másikat akarod megváltoztatni, azt válaszd.',
      repeats:
        'Mit tesz az ismételt szám? Csak kitölti a mezőjét: a hatás a kockához tartozik, és kocka csak egy van.',
      factors: 'Megszorzod-e a bónusz számát? Igen: úgy írod be, mint bármely más számot.',
      negative:
        'Mennyit ér egy róka, ha a leggyengébb terület nulla alatt van? Ugyanannyit: ekkor pontba kerül, mert a szabály nem tesz kivételt.',
      soloTies:
        'Több egyenlő kocka közül melyik kerül a tálcára szóló játékban? A füzet szerint az asztalon mért távolság dönt, itt a véletlen.',
      soloOrder:
        'Melyik kockamezőre kerül a három nagyobb értékű kocka a szóló játék passzív fordulójában? A füzet szerint az asztalon mért távolság dönt, itt a véletlen.',
      levels:
        'Melyik szinten van az a pontszám, amely a szintek nyomtatott táblázatából kimaradt? Az oldal táblázata érvényes: abban nincs hézag.',
    },
  },

  summary: {
    title: 'Röviden',
    turn: 'Legfeljebb három dobás. Mindegyikből válassz egy kockát, és jelöld be; a kisebb értékűek az ezüsttálcára kerülnek. A fehér bármelyik területen használható.',
    passive: 'Ezután a többiek mind bejelölnek egy kockát a tálcáról.',
    foxes: 'Minden róka annyit ér, mint a leggyengébb területed.',
    actions: {
      reroll: 'dobj újra a kezedben lévő kockákkal.',
      extra: 'a forduló végén jelölj be még egy kockát.',
      return: 'dobás előtt egy kocka visszakerül a tálcáról.',
      polish: 'egy kocka a tálcán 1-gyel többet vagy kevesebbet ér.',
      joker: 'a választott kocka más számnak számít.',
    },
  },
};
