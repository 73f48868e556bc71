import { expect, test } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { localizedPath, pages } from '#domain/routes.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { createRawRequester, type RawRequester } from '../support/shop/raw-http-client.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { allowCodes, sellOut, setRestaurantPrice } from '../support/shop/shop-database.ts';

/** Pages are shared by visitors to whom they show the same: what each gets is compared with a page that was rendered for that visitor alone. */

test.setTimeout(180_000);

/** Every language has its own address; `mix-ups-process.spec.ts` has visitors in all of them. */
const locale: Locale = 'uz';

let shop: Shop;
let requester: RawRequester;
let visitors: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[];

test.beforeAll(async () => {
  shop = await startShop();
  // a restaurant in which dishes cost something else than in the others
  for (const dish of [1031, 1001]) setRestaurantPrice(shop, 2, dish, 43_210);
  requester = createRawRequester(shop.url, 1);
  const one = await openSession(shop, '998901112233', 'Дилноза');
  allowCodes(shop);
  const another = await openSession(shop, '998904445566', 'Рустам');
  const cookies: Record<string, string> = {
    'without cookies': '',
    'with an address': 'delivery=0; region=1; latitude=41.3111; longitude=69.2797',
    'with another address of the same zone': 'delivery=0; region=1; latitude=41.3112; longitude=69.2801',
    'with an address of another zone': 'delivery=0; region=1; latitude=41.2855; longitude=69.2044',
    'with an address in a zone of several districts': 'delivery=0; region=1; latitude=41.2; longitude=69.164',
    'with an address in another district of that zone': 'delivery=0; region=1; latitude=41.2; longitude=69.28',
    'with an address outside all zones': 'delivery=0; latitude=40.1; longitude=65.37',
    'with an address outside all zones, near a restaurant': 'delivery=0; latitude=41.47; longitude=69.45',
    'who fetches the order': 'delivery=200; region=1; restaurantId=2',
    'of another region': 'region=2',
    'with a restaurant chosen': 'restaurantId=3',
    'who fetches the order elsewhere': 'delivery=200; region=1; restaurantId=3',
    'whose region and restaurant are gone': 'region=999; restaurantId=999',
    'with a hint and no session': 'user-id=1',
    'signed in': one,
    'signed in as somebody else': another,
    'signed in with an address': `${another}; delivery=0; latitude=41.3111; longitude=69.2797`,
    'with cookies of others': 'theme=dark; _ga=GA1.2.3; i18n_redirected=ru',
  };
  visitors = [
    ...Object.entries(cookies).map(([name, cookie]) => [name, cookie === '' ? {} : { cookie }] as const),
    ['who only fetches ahead', { cookie: 'region=999; user-id=1', 'sec-purpose': 'prefetch' }],
    ['with another browser', { 'user-agent': 'Another', referer: `${shop.url}/about`, 'accept-language': 'uz' }],
  ];
});
test.afterAll(async () => {
  requester.close();
  await shop.stop();
});

/** Every page of the site, in a language; those of an order have none here. */
function pathsIn(locale: Locale): string[] {
  const ids: Readonly<Record<string, readonly string[]>> = {
    restaurant: ['1', '2', '999'],
    product: ['1031', '1004', '999'],
    order: ['1'],
  };
  const paths = Object.entries(pages).flatMap(([name, { path }]) => (ids[name] ?? ['']).map((id) => path.replace(':id', id)));
  const addresses = [
    '/?folder=2',
    '/?folder=1&tag=veg',
    '/?folder=1&tag=nothing',
    '/?q=osh',
    '/?folder=3&q=a&utm_source=ads',
    '/about?utm_source=ads',
  ];
  return [...paths, ...addresses].map((path) => localizedPath(path, locale));
}

/** What of a response must be the same for everybody who shares it, and for whom it was rendered. */
async function responseTo(path: string, headers: Readonly<Record<string, string>>) {
  const { status, headers: received, text } = await requester.send({ path, headers });
  const { date: _date, 'keep-alive': _keep, connection: _connection, ...rest } = received;
  return { status, headers: rest, text };
}

/** Nothing that was cached before a change is sent after it. */
function clearCache(): void {
  sellOut(shop, 1, 1031)();
}

