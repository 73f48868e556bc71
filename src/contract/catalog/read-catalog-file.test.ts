import { expect, it } from 'vitest';
import { sampleCalendar } from '#domain/schedule/sample-calendar.ts';
import { readCatalogFile } from './read-catalog-file.ts';

const text = { ru: 'Слово' };
const product = {
  id: 1001,
  categoryId: 'soups',
  name: text,
  price: 1000,
  isAvailable: true,
  isCombo: false,
  isSet: false,
  modifierGroupIds: [],
  tags: [],
};

function fileWith(changes: object) {
  return {
    settings: {
      SiteSettings: { Marker: '', Logo: '', Colors: { IsDarkMode: 'false' } },
      callCanterPhone: '',
      email: '',
      legalNameRu: '',
      legalNameEn: '',
      legalNameUz: '',
      addressRu: '',
      addressEn: '',
      addressUz: '',
      phonesRu: [],
      phonesEn: [],
      phonesUz: [],
      socials: [],
      AboutUs: { ru: '' },
      Offer: { ru: '' },
    },
    regions: [],
    districts: [],
    restaurants: [],
    zones: [],
    modifierGroups: [],
    recommendations: [],
    stopList: [],
    promoCodes: [],
    categories: [{ id: 'soups', parentId: null, name: text }],
    products: [product],
    loyalty: null,
    ...changes,
  };
}

const soldNowhere = 'products[id 1001].restaurantIds: names no restaurant: leave the list out for all of them, or set isAvailable to false';

const messages = (changes: object) => {
  const file = readCatalogFile(fileWith(changes));
  return file.ok ? [] : file.problem;
};

it('sums and percentages may be texts in any usual form, and other texts stay', () => {
  const file = readCatalogFile(
    fileWith({ products: [{ ...product, price: '48 000', oldPrice: '52.000 soʻm', vatPercent: '12 %', tags: ['12'] }] }),
  );
  expect(file).toMatchObject({ value: { products: [{ price: 48_000, oldPrice: 52_000, vatPercent: 12, tags: ['12'] }] } });
  expect(messages({ products: [{ ...product, price: 'free' }] })[0]).toMatch(/^products\[id 1001\].price: /);
});

it('an absurd price, old price, unit or list of tags is named', () => {
  const absurd = { ...product, price: 9_007_199_254_740_991, oldPrice: 1, unit: { ru: 'г\u0007' }, tags: Array(51).fill('tag') };
  expect(messages({ products: [absurd] })).toEqual([
    'products[id 1001].price: must not be above 100000000',
    'products[id 1001].unit.ru: has control characters',
    'products[id 1001].tags: must not have more than 50 items',
    'products[id 1001].oldPrice: must be above the price 9007199254740991',
  ]);
});

it('ids may be strings or integers and keep their type', () => {
  const file = readCatalogFile(fileWith({}));
  expect(file.ok && file.value.products[0]?.id).toBe(1001);
  expect(file.ok && file.value.categories[0]?.id).toBe('soups');
});

