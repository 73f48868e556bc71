import { expect, test } from 'vitest';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { productsById } from '#domain/menu/product.ts';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import { sampleRestaurant } from '#domain/place/sample-restaurant.ts';
import { sampleCalendar } from '#domain/schedule/sample-calendar.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { printThings } from './json-ld.ts';
import { menuItemJsonLd, menuJsonLd } from './menu.ts';
import { restaurantJsonLd } from './restaurant.ts';
import { organization } from './web-site.ts';

const siteUrl = 'https://shop.example';
const restaurant = sampleRestaurant({
  id: '1',
  name: 'Chorsu',
  address: 'Navoi 30',
  latitude: 41.3,
  longitude: 69.2,
  phone: '998712000000',
  deliveryDurationMinutes: 30,
});
const context = { siteUrl, locale: 'uz', regionName: 'Toshkent', now: Date.parse('2026-11-21T07:00:00Z') } as const;

test('no text can end the data block', () => {
  const printed = printThings([{ '@type': 'Menu', name: '</script><script>alert(1)</script>' }]);
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toMatchObject({ '@context': 'https://schema.org', name: '</script><script>alert(1)</script>' });
});

test('several nodes share one graph', () => {
  expect(JSON.parse(printThings([{ '@type': 'A' }, { '@type': 'B' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
  });
});

test('a restaurant and the shop have each of their phones as it is dialed', () => {
  expect(restaurantJsonLd({ ...restaurant, phone: '71 200 00 11, 1144' }, context)['telephone']).toEqual(['+998712000011', '1144']);
  expect(restaurantJsonLd({ ...restaurant, phone: '+998 71 200 00 11' }, context)['telephone']).toBe('+998712000011');
  expect(restaurantJsonLd({ ...restaurant, phone: 'звоните' }, context)['telephone']).toBeUndefined();
  expect(organization({ ...sampleSettings(), callCenterPhone: '71 200 00 11' }, siteUrl, 'ru')['telephone']).toBe('+998712000011');
});

test('a restaurant has its hours, coordinates, phone and page', () => {
  expect(restaurantJsonLd(restaurant, context)).toMatchObject({
    url: `${siteUrl}/uz/restaurant/1`,
    telephone: '+998712000000',
    address: { streetAddress: 'Navoi 30', addressLocality: 'Toshkent', addressCountry: 'UZ' },
    geo: { latitude: 41.3, longitude: 69.2 },
    openingHoursSpecification: { opens: '09:00', closes: '23:00' },
  });
});

test('a night shift closes after midnight, a restaurant that never closes has the whole day, unset hours are left out', () => {
  const hours = (start: number, end: number) =>
    restaurantJsonLd({ ...restaurant, hours: { start, end } }, context)['openingHoursSpecification'];
  expect(hours(600, 1560)).toMatchObject({ opens: '10:00', closes: '02:00' });
  expect(hours(1440, 2880)).toMatchObject({ opens: '00:00', closes: '23:59' });
  expect(hours(0, 0)).toBeUndefined();
});

test('a calendar has the hours of its weekdays, the same of several days once, and of the exceptions from today on', () => {
  const past = { date: '2026-11-20', spans: [], note: null };
  const calendar = { ...sampleCalendar, exceptions: [past, ...sampleCalendar.exceptions] };
  const node = restaurantJsonLd({ ...restaurant, calendar }, context);
  const working = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  expect(node['openingHoursSpecification']).toMatchObject([
    { dayOfWeek: working, opens: '10:00', closes: '13:00' },
    { dayOfWeek: working, opens: '14:00', closes: '22:00' },
    { dayOfWeek: ['Friday', 'Saturday'], opens: '10:00', closes: '02:00' },
  ]);
  const week = { ...sampleCalendar.week, saturday: sampleCalendar.week.monday };
  const again = restaurantJsonLd({ ...restaurant, calendar: { ...sampleCalendar, week } }, context);
  expect(again['openingHoursSpecification']).toMatchObject([
    { dayOfWeek: [...working, 'Saturday'], opens: '10:00' },
    { dayOfWeek: [...working, 'Saturday'], opens: '14:00' },
    { dayOfWeek: ['Friday'] },
  ]);
  expect(node['specialOpeningHoursSpecification']).toMatchObject([
    { validFrom: '2026-11-24', validThrough: '2026-11-24', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-31', opens: '10:00', closes: '18:00' },
  ]);
});

test('a menu has its sections, without those that have no dish; a dish has its offer, without an unknown price', () => {
  const menu = {
    categories: [
      { id: '1', parentId: null, name: 'Plov' },
      { id: '2', parentId: null, name: 'Empty' },
    ],
    products: [
      sampleProduct({ id: '10', categoryId: '1', price: 52_000, image: '/dishes/plov.svg' }),
      sampleProduct({ id: '11', categoryId: '1', price: null, isAvailable: false }),
    ],
    deliveryFee: null,
    restaurantId: '1',
    deliveryDurationMinutes: 30,
    error: null,
  };
  const jsonLd = menuJsonLd(menu, { locale: 'ru', url: `${siteUrl}/restaurant/1`, name: 'Chorsu' });
  expect(jsonLd['hasMenuSection']).toEqual([{ '@type': 'MenuSection', name: 'Plov' }]);
  const byId = productsById(menu.products);
  expect(menu.products.map((product) => menuItemJsonLd(product, byId, { siteUrl, locale: 'ru' }))).toMatchObject([
    {
      url: `${siteUrl}/product/10`,
      image: `${siteUrl}/dishes/plov.svg`,
      offers: { price: 52_000, priceCurrency: 'UZS', availability: 'https://schema.org/InStock' },
    },
    { offers: undefined },
  ]);
});

test('breadcrumbs are counted from one', () => {
  const crumbs = [
    { name: 'Menu', url: `${siteUrl}/` },
    { name: 'About', url: `${siteUrl}/about` },
  ];
  expect(breadcrumbs(crumbs)['itemListElement']).toMatchObject([
    { position: 1, item: `${siteUrl}/` },
    { position: 2, name: 'About' },
  ]);
});

test('a dish names its energy in a portion and the diets that it suits, where they are known', () => {
  const facts = { energy: 520, protein: 9, fat: 8, carbohydrate: 20, allergens: [] };
  const [known, unknown] = [sampleProduct({ id: '1', tags: ['hit', 'vegan'], facts }), sampleProduct({ id: '2' })].map((product) =>
    menuItemJsonLd(product, productsById([product]), { siteUrl, locale: 'en' }),
  );
  expect(known).toMatchObject({
    nutrition: { '@type': 'NutritionInformation', calories: '520 calories' },
    suitableForDiet: ['https://schema.org/VeganDiet'],
  });
  expect([unknown?.['nutrition'], unknown?.['suitableForDiet']]).toEqual([undefined, undefined]);
});
