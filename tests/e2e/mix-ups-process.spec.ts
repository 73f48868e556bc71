import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { localizedPath } from '#domain/routes.ts';
import { isSoldOutIn, numberedDish, numberedStates, stateOfPrice } from '../support/shop/numbered-states.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

/** No client gets the response of another visitor, or one older than a second, while prices and the stop-list change. */

test.setTimeout(120_000);

const clients = 24;
const seconds = 10;
const changeMs = 150;
const maxAgeMs = 1_000;
const encodings: Readonly<Record<string, readonly (string | null)[]>> = {
  br: ['br', null],
  gzip: ['gzip', null],
  'zstd, gzip;q=0.5': ['gzip', null],
  identity: [null],
};

let shop: Shop;
let visitors: Readonly<Record<string, string>>;

test.beforeAll(async () => {
  shop = await startShop();
  visitors = {
    'without cookies': '',
    'with an address in one zone': 'delivery=0; region=1; latitude=41.3111; longitude=69.2797',
    'with an address in another zone': 'delivery=0; region=1; latitude=41.2855; longitude=69.2044',
    'who fetches the order': 'delivery=200; region=1; restaurantId=2',
    'signed in': await openSession(shop, '998901112233'),
    'with a restaurant chosen': 'region=1; restaurantId=3',
  };
});
test.afterAll(() => shop.stop());

interface Seen {
  /** everything of the visitor that the page shows: where from, how soon, for how much */
  readonly facts: string;
  readonly price: number;
  readonly isSoldOut: boolean;
}

function request(path: string, cookie: string, encoding: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = get(`${shop.url}${path}`, { headers: { cookie, 'accept-encoding': encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const coding = response.headers['content-encoding'] ?? null;
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      if (encodings[encoding]?.includes(coding) !== true) return reject(new Error(`${encoding} got ${coding}`));
      resolve((coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString());
    });
    sent.once('error', reject);
  });
}

/** Reads home: the language, the choice of place with its props, the line of facts, and the numbered dish. */
function read(html: string): Seen {
  const [language = ''] = /<html lang="\w+"/.exec(html) ?? [];
  const [, picker = ''] = /component-export="FulfillmentPicker"[^>]*? props="([^"]*)"/.exec(html) ?? [];
  const [, facts = ''] = /<h1[^>]*>.*?<\/h1>\s*<p class="[^"]*">(.*?)<\/p>/s.exec(html) ?? [];
  const card = html.split('<article').find((one) => one.includes(`/product/${numberedDish}"`)) ?? '';
  const [, price = ''] = /data-price="(\d+)"/.exec(card) ?? [];
  expect([picker, facts, price].map((text) => text !== '')).toEqual([true, true, true]);
  return { facts: `${language} ${picker} ${facts}`, price: Number(price), isSoldOut: !card.includes('data-add') };
}

test('24 clients of six kinds, in three languages and four codings, get their own and nothing older than a second', async () => {
  const change = numberedStates(shop);
  const since = [performance.now()];
  change();
  const kinds = Object.entries(visitors).flatMap(([name, cookie]) =>
    locales.map((locale) => ({ name, cookie, path: localizedPath('/', locale) })),
  );
  const own = new Map<object, string>();
  for (const kind of kinds) own.set(kind, read(await request(kind.path, kind.cookie, 'identity')).facts);
  // signed in without an address is the same page as without cookies; all others differ
  expect(new Set(own.values()).size).toBe((Object.keys(visitors).length - 1) * locales.length);

  const end = performance.now() + seconds * 1_000;
  const mixedUp: string[] = [];
  let responses = 0;
  const changing = (async () => {
    while (performance.now() < end) {
      await wait(changeMs);
      since[change()] = performance.now();
    }
  })();
  const visit = async (client: number) => {
    for (let turn = client; performance.now() < end; turn += 7) {
      const kind = kinds[turn % kinds.length];
      const encoding = Object.keys(encodings)[(turn + client) % 4] ?? 'br';
      if (kind === undefined) throw new Error('there is no visitor');
      const requestedAt = performance.now();
      const { facts, price, isSoldOut } = read(await request(kind.path, kind.cookie, encoding));
      responses += 1;
      const state = stateOfPrice(price);
      const replacedAt = since[state + 1] ?? Number.POSITIVE_INFINITY;
      const about = `${kind.path} for a visitor ${kind.name}, ${encoding}`;
      if (facts !== own.get(kind)) mixedUp.push(`${about}: another visitor's`);
      if (isSoldOut !== isSoldOutIn(state)) mixedUp.push(`${about}: the price of one state, the stop-list of another`);
      if (replacedAt < requestedAt - maxAgeMs) mixedUp.push(`${about}: ${Math.round(requestedAt - replacedAt)} ms old`);
    }
  };
  await Promise.all([changing, ...Array.from({ length: clients }, (_, client) => visit(client))]);
  expect(mixedUp).toEqual([]);
  expect(responses).toBeGreaterThan(500);
  expect(shop.output().split('"cached":true').length).toBeGreaterThan(100);
});
