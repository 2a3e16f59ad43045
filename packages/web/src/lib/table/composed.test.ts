// Sentences that are put together from parts, in every language: endings, articles, cases and order of words.
import {
  buildPosition,
  clever4ever,
  doppeltSoClever,
  type Event,
  gainsOf,
  ganzSchoenClever,
  type Position,
  type PositionSetup,
  type Sheet,
} from '@reynard/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#lib/words/languages.ts';

/** The modules with the words of the table in a language, as a reader of it loads them. */
async function wordsIn(language: Language) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  const { overwriteGetLocale } = await import('#lib/paraglide/runtime.js');
  overwriteGetLocale(() => language);
  return {
    ...(await import('./events.ts')),
    ...(await import('./words.ts')),
    ...(await import('./sentence.ts')),
    ...(await import('./previews.ts')),
    ...(await import('#lib/sheet/names.ts')),
    ...(await import('#lib/sheet/compose.ts')),
    ...(await import('#lib/sheet/lines.ts')),
    ...(await import('#lib/sheet/state.ts')),
    ...(await import('#lib/words/sheet.ts')),
    ...(await import('#lib/words/bots.ts')),
  };
}

afterEach(() => vi.unstubAllGlobals());

function positionOf(sheet: Sheet, setup: PositionSetup): Position {
  const built = buildPosition(sheet, setup);
  if (!built.ok) throw new Error(built.error.reason);
  return built.position;
}

const first = positionOf(ganzSchoenClever, {
  phase: 'choose',
  rolls: 1,
  faces: { white: 1, yellow: 3, blue: 2, green: 1, orange: 4, purple: 1 },
  seats: [{ areas: { orange: [1, 1, 1] } }],
});
const second = positionOf(doppeltSoClever, {
  phase: 'roll',
  rolls: 1,
  faces: { white: 1, yellow: 6, blue: 6, green: 6, silver: 5, pink: 6 },
  tray: ['silver', 'white'],
  diceFields: ['green', null, null],
  seats: [{ actions: { return: { unlocked: 1, used: 0 } } }],
});
const passive = positionOf(clever4ever, {
  phase: 'finish',
  rolls: 3,
  faces: { white: 2, yellow: 4, blue: 5, gray: 1, green: 2, pink: 3 },
  tray: ['gray', 'green', 'pink'],
  diceFields: ['white', 'yellow', 'blue'],
  seats: [{}, { stage: 'passive', actions: { polish: { unlocked: 2, used: 0 } } }],
});
const polished: Event = {
  e: 'pick',
  p: 1,
  die: 'pink',
  mark: { area: 'pink', value: 5 },
  polish: { pink: 2 },
};

/** Sentences of each kind, by language. */
async function said(language: Language): Promise<string[]> {
  const w = await wordsIn(language);
  const field = (sheet: Sheet, area: number, index: number, value = 0) => {
    const drawn = w.drawingOf(sheet).areas.find((each) => each.index === area)!;
    return w.fieldName(sheet, drawn, drawn.fields[index], value);
  };
  const orange = first.moves(0).find((move) => w.moveWords(first, move).includes('8'))!;
  return [
    w.dieName(first, 1, 'hand', true, false),
    w.dieName(positionOf(ganzSchoenClever, { seats: [{}] }), 1, 'hand', false, false),
    w.previewWords(first, orange, gainsOf(first, orange)),
    w.moveWords(second, second.moves(0).find((move) => w.moveWords(second, move).includes('5'))!),
    w.eventLine(second, { e: 'return', p: 0, die: 'silver' }, ['Ada']),
    w.eventLine(passive, polished, ['Ada', w.botName('reynard')]),
    field(ganzSchoenClever, 0, 3, 1),
    field(doppeltSoClever, 0, 6),
    field(clever4ever, 2, 0),
    w.linesByArea(clever4ever, w.marksOf(passive, 1))[2].lines[2],
    w.listWords(['bruin', 'tibert', 'reynard'].map((bot) => w.botName(bot))),
  ];
}

const SAID: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Yellow 3, in hand, can be chosen',
    'Yellow die, not rolled yet, in hand',
    '4 × 2 = 8 in orange: +8 points. To the tray: white, yellow, blue, green and purple.',
    'Return silver 5 to your hand',
    'Silver 5 returned to hand.',
    'Reynard the fox: 5 in pink with the pink die, pink 3 polished to 5.',
    'Yellow, row 1, column 4, crossed from the start',
    '1 in silver (blue row), free',
    'Grey region 1 (dark, 1 cell), start region, bonus: a polish, free',
    'Dark regions: a fox, 0 of 6 marks',
    'Bruin the bear, Tibert the cat and Reynard the fox',
  ],
  de: [
    'Gelbe 3, in der Hand, wählbar',
    'Gelb, noch nicht gewürfelt, in der Hand',
    '4 × 2 = 8 in Orange: +8 Punkte. Aufs Tablett: Weiß, Gelb, Blau, Grün und Lila.',
    'Hole die silberne 5 in die Hand zurück',
    'Silberne 5 zurückgeholt.',
    'Reineke der Fuchs: 5 in Rosa mit dem rosa Würfel, rosa 3 auf 5 poliert.',
    'Gelb, Zeile 1, Spalte 4, von Anfang an angekreuzt',
    '1 in Silber (blaue Zeile), frei',
    'Gebiet 1 in Grau (dunkel, 1 Kästchen), Startgebiet, Bonus: Silber polieren, frei',
    'Gebiete, dunkel: Fuchs, 0 von 6 Einträgen',
    'Braun der Bär, Hinze der Kater und Reineke der Fuchs',
  ],
  nl: [
    'Gele 3, in de hand, te kiezen',
    'Geel, nog niet gegooid, in de hand',
    '4 × 2 = 8 in oranje: +8 punten. Naar het dienblad: wit, geel, blauw, groen en paars.',
    'Haal de zilveren 5 terug in je hand',
    'Zilveren 5 teruggehaald.',
    'Reynaert de vos: 5 in roze met de roze dobbelsteen, roze 3 gepoetst tot 5.',
    'Geel, rij 1, kolom 4, vanaf het begin aangekruist',
    '1 in zilver (blauwe rij), vrij',
    'Grijs gebied 1 (donker, 1 vakje), startgebied, bonus: Zilver poetsen, vrij',
    'Gebieden, donker: vos, 0 van 6 ingevuld',
    'Bruun de beer, Tibeert de kater en Reynaert de vos',
  ],
  hu: [
    'Sárga 3-as, kézben, választható',
    'Sárga kocka, még dobásra vár, kézben',
    'Narancs 4 × 2 = 8: +8 pont. A tálcára kerül: fehér, sárga, kék, zöld és lila.',
    'Vedd vissza a kezedbe: ezüst 5-ös',
    'Visszavétel: ezüst 5-ös.',
    'Reynard róka: Rózsaszín 5 a rózsaszín kockával, rózsaszín 3-as polírozva, értéke 5.',
    'Sárga, 1. sor, 4. oszlop, kezdettől beikszelve',
    'Ezüst 1 (kék sor), szabad',
    'Szürke 1. tartomány (sötét, 1 négyzet), kezdő tartomány, bónusz: ezüst polírozása, szabad',
    'Sötét tartományok: róka, 6 jelölésből 0 megvan',
    'Bruin medve, Tibert macska és Reynard róka',
  ],
};

describe.each(Object.entries(SAID))('%s', (language, expected) => {
  test('composed sentences read as its speakers would say them', async () => {
    expect(await said(language as Language)).toEqual(expected);
  });
});