test('each visitor gets the page that would be rendered for them alone', async () => {
  const shared = new Map<string, unknown>();
  for (const path of pathsIn(locale)) {
    for (const [name, headers] of visitors) shared.set(`${path} for a visitor ${name}`, await responseTo(path, headers));
  }
  for (const [name, headers] of visitors) {
    clearCache();
    for (const path of pathsIn(locale)) {
      // the page of another query may be the same
      if (path.includes('?')) clearCache();
      const about = `${path} for a visitor ${name}`;
      expect(shared.get(about), about).toEqual(await responseTo(path, headers));
    }
  }
});

test('two addresses in one zone have each its own district', async () => {
  const named = new Map(visitors);
  const names = ['with an address in a zone of several districts', 'with an address in another district of that zone'];
  const shown: (string | undefined)[] = [];
  for (const name of [...names, ...names]) {
    const { text } = await responseTo('/uz', named.get(name) ?? {});
    shown.push(/&quot;address&quot;:\[0,&quot;([^&]*)&quot;\]/.exec(text)?.[1]);
  }
  expect(shown).toEqual(['Yangihayot', 'Bektemir', 'Yangihayot', 'Bektemir'].map((name) => expect.stringContaining(name)));
});

test('a shared page has the price of the visitor’s restaurant', async () => {
  const named = new Map(visitors);
  const withOther = ['who fetches the order'];
  const shown = ['without cookies', 'who fetches the order', 'who fetches the order elsewhere', 'with an address', 'without cookies'];
  for (const path of ['/product/1031', '/?folder=1', '/api/restaurantmenu?RestaurantId=2', '/api/restaurantmenu?RestaurantId=3']) {
    const prices: boolean[] = [];
    for (const name of shown) prices.push(/43\s?210/.test((await responseTo(path, named.get(name) ?? {})).text));
    const isOf = (name: string) => (path.startsWith('/api') ? path.endsWith('=2') : withOther.includes(name));
    expect(prices, path).toEqual(shown.map(isOf));
  }
});

const searches = [
  'plov',
  encodeURIComponent('плов'),
  encodeURIComponent('oʻtkir gʻoʻsht'),
  encodeURIComponent('<script>alert(1)</script>'),
  encodeURIComponent('"><b>&amp;&#39;'),
  encodeURIComponent("$& $1 $' $`"),
  encodeURIComponent('🍜🍜🍜'),
  'nothing+like+it',
  '+osh++non+',
  'o',
  '',
  'x'.repeat(300),
  '%E0%A4%A',
  'osh&folder=3',
  'osh&q=plov',
  'osh&lang=xx&utm_source=ads',
];

test('a search from the cache is the page that would be rendered for it alone', async () => {
  for (const name of ['without cookies', 'with an address', 'who fetches the order']) {
    const [, headers = {}] = visitors.find(([known]) => known === name) ?? [];
    for (const search of searches) {
      const path = localizedPath(`/?q=${search}`, locale);
      await responseTo(path, headers);
      const before = shared();
      const made = await responseTo(path, headers);
      await expect.poll(() => shared(), `${path} for a visitor ${name}`).toBeGreaterThan(before);
      clearCache();
      expect(made, `${path} for a visitor ${name}`).toEqual(await responseTo(path, headers));
    }
  }
});

/** How many responses came from the cache: all of them, or those of one path. The log follows a response later. */
function shared(path?: string): number {
  const lines = shop.output().split('\n');
  return lines.filter((line) => line.includes('"cached":true') && (path === undefined || line.includes(`"path":"${path}"`))).length;
}

test('visitors to whom home shows the same share one rendering', async () => {
  const named = new Map(visitors);
  const groups = [
    ['with an address', 'with another address of the same zone'],
    ['without cookies', 'with cookies of others', 'with another browser'],
    // home has a row for them, with nothing of theirs
    ['signed in', 'signed in as somebody else'],
  ];
  for (const names of groups) {
    const available = (await responseTo('/restaurant/1', {})).text;
    const bringBack = sellOut(shop, 1, 1031);
    // the process has read the change when a page shows it
    await expect.poll(async () => (await responseTo('/restaurant/1', {})).text === available).toBe(false);
    const before = shared('/');
    await Promise.all(names.map((name) => createdOnce(name)));
    await expect.poll(() => shared('/') - before).toBe(names.length - 1);
    bringBack();
    await expect.poll(async () => (await responseTo('/restaurant/1', {})).text === available).toBe(true);
  }

  async function createdOnce(name: string) {
    const own = createRawRequester(shop.url, 1);
    const { status } = await own.send({ path: '/', headers: named.get(name) ?? {} });
    own.close();
    expect([name, status]).toEqual([name, 200]);
  }
});
