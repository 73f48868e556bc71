import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import mapEn from '../../../../locales/en/fulfillment-map.json' with { type: 'json' };
import mapRu from '../../../../locales/ru/fulfillment-map.json' with { type: 'json' };
import mapUz from '../../../../locales/uz/fulfillment-map.json' with { type: 'json' };
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import { type Locale, locales } from '../../locale.ts';
import { drawnNames } from './gazetteer/landmarks.ts';
import { knownPlaces } from './known-places.ts';
import { numberedQuarter } from './numbered-quarters.ts';
import { placeWords } from './place-words.ts';
import { type FoundAddress, searchLines } from './search-lines.ts';

/** The places of a shop with the demo's districts and regions, as a page of a language knows them. */
function placesIn(locale: Locale) {
  const { districts, regions } = demoCatalog();
  const named = ({ id, name, longitude, latitude }: (typeof regions)[number]) => ({
    id: String(id),
    name: name[locale] ?? name.ru,
    longitude,
    latitude,
  });
  const shop = { regions: regions.map(named), districts: districts.map((one) => ({ ...named(one), regionId: String(one.regionId) })) };
  return knownPlaces(shop, locale, (name) => `${name}: center`);
}

const places = { ru: placesIn('ru'), en: placesIn('en'), uz: placesIn('uz') };
const search = (text: string, locale: Locale = 'ru', addresses: readonly FoundAddress[] | null = null) =>
  searchLines(text, { places: places[locale], addresses, regionId: '1', locale });
/** Those of another district have a sign. */
const titles = (...asked: Parameters<typeof search>) =>
  search(...asked).lines.map(({ title, isElsewhere }) => (isElsewhere ? `≠ ${title}` : title));

describe('the first line is what the text names (R-PLACE-9)', () => {
  const chilanzar = ['Чиланзарский район', 'Chilanzar district', 'Chilonzor tumani'];
  const yunusabad = ['Юнусабадский район', 'Yunusabad district', 'Yunusobod tumani'];
  const yunusabad4 = ['Юнусабад, 4-й квартал', 'Yunusabad, block 4', 'Yunusobod, 4-mavze'];
  const ulugbek = ['Мирзо-Улугбекский район', 'Mirzo Ulugbek district', 'Mirzo Ulugʻbek tumani'];
  const sergeli7 = ['Сергели, 7-й квартал', 'Sergeli, block 7', 'Sirgʻali, 7-mavze'];
  const shayhantahur = ['Шайхантахурский район', 'Shaykhantakhur district', 'Shayxontohur tumani'];
  const yakkasaray = ['Яккасарайский район', 'Yakkasaray district', 'Yakkasaroy tumani'];
  const chorsu = ['Базар Чорсу', 'Chorsu Bazaar', 'Chorsu bozori'];
  const minor = ['Мечеть Минор', 'Minor Mosque', 'Minor masjidi'];
  const shahriston = ['метро Шахристан', 'Shahriston metro', 'Shahriston metrosi'];
  it.each([
    ['Юнусабад 4 квартал 12', yunusabad4],
    ['Юнусабад, 4-й квартал', yunusabad4],
    ['юнусабад 4', yunusabad4],
    ['yunusobod 4', yunusabad4],
    ['Юнусобод 4-мавзе, 12-уй', yunusabad4],
    ['Yunusabad, block 4, house 12', yunusabad4],
    ['юнус абад 4 кв-л', yunusabad4],
    ['г. Ташкент, Юнусабадский р-н, ул. Ахмада Дониша, 5', yunusabad],
    ['Юнусабад, дом 5, кв 12', yunusabad],
    ['в Юнусабаде', yunusabad],
    ['чилонзор', chilanzar],
    ['Чиланзар', chilanzar],
    ['Chilanzar', chilanzar],
    ['CHILONZOR 9-kvartal 18-uy', ['Чиланзар, 9-й квартал', 'Chilanzar, block 9', 'Chilonzor, 9-mavze']],
    ['Чиланзарский район', chilanzar],
    ['chilonzorda', chilanzar],
    ['Мирзо Улугбек', ulugbek],
    ["mirzo ulug'bek tumani", ulugbek],
    ['Сергели 7', sergeli7],
    ["Sirg'ali 7", sergeli7],
    ['Шейхантаур', shayhantahur],
    ['Shayxontohur', shayhantahur],
    ['Шайхонтохур тумани', shayhantahur],
    ['яккасарай', yakkasaray],
    ['Yakkasaroy 3', yakkasaray],
    ['Олмазор', ['Алмазарский район', 'Almazar district', 'Olmazor tumani']],
    ['янгихаёт', ['Янгихаётский район', 'Yangihayot district', 'Yangihayot tumani']],
    ['учтепа 11', ['Учтепа, 11-й квартал', 'Uchtepa, block 11', 'Uchtepa, 11-mavze']],
    ['Карасу 2', ['Карасу', 'Qorasuv', 'Qorasuv']],
    ['ц-1', ['Ц-1', 'C-1', 'C-1']],
    ['C-1', ['Ц-1', 'C-1', 'C-1']],
    ['Магик сити', ['Magic City', 'Magic City', 'Magic City']],
    ['magiccity', ['Magic City', 'Magic City', 'Magic City']],
    ['мэджик сити', ['Magic City', 'Magic City', 'Magic City']],
    ['chorsu', chorsu],
    ['базар Чорсу', chorsu],
    ['рядом с Чорсу, дом 12', chorsu],
    ['minor mechet', minor],
    ['Минор масжиди', minor],
    ['возле вокзала', ['Вокзал', 'Railway station', 'Vokzal']],
    ['метро Чиланзар', ['метро Чиланзар', 'Chilonzor metro', 'Chilonzor metrosi']],
    ['Chilonzor metrosi', ['метро Чиланзар', 'Chilonzor metro', 'Chilonzor metrosi']],
    ['у метро Шахристан', shahriston],
    ['у метро Шахристан, дом 5', shahriston],
    ['Хабиба Абдуллаева', shahriston],
    ["g'afur g'ulom", ['метро Гафур Гулям', 'Gafur Gulom metro', 'Gʻafur Gʻulom metrosi']],
    ['Самарканд', ['Самаркандская область: center', 'Samarkand Region: center', 'Samarqand viloyati: center']],
  ] as const)('%s', (text, expected) => {
    expect(locales.map((locale) => titles(text, locale)[0])).toEqual(locales.map((locale) => expected[['ru', 'en', 'uz'].indexOf(locale)]));
  });
});

