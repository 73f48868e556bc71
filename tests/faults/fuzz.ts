import { calls } from '#contract/calls.ts';
import type { OpenApiDocument } from '#contract/open-api/document.ts';
import { random } from '../support/builders/random.ts';
import type { Row } from '../support/load/measured.ts';
import { inspectedEnv, memoryInUse } from '../support/load/memory-in-use.ts';
import { inTurns } from '../support/shop/http-client.ts';
import { openSession, place, post } from '../support/shop/order-calls.ts';
import { createRawRequester, type RawRequester } from '../support/shop/raw-http-client.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { worst } from './combine-results.ts';
import { callsOf, type DescribedCall, generateRequest, lastNames } from './fuzz-requests.ts';

const requests = 10_000;
const warming = 100;
const sockets = 24;
const memoryLimitMb = 50;
const tokens = { STAFF_TOKEN: 's'.repeat(32), EDITOR_TOKEN: 'e'.repeat(32) };

interface CallReport {
  readonly name: string;
  readonly sent: number;
  /** statuses from 500 on, and broken connections */
  readonly broken: readonly string[];
  readonly accepted: number;
  /** growth since the first call, MB */
  readonly grownMb: number;
}

export const fuzzRow: Row = {
  name: 'fuzz',
  what: `${requests} generated requests to each call, by a customer who is also signed in as staff and editor`,
  reach: `no 5xx, no exit, memory + < ${memoryLimitMb} MB after collecting garbage`,
  async measure() {
    const env = { ...inspectedEnv, ...tokens, LOG_LEVEL: 'silent' };
    const { reports, isAlive } = await withShop({ env }, async (shop) => ({
      reports: await fuzz(shop),
      isAlive: shop.process.exitCode === null && (await fetch(`${shop.url}/readyz`)).ok,
    }));
    const sent = reports.reduce((sum, report) => sum + report.sent, 0);
    const accepted = reports.reduce((sum, report) => sum + report.accepted, 0);
    const broken = reports.flatMap((report) => report.broken.map((line) => `${report.name} ${line}`));
    const grown = worst(reports.map(({ grownMb }) => grownMb));
    const first = broken.length === 0 ? '' : ` (${broken[0]})`;
    return {
      found: `${reports.length} calls, ${sent} requests, of them ${accepted} accepted; ${broken.length} × 5xx or cut${first}; ${isAlive ? 'no exit' : 'EXIT'}; memory + ${grown} MB at most`,
      isReached: isAlive && broken.length === 0 && grown < memoryLimitMb && reports.length === Object.keys(calls).length,
    };
  },
};

async function fuzz(shop: Shop): Promise<CallReport[]> {
  const requester = createRawRequester(shop.url, sockets);
  const { headers, orderId } = await signInEverywhere(shop);
  const described = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const ids = [orderId, '1', '1031', crypto.randomUUID()];
  const wanted = callsOf(described).filter(({ name }) => name in calls);
  for (const call of wanted.filter(({ name }) => !lastNames.includes(name))) await fuzzCall(requester, call, ids, headers, warming);
  const before = await memoryInUse(shop);
  const reports: CallReport[] = [];
  for (const call of wanted) {
    const counted = await fuzzCall(requester, call, ids, headers, requests);
    reports.push({ ...counted, grownMb: (await memoryInUse(shop)) - before });
  }
  requester.close();
  return reports;
}

async function fuzzCall(
  requester: RawRequester,
  call: DescribedCall,
  ids: readonly string[],
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<Omit<CallReport, 'grownMb'>> {
  const roll = random([...call.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), count));
  const broken: string[] = [];
  let accepted = 0;
  await inTurns(count, sockets, async () => {
    const request = generateRequest(call, roll, ids, headers);
    const { status } = await requester.send(request).catch((error: Error) => ({ status: error.message }));
    if (typeof status === 'string' || status >= 500) broken.push(`${status} for ${request.path.slice(0, 80)}`);
    else if (status < 400) accepted += 1;
  });
  return { name: call.name, sent: count, broken, accepted };
}

/** Signs one browser in as a customer, staff and editor, with an order of its own. */
async function signInEverywhere(shop: Shop) {
  const customer = await openSession(shop);
  const order = await place(shop, customer, crypto.randomUUID(), 0);
  const addressParts = await Promise.all(
    (['staff', 'editor'] as const).map(async (side) => {
      const token = side === 'staff' ? tokens.STAFF_TOKEN : tokens.EDITOR_TOKEN;
      const opened = await post(shop, '', `${side}/session`, { token });
      return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    }),
  );
  const cookie = [customer, ...addressParts].join('; ');
  return { headers: { cookie, origin: shop.url, host: new URL(shop.url).host }, orderId: order?.id ?? '' };
}
