import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type Locale, locales } from '#domain/locale.ts';
import { localizedPath } from '#domain/routes.ts';
import { languageOf } from '../support/screens/words.ts';
import { isSoldOutIn, numberedDish, numberedStates, stateOfPrice } from '../support/shop/numbered-states.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

/** No client gets the response of another visitor, or one older than a second, while prices and the stop-list change (R-CACHE-3). */

test.setTimeout(120_000);
const clients = 24;
/** All at least: a busy machine takes longer, and serves fewer pages between two changes. `cached` is a number of responses. */
const least = { seconds: 6, responses: 500, cached: 100 };
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
  /** everything of the visitor that the page shows: how soon, for how much, whether it knows a customer */
  readonly facts: string;
  readonly price: number;
  readonly isSoldOut: boolean;
}

/** The path is sent as it is written, dot segments included. */
function request(path: string, cookie: string, encoding: string): Promise<{ readonly status: number; readonly html: string }> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const sent = get({ hostname, port, path, headers: { cookie, 'accept-encoding': encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const coding = response.headers['content-encoding'] ?? null;
      if (encodings[encoding]?.includes(coding) !== true && coding !== null) return reject(new Error(`${encoding} got ${coding}`));
      const html = (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();
      resolve({ status: response.statusCode ?? 0, html });
    });
    sent.once('error', reject);
  });
}

/** The pages that show the numbered dish, and how many different ones the kinds of visitor get in one language. */
const pages: readonly { readonly path: string; readonly differing: number }[] = [
  // with a restaurant chosen is the same page as without cookies; a customer has a row on home; all others differ
  { path: '/', differing: 5 },
  { path: '/?folder=1', differing: 5 },
  { path: `/product/${numberedDish}`, differing: 4 },
  { path: '/restaurant/2', differing: 1 },
];

/** All other public pages: each shows the same to one visitor, whatever changes. */
const otherPages = ['/filial', '/about', '/contacts', '/offer', '/privacy', '/p/faq', '/p/jobs'];
/** Paths that one program reads otherwise than another: home, a page of that kind, or none. */
const craftedPaths = [
  ...['/p/..', '/p/%2e%2e', '/p/.%2E', '/p/../', '/restaurant/..', '/restaurant/%2e%2e', '/product/..', '/product/../about', '/./about'],
  ...[
    '//',
    '//about',
    '/p//',
    '/p/%2f',
    '/product/%E0%A4',
    '/product/%31031',
    '/%70/faq',
    '/p/faq/',
    '/p/faq%20',
    '/p/\\..',
    '/;/',
    '/p/;..',
  ],
];

/** Of a page that no change touches: all of it. Of one that is not found, which recommends dishes: what kind of page it is. */
function wholeOf({ status, html }: { readonly status: number; readonly html: string }): string {
  return status === 200 ? html : `${status} ${/<html lang="\w+"/.exec(html)?.[0]} ${html.includes(' data-menu')}`;
}

/** Each kind of visitor on all other public pages, in all languages, and on the crafted paths. */
function otherKinds() {
  const paths = [...otherPages.flatMap((path) => locales.map((locale) => localizedPath(path, locale))), ...craftedPaths];
  return Object.entries(visitors).flatMap(([name, cookie]) => paths.map((path) => ({ name, cookie, path })));
}

/** Reads a page: the language, the choice of place with its props, whether home has a customer's row, and the numbered dish. */
function read(html: string): Seen {
  const [, language = ''] = /<html lang="(\w+)"/.exec(html) ?? [];
  const [, picker = ''] = /component-export="FulfillmentPicker"[^>]*? props="([^"]*)"/.exec(html) ?? [];
  const facts = /<nav[^>]* data-known/.test(html) ? 'known' : 'unknown';
  const articles = html.split('<article').slice(1);
  const card = articles.find((one) => one.includes(`/product/${numberedDish}"`)) ?? articles[0] ?? '';
  const [, price = ''] = /<b>(\d[^<]*)<\/b>/.exec(card) ?? [];
  expect([language, price].map((text) => text !== '')).toEqual([true, true]);
  const soldOut = languageOf(language as Locale).in('dish-card')('soldOut');
  return { facts: `${language} ${picker} ${facts}`, price: Number(price.replaceAll(/\D/g, '')), isSoldOut: card.includes(`>${soldOut}<`) };
}

test('24 clients of six kinds, in three languages and four codings, also by crafted paths, get their own and nothing older than a second', async () => {
  const change = numberedStates(shop);
  const since = [performance.now()];
  change();
  const kinds = Object.entries(visitors).flatMap(([name, cookie]) =>
    locales.flatMap((locale) => pages.map(({ path }) => ({ name, cookie, page: path, path: localizedPath(path, locale) }))),
  );
  const own = new Map<object, string>();
  for (const kind of kinds) own.set(kind, read((await request(kind.path, kind.cookie, 'identity')).html).facts);
  const others = otherKinds();
  for (const kind of others) own.set(kind, wholeOf(await request(kind.path, kind.cookie, 'identity')));
  for (const { path, differing } of pages) {
    const seen = kinds.filter(({ page }) => page === path).map((kind) => own.get(kind));
    expect(new Set(seen).size, path).toBe(differing * locales.length);
  }

  const start = performance.now();
  const mixedUp: string[] = [];
  let [responses, cached] = [0, 0];
  const isOver = () => performance.now() - start > least.seconds * 1_000 && responses > least.responses && cached > least.cached;
  const changing = (async () => {
    while (!isOver()) {
      const before = responses;
      // a busy machine serves fewer pages in that time: each client gets one of every state
      do await wait(changeMs);
      while (responses < before + clients && !isOver());
      cached = shop.output().split('"cached":true').length - 1;
      since[change()] = performance.now();
    }
  })();
  const check = async (kind: (typeof kinds)[number], encoding: string) => {
    const requestedAt = performance.now();
    const { status, html } = await request(kind.path, kind.cookie, encoding);
    if (status !== 200) throw new Error(`${kind.path}: ${status}`);
    const { facts, price, isSoldOut } = read(html);
    responses += 1;
    const state = stateOfPrice(price);
    const replacedAt = since[state + 1] ?? Number.POSITIVE_INFINITY;
    const about = `${kind.path} for a visitor ${kind.name}, ${encoding}`;
    if (facts !== own.get(kind)) mixedUp.push(`${about}: another visitor's`);
    if (isSoldOut !== isSoldOutIn(state)) mixedUp.push(`${about}: the price of one state, the stop-list of another`);
    if (replacedAt < requestedAt - maxAgeMs) mixedUp.push(`${about}: ${Math.round(requestedAt - replacedAt)} ms old`);
  };
  const visit = async (client: number) => {
    for (let turn = client; !isOver(); turn += 7) {
      const kind = kinds[turn % kinds.length];
      const encoding = Object.keys(encodings)[(turn + client) % 4] ?? 'br';
      const other = others[(turn * 5) % others.length];
      if (kind === undefined || other === undefined) throw new Error('there is no visitor');
      const isOwn = wholeOf(await request(other.path, other.cookie, encoding)) === own.get(other);
      if (!isOwn) mixedUp.push(`${other.path} for a visitor ${other.name}, ${encoding}: another page`);
      await check(kind, encoding);
      // the second response may be a cached one
      await check(kind, encoding);
    }
  };
  await Promise.all([changing, ...Array.from({ length: clients }, (_, client) => visit(client))]);
  expect(mixedUp).toEqual([]);
  expect(cached).toBeGreaterThan(least.cached);
});
