import { calls } from '#contract/calls.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import type { Row, RowResult } from '../support/load/measured.ts';
import { tryRequest } from '../support/shop/http-client.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { type Shop, shopNow, withShop } from '../support/shop/shop.ts';
import { runPlaywright } from '../support/test-files.ts';
import * as behaviors from '../support/upstream/upstream-behaviors.ts';
import { type Behavior, startUpstream, type UpstreamStub } from '../support/upstream/upstream-stub.ts';
import { combineResults, worst } from './combine-results.ts';

const repeated = [408, 409, 425, 429, 500, 502, 503, 504];
const notRepeated = [400, 401, 403, 404, 410, 418, 422, 501, 505];
/** The timeout of a call with both attempts, plus half a second. */
const pageLimitMs = 5_500;
/** A page waits 200 ms for the settings when it has valid ones. */
const settingsLimitMs = 300;
const phone1 = '998901112233';

/** Each behavior with the number of attempts of a GET. */
const faults: Readonly<Record<string, readonly [Behavior, attempts: 1 | 2]>> = {
  ...Object.fromEntries(repeated.map((status) => [status, [behaviors.failing(status), 2]])),
  ...Object.fromEntries(notRepeated.map((status) => [status, [behaviors.failing(status), 1]])),
  'HTML for JSON': [behaviors.html, 1],
  truncated: [behaviors.truncated, 1],
  huge: [behaviors.oversize, 1],
  'wrong types': [behaviors.wronglyTyped, 1],
  redirect: [behaviors.redirecting, 1],
  reset: [behaviors.reset, 1],
  late: [behaviors.late(20_000), 1],
  'without an end': [behaviors.neverEnding, 1],
  silent: [behaviors.silent, 1],
};
const settingsFaults = { 'after 10 s': behaviors.late(10_000), 'with 500': behaviors.failing(500), 'with garbage': behaviors.html };
const settingsPages = ['/uz/about', '/en/contacts', '/offer', '/uz/privacy', '/', '/en', '/uz/filial'];

export const upstreamRow: Row = {
  name: 'upstream',
  what: `${Object.keys(faults).length} faults of an upstream (slow, every status, HTML, truncated, huge, wrong types, reset, silent) in a GET, a POST and a page; settings ${Object.keys(settingsFaults).join(', ')}; the toasts in a browser`,
  reach: `2 attempts of a GET on the eight statuses, else 1; page <= time-out + 500 ms; with settings known pages <= ${settingsLimitMs} ms; the right toast`,
  async measure() {
    const upstream = await startUpstream(demoCatalog(), { now: () => Date.parse(shopNow) });
    try {
      const env = { API_BASE_URL: upstream.url, ALLOW_PRIVATE_UPSTREAM: '1' };
      const requested = await withShop({ env }, async (shop) =>
        combineResults(await measureFaults(shop, upstream), await measureSettings(shop, upstream)),
      );
      const { passed, failed } = await runPlaywright(['tests/e2e/upstream.spec.ts']);
      return combineResults(requested, {
        found: `${passed} browser tests of toasts and attempts passed, ${failed} failed`,
        isReached: passed > 0 && failed === 0,
      });
    } finally {
      await upstream.stop();
    }
  },
};

interface FaultResult {
  readonly attempts: number;
  /** of a page, a GET and a POST */
  readonly ms: readonly number[];
  readonly wrong: readonly string[];
}

async function measureFaults(shop: Shop, upstream: UpstreamStub): Promise<RowResult> {
  const cookie = await openSession(shop, phone1);
  const results: FaultResult[] = [];
  for (const [index, name] of Object.keys(faults).entries())
    results.push(await applyFault(name, { shop, upstream, cookie, page: pageOf(index) }));
  upstream.behave(null);
  const attempts = results.reduce((sum, result) => sum + result.attempts, 0);
  const wrong = results.flatMap((result) => result.wrong);
  const slowest = worst(results.flatMap(({ ms }) => ms));
  const reported = wrong.length === 0 ? '' : ` (${wrong.slice(0, 3).join(', ')})`;
  return {
    found: `${results.length} faults, ${attempts} attempts, ${wrong.length} wrong${reported}, pages in <= ${slowest} ms`,
    isReached: wrong.length === 0 && attempts > 0 && slowest <= pageLimitMs,
  };
}

const unseen = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** A menu that was never requested in this language, so that no valid response is cached. */
function pageOf(index: number): string {
  return `${['', '/en', '/uz'][Math.floor(index / unseen.length)]}/restaurant/${unseen[index % unseen.length]}`;
}

interface FaultTarget {
  readonly shop: Shop;
  readonly upstream: UpstreamStub;
  readonly cookie: string;
  readonly page: string;
}

/** Applies one fault to the three calls, and requests a page, a GET and a POST. */
async function applyFault(name: string, { shop, upstream, cookie, page }: FaultTarget): Promise<FaultResult> {
  const [behavior, ofGet] = faults[name] ?? [behaviors.silent, 1];
  const expected = [
    [calls.restaurantMenu, ofGet],
    [calls.promoByName, ofGet],
    [calls.customersUpdate, 1],
  ] as const;
  upstream.behave(null);
  upstream.forget();
  for (const [call] of expected) upstream.behave(behavior, call);
  const [shown, ...reported] = await Promise.all([
    tryRequest(shop.url + page),
    tryRequest(`${shop.url}/api/promo/GetByName?Name=ANY`),
    sendUpdate(shop, cookie),
  ]);
  const wrong = [
    ...expected.filter(([call, attempts]) => upstream.count(call) !== attempts).map(([call]) => `${call.path} × ${upstream.count(call)}`),
    ...reported.filter(({ status }) => !isReported(status, name)).map(({ status }) => `returned ${status}`),
    ...(shown.text.includes('</html>') ? [] : [`page ${shown.status}`]),
  ];
  const attempts = expected.reduce((sum, [call]) => sum + upstream.count(call), 0);
  return { attempts, ms: [shown, ...reported].map(({ ms }) => ms), wrong: wrong.map((line) => `${name}: ${line}`) };
}

/** A failure is reported as one, never as an internal error; an unknown promo code is a separate response (R-ERROR-1). */
function isReported(status: number, name: string): boolean {
  return (status >= 400 || name === '404') && (status !== 500 || name === '500');
}

function sendUpdate(shop: Shop, cookie: string) {
  return tryRequest(`${shop.url}/api/customers/Update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie },
    body: JSON.stringify({ firstName: 'Нодира', phone1 }),
  });
}

async function measureSettings(shop: Shop, upstream: UpstreamStub): Promise<RowResult> {
  for (const path of settingsPages) await tryRequest(shop.url + path);
  const ms: number[] = [];
  const wrong: string[] = [];
  for (const [name, behavior] of Object.entries(settingsFaults)) {
    upstream.behave(behavior, calls.system);
    for (const path of [...settingsPages, ...settingsPages]) {
      const response = await tryRequest(shop.url + path);
      ms.push(response.ms);
      if (response.status !== 200) wrong.push(`${path} ${name}: ${response.status}`);
    }
  }
  upstream.behave(null);
  const reported = wrong.length === 0 ? '' : ` (${wrong[0]})`;
  return {
    found: `settings ${Object.keys(settingsFaults).join(', ')}: ${ms.length} pages in <= ${worst(ms)} ms, ${wrong.length} wrong${reported}`,
    isReached: wrong.length === 0 && worst(ms) <= settingsLimitMs,
  };
}