it.each([
  [{ products: [{ ...product, categoryId: 99 }] }, 'products[id 1001].categoryId: no category 99'],
  [{ products: [product, product] }, 'products[id 1001]: this id is listed twice'],
  [{ products: [{ ...product, isSet: true }] }, 'products[id 1001].setItems: a set has them, another product has none'],
  [{ products: [{ ...product, modifierGroupIds: ['size'] }] }, 'products[id 1001].modifierGroupIds[0]: no modifier group size'],
  [{ recommendations: [{ productId: 1001, with: [7] }] }, 'recommendations[id 1001].with[0]: no product 7'],
  [{ stopList: [{ restaurantId: 5, productId: 1001 }] }, 'stopList[0].restaurantId: no restaurant 5'],
  [{ products: [{ ...product, restaurantIds: [] }] }, soldNowhere],
  [
    { products: [{ ...product, restaurantPrices: [{ restaurantId: 5, price: 900 }] }] },
    'products[id 1001].restaurantPrices[id 5].restaurantId: no restaurant 5',
  ],
  [{ districts: [{ id: 3, regionId: 4, name: text, longitude: 0, latitude: 0 }] }, 'districts[id 3].regionId: no region 4'],
])('names the record that is wrong: %#', (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

it('an error names the record and the field whose value has the wrong form', () => {
  expect(messages({ products: [{ ...product, price: '1000,50 som?' }] })[0]).toMatch(/^products\[id 1001\]\.price: /);
  expect(messages({ products: [{ ...product, cost: 1 }] })[0]).toMatch(/^products\[id 1001\]: .*cost/);
  expect(messages({ regions: undefined })[0]).toMatch(/^regions: /);
});

const regions = [{ id: 1, name: text, longitude: 69, latitude: 41 }];
const restaurant = {
  id: 1,
  regionId: 1,
  name: text,
  address: text,
  longitude: 69,
  latitude: 41,
  isActive: true,
  startOfWorkingTime: 0,
  endOfWorkingTime: 0,
  supportsDelivery: true,
  supportsPickup: true,
  deliveryDuration: 30,
  pickupDuration: 20,
};

it('latitude and longitude that are exchanged are named, of a place and of a corner', () => {
  const turned = { longitude: 41, latitude: 69 };
  expect(messages({ regions, restaurants: [{ ...restaurant, ...turned }] })).toEqual([
    'restaurants[id 1].latitude: latitude and longitude seem exchanged',
  ]);
  const zone = { id: 7, restaurantId: 1, priority: 1, deliveryFee: 0, minOrderSum: 0, deliveryDuration: 30 };
  const polygon = [
    [41, 69],
    [42, 69],
    [41, 70],
  ];
  expect(messages({ regions, restaurants: [restaurant], zones: [{ ...zone, polygon }] })).toEqual([
    'zones[id 7].polygon[0]: latitude and longitude seem exchanged',
  ]);
});

it('the price of a restaurant is whole, above 0 and stated once', () => {
  const priced = (...prices: number[]) => {
    const restaurantPrices = prices.map((price) => ({ restaurantId: 1, price }));
    return messages({ regions, restaurants: [restaurant], products: [{ ...product, restaurantPrices }] });
  };
  const where = 'products[id 1001].restaurantPrices[id 1]';
  expect([priced(), priced(900)]).toEqual([[], []]);
  expect(priced(0)).toEqual([`${where}.price: must be more than 0`]);
  expect(priced(-1)).toEqual([`${where}.price: must be more than 0`]);
  expect(priced(900, 950)).toEqual([`${where}: this id is listed twice`]);
  expect(priced(0.5)[0]).toMatch(/^products\[id 1001\]\.restaurantPrices\[id 1\]\.price: /);
});

it('a calendar has spans that follow each other, and dates that exist', () => {
  const ofCalendar = (calendar: object) => messages({ regions, restaurants: [{ ...restaurant, calendar }] });
  const { week } = sampleCalendar;
  expect(ofCalendar(sampleCalendar)).toEqual([]);
  const wrong = {
    ...week,
    monday: [
      { start: 600, end: 780 },
      { start: 700, end: 900 },
    ],
  };
  expect(
    ofCalendar({
      week: wrong,
      exceptions: [
        { date: '2026-02-30', spans: [] },
        { date: '2026-11-22', spans: [{ start: 60, end: 600 }] },
      ],
    }),
  ).toEqual([
    'restaurants[id 1].calendar.week.monday[1]: begins before the span before it ends',
    'restaurants[id 1].calendar.exceptions[0].date: must be a date YYYY-MM-DD',
    'restaurants[id 1].calendar.exceptions[1].spans[0]: continues into the hours of the day before or after',
  ]);
  const { sunday: _sunday, ...sixDays } = week;
  expect(ofCalendar({ week: sixDays })[0]).toMatch(/restaurants\[id 1\]\.calendar\.week\.sunday/);
});
