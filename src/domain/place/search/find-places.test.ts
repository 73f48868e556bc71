import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import type { Locale } from '../../locale.ts';
import { findPlaces, type NameablePlace } from './find-places.ts';
import { hasCenterQuarters, isCenterQuarter, knownPlaces, namesOfDistrict } from './known-places.ts';
import { placeWords } from './place-words.ts';

type Place = NameablePlace & { readonly title: string };

/** The districts of Tashkent, the places of the gazetteer and the centers of regions, as a page of a language knows them. */
function placesIn(locale: Locale): readonly Place[] {
  const { districts, regions } = demoCatalog();
  const named = ({ id, name, longitude, latitude }: (typeof regions)[number]) => ({
    id: String(id),
    name: name[locale] ?? name.ru,
    longitude,
    latitude,
  });
  const shop = {
    regions: regions.map(named),
    districts: districts.map((district) => ({
      ...named(district),
      regionId: String(district.regionId),
      hasDelivery: true,
      deliveryFee: 10_000,
      mayCostMore: false,
      durationMinutes: 45,
    })),
  };
  const words = { landmark: () => null, station: (name: string) => `metro ${name}` };
  return [
    ...shop.districts.map(({ name, ...point }) => ({ ...point, kind: 'district' as const, title: name, names: namesOfDistrict(name) })),
    ...knownPlaces(shop, locale, words),
    ...shop.regions.map(({ name, ...point }) => ({ ...point, kind: 'region' as const, title: name, names: [name] })),
  ];
}

const places: Readonly<Record<Locale, readonly Place[]>> = { ru: placesIn('ru'), en: placesIn('en'), uz: placesIn('uz') };
const find = (text: string, locale: Locale = 'ru') => findPlaces(places[locale], text);

describe('a place that the text names is the only one that Enter may choose', () => {
  const chilanzar = ['Чиланзарский район', 'Chilanzar district', 'Chilonzor tumani'];
  const yunusabad = ['Юнусабадский район', 'Yunusabad district', 'Yunusobod tumani'];
  const ulugbek = ['Мирзо-Улугбекский район', 'Mirzo Ulugbek district', 'Mirzo Ulugʻbek tumani'];
  const sergeli = ['Сергелийский район', 'Sergeli district', 'Sirgʻali tumani'];
  const shayhantahur = ['Шайхантахурский район', 'Shaykhantakhur district', 'Shayxontohur tumani'];
  it.each([
    ['Юнусабад 4 квартал 12', yunusabad],
    ['юнусабад 4', yunusabad],
    ['yunusobod 4', yunusabad],
    ['Юнусобод 4-мавзе, 12-уй', yunusabad],
    ['Yunusabad, block 4, house 12', yunusabad],
    ['г. Ташкент, Юнусабадский р-н, ул. Ахмада Дониша, 5', yunusabad],
    ['в Юнусабаде', yunusabad],
    ['юнус абад 4', yunusabad],
    ['чилонзор', chilanzar],
    ['Чиланзар', chilanzar],
    ['Chilanzar', chilanzar],
    ['CHILONZOR 9-kvartal 18-uy', chilanzar],
    ['Чиланзарский район', chilanzar],
    ['chilonzorda', chilanzar],
    ['Мирзо Улугбек', ulugbek],
    ["mirzo ulug'bek tumani", ulugbek],
    ['М.Улугбек, Карасу-3', ulugbek],
    ['Сергели 7', sergeli],
    ["Sirg'ali 7", sergeli],
    ['Шейхантаур', shayhantahur],
    ['Shayxontohur', shayhantahur],
    ['Шайхонтохур тумани', shayhantahur],
    ['яккасарай', ['Яккасарайский район', 'Yakkasaray district', 'Yakkasaroy tumani']],
    ['Yakkasaroy 3', ['Яккасарайский район', 'Yakkasaray district', 'Yakkasaroy tumani']],
    ['Олмазор', ['Алмазарский район', 'Almazar district', 'Olmazor tumani']],
    ['янгихаёт', ['Янгихаётский район', 'Yangihayot district', 'Yangihayot tumani']],
    ['учтепа 11', ['Учтепинский район', 'Uchtepa district', 'Uchtepa tumani']],
    ['Карасу 2', ['Карасу', 'Qorasuv', 'Qorasuv']],
    ['Магик сити', ['Magic City', 'Magic City', 'Magic City']],
    ['magiccity', ['Magic City', 'Magic City', 'Magic City']],
    ['мэджик сити', ['Magic City', 'Magic City', 'Magic City']],
    ['базар Чорсу', ['Чорсу', 'Чорсу', 'Чорсу']],
    ['возле вокзала', ['Вокзал', 'Вокзал', 'Вокзал']],
    ['метро Чиланзар', ['metro Чиланзар', 'metro Chilonzor', 'metro Chilonzor']],
    ['Chilonzor metrosi', ['metro Чиланзар', 'metro Chilonzor', 'metro Chilonzor']],
    ['Шахристан', ['metro Шахристан', 'metro Shahriston', 'metro Shahriston']],
    ['Хабиба Абдуллаева', ['metro Шахристан', 'metro Shahriston', 'metro Shahriston']],
    ["g'afur g'ulom", ['metro Гафур Гулям', 'metro Gafur Gulom', 'metro Gʻafur Gʻulom']],
    ['Самарканд', ['Самаркандская область', 'Samarkand Region', 'Samarqand viloyati']],
  ] as const)('%s', (text, titles) => {
    const chosen = (['ru', 'en', 'uz'] as const).map((locale) => find(text, locale).only?.title);
    expect(chosen).toEqual(titles);
  });
});