test.each([
  // nothing that is known
  'Буюк 7',
  'Пекинская 12',
  '12',
  'дом 5, подъезд 2',
  // streets that are called by a person, a district or a place
  'Навои 30',
  'ул. Навои, 30',
  'Бунёдкор 18',
  'пр. Бунёдкор',
  'Амира Темура 112',
  'Чиланзарская 5',
  'ул. Мирабад, 12',
  "Mirobod ko'chasi 12",
  'улица Мирзо Улугбека',
])('"%s" names no place: every district of the region is offered for it, none as another one', (text) => {
  const { isStreet, lines } = search(text);
  expect([isStreet, lines.length, lines.every((line) => line.kind === 'district' && line.text === text)]).toEqual([true, 12, true]);
  expect(lines.some(({ isElsewhere }) => isElsewhere)).toBe(false);
});

test('the districts that have a word of a street come first', () => {
  expect(titles('улица Мирзо, Улугбека 5')[0]).toBe('Мирзо-Улугбекский район');
});

test('lines with all words come first, then those of the named district, then others, which say so', () => {
  expect(titles('Юнусабад 4 квартал')).toEqual([
    'Юнусабад, 4-й квартал',
    'Юнусабадский район',
    '≠ Чиланзар, 4-й квартал',
    '≠ Сергели, 4-й квартал',
  ]);
  expect(titles('Бектемир 4').slice(0, 2)).toEqual(['Бектемирский район', '≠ Чиланзарский район']);
  expect(titles('4 квартал')).toEqual(['Чиланзар, 4-й квартал', 'Сергели, 4-й квартал', 'Юнусабад, 4-й квартал']);
  expect(titles('юнус')).toEqual(['Юнусабадский район', 'метро Юнусабад', 'метро Юнус Раджаби']);
  expect(titles('метро мирзо улугбек')).toEqual(['метро Мирзо Улугбек', 'Мирзо-Улугбекский район']);
  expect(titles('Чиланзар Юнусабад').slice(0, 2)).toEqual(['Чиланзарский район', 'Юнусабадский район']);
  expect(titles('center', 'en')[0]).toBe('Tashkent: center');
});