test.each([
  // nothing that is known
  'Буюк 7',
  'Пекинская 12',
  '12',
  'дом 5, подъезд 2',
  // a quarter of the center, which several districts have
  'ц-1',
  'C-1',
  // streets called by a person or a district
  'Навои',
  'Навои 30',
  'ул. Навои, 30',
  'Бунёдкор 18',
  'пр. Бунёдкор',
  'Амира Темура 112',
  'Пушкинская 5',
  'Чиланзарская 5',
  'ул. Мирабад, 12',
  "Mirobod ko'chasi 12",
  'улица Мирзо Улугбека',
  // several
  'Чиланзар Юнусабад',
  'мир',
  'юнус',
])('"%s" names no single place', (text) => {
  for (const locale of ['ru', 'en', 'uz'] as const) expect(find(text, locale).only?.title).toBeUndefined();
});

test('what a text names comes first, then what it may be the beginning of', () => {
  const titles = (text: string) => find(text).found.map(({ title }) => title);
  expect(titles('юнус')).toEqual(['Юнусабадский район', 'metro Юнусабад', 'metro Юнус Раджаби']);
  expect(titles('мирабад')[0]).toBe('Мирабадский район');
  expect(titles('метро мирзо улугбек')).toEqual(['metro Мирзо Улугбек', 'Мирзо-Улугбекский район']);
  expect(titles('Юнусабад 4 квартал 12')).toEqual(['Юнусабадский район']);
  expect(titles('магик')).toEqual(['Magic City']);
  expect(titles('юнсабад')).toEqual(['Юнусабадский район', 'metro Юнусабад']);
});

test('the districts that have a word of a text are near it', () => {
  expect(find('улица Мирзо, Улугбека 5').near.map(({ title }) => title)).toEqual(['Мирзо-Улугбекский район']);
  expect(find('Пекинская 12').near).toEqual([]);
});

test('more than a name is an address', () => {
  expect(
    ['чилонзор', 'Чиланзарский район', 'в районе Чиланзара', 'г. Ташкент, Чиланзар', 'чил'].map((text) => find(text).isAddress),
  ).toEqual(Array(5).fill(false));
  expect(['чилонзор 4', 'Чиланзар Катартал 5', 'Пекинская'].map((text) => find(text).isAddress)).toEqual([true, true, true]);
});

test('numbered quarters of the center are known in any alphabet', () => {
  expect(['ц-1', 'Ц1, 4', 'C-27', 'c 5', 'С-4 дом 3', 'ts-2'].map(isCenterQuarter)).toEqual(Array(6).fill(true));
  expect(['ц-29', 'центр 1', 'с 1990', 'корпус 5', 'Чиланзар'].map(isCenterQuarter)).toEqual(Array(5).fill(false));
  expect(places.uz.filter(({ kind, title }) => kind === 'district' && hasCenterQuarters(title)).map(({ title }) => title)).toEqual([
    'Mirzo Ulugʻbek tumani',
    'Shayxontohur tumani',
    'Yunusobod tumani',
  ]);
});

describe('for any text', () => {
  const districts = places.ru.filter(({ kind }) => kind === 'district');
  const name = fc.constantFrom(...districts.map(({ title }) => title));
  /** Words that begin no name and that no name begins. */
  const foreign = fc.constantFrom('12', '4а', 'подъезд', 'zyx', 'дом', 'этаж 3', 'щуцк', 'кв 8', '!?', 'ЪЪ', 'шкш');
  const around = fc.tuple(fc.array(foreign, { maxLength: 4 }), fc.array(foreign, { maxLength: 4 }));

  it('Enter never chooses a place that is not named', () => {
    fc.assert(
      fc.property(fc.array(foreign, { maxLength: 8 }), (words) => {
        const { only, found } = find(words.join(' '));
        expect([only, found]).toEqual([null, []]);
      }),
    );
    const letters = fc.string({ unit: fc.constantFrom(...'абдилмнорсуюячз  abilnorsuyz-4') });
    const start = (text: string) => placeWords(text).map((word) => word.slice(0, 3));
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
        const { only } = find(text);
        const typed = start(text).join(' ');
        expect(only === null || only.names.some((named) => start(named).some((word) => typed.includes(word)))).toBe(true);
      }),
    );
  });

  it('Enter chooses the one district that is named, whatever stands around it, and none of two', () => {
    fc.assert(
      fc.property(name, around, (title, [before, after]) => {
        expect(find([...before, title, ...after].join(' ')).only?.title).toBe(title);
      }),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(name, name, around, (one, other, [before, after]) => {
        fc.pre(one !== other);
        expect(find([...before, one, ...after, other].join(' ')).only).toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