test('addresses of a geocoder stand among them', () => {
  const at = (text: string, latitude: number, longitude: number) => ({ text, latitude, longitude });
  const found = [
    at('4-й квартал, 12, Чиланзар', 41.276, 69.204),
    at('улица Юнусабад, 4, Ташкент', 41.366, 69.29),
    at('Ахмада Дониша, 7, Ташкент', 41.364, 69.287),
  ];
  expect(titles('Юнусабад 4 квартал', 'ru', found)).toEqual([
    'Юнусабад, 4-й квартал',
    'улица Юнусабад',
    'Юнусабадский район',
    'Ахмада Дониша',
    '≠ Чиланзар, 4-й квартал',
    '≠ Сергели, 4-й квартал',
    '≠ 4-й квартал',
  ]);
  expect(titles('Пекинская 12', 'ru', [])).toEqual([]);
});

test('a quarter is its district with the whole text as the address, never a point of its own', () => {
  const [line] = search('Юнусабад 4 квартал 12').lines;
  const district = places.ru.find(({ title }) => title === 'Юнусабадский район');
  expect(line).toMatchObject({ kind: 'quarter', text: 'Юнусабад 4 квартал 12', note: 'Юнусабадский район', regionId: '1' });
  expect([line?.longitude, line?.latitude]).toEqual([district?.longitude, district?.latitude]);
  expect(search('ц-1').lines.map(({ note }) => note)).toEqual(['Мирзо-Улугбекский район', 'Шайхантахурский район', 'Юнусабадский район']);
  expect(search('чилонзор').lines[0]?.text).toBeNull();
  expect(search('Магик сити').lines[0]?.text).toBe('Magic City');
});

test('numbered quarters of the center are known in any alphabet', () => {
  const isCenter = (text: string) => numberedQuarter(text)?.kind === 'ofCenter';
  expect(['ц-1', 'Ц1, 4', 'C-27', 'c 5', 'С-4 дом 3', 'ts-2'].map(isCenter)).toEqual(Array(6).fill(true));
  expect(['ц-29', 'центр 1', 'с 1990', 'корпус 5', 'Чиланзар'].map(isCenter)).toEqual(Array(5).fill(false));
});

test('a shop without districts of its own has those of the gazetteer in its regions', () => {
  const lines = (regions: Parameters<typeof knownPlaces>[0]['regions']) =>
    searchLines('yunusobod 4', {
      places: knownPlaces({ districts: [], regions }, 'uz', String),
      addresses: null,
      regionId: null,
      locale: 'uz',
    }).lines;
  const tashkent = { id: '7', name: 'Toshkent', longitude: 69.28, latitude: 41.31 };
  expect(lines([tashkent])[0]).toMatchObject({ title: 'Yunusobod, 4-mavze', regionId: '7' });
  expect(lines([{ ...tashkent, longitude: null, latitude: null }])[0]).toMatchObject({ title: 'Yunusobod, 4-mavze', regionId: null });
  expect(lines([{ ...tashkent, latitude: 39.65 }])).toEqual([]);
});

test('landmarks have the same names on the map and in the search', () => {
  const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ru: mapRu, en: mapEn, uz: mapUz };
  for (const [key, { names }] of Object.entries(drawnNames))
    expect(names).toEqual({ ru: words.ru[key], en: words.en[key], uz: words.uz[key] });
});

describe('for any text', () => {
  const name = fc.constantFrom(...places.ru.filter(({ kind }) => kind === 'district').map(({ title }) => title));
  /** Words that begin no name and that no name begins. */
  const foreign = fc.constantFrom('12', '4а', 'подъезд', 'zyx', 'дом', 'этаж 3', 'щуцк', 'кв 8', '!?', 'ЪЪ', 'шкш');
  const around = fc.tuple(fc.array(foreign, { maxLength: 4 }), fc.array(foreign, { maxLength: 4 }));

  it('no place is named by words that are in no name', () => {
    fc.assert(
      fc.property(fc.array(foreign, { maxLength: 8 }), (words) => {
        const { isStreet, lines } = search(words.join(' '));
        expect(isStreet || lines.length === 0).toBe(true);
      }),
    );
    const letters = fc.string({ unit: fc.constantFrom(...'абдилмнорсуюячз  abilnorsuyz-4') });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
        const { isStreet, lines } = search(text);
        expect(isStreet || lines.length === 0 || placeWords(text).length > 0).toBe(true);
      }),
    );
  });

  it('the district that is named is the first, whatever stands around it, and no other one is without a mark', () => {
    fc.assert(
      fc.property(name, around, (title, [before, after]) => {
        const lines = search([...before, title, ...after].join(' ')).lines.filter(({ kind }) => kind === 'district');
        expect(lines.map((line) => line.title === title && !line.isElsewhere).indexOf(true)).toBe(0);
        expect(lines.slice(1).every(({ isElsewhere }) => isElsewhere)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
