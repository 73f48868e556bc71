import { type Random, random } from '../support/builders/random.ts';
import type { Row } from '../support/load/measured.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { allOrders, openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';

const bodies = 500;
const [phoneOfA, phoneOfB] = ['998901112233', '998904445566'];

type Body = Record<string, unknown>;

/** The source of a tampered body: a valid order and its real price. */
interface Fair {
  readonly order: Body;
  readonly total: number;
  /** the customer's points */
  readonly balance: number;
  readonly idOfB: string;
}

type Tampering = (fair: Fair, roll: Random) => Body;

const below = ({ total }: Fair, roll: Random) => roll.upTo(total);
const withLine = ({ order }: Fair, change: object): Body => ({
  ...order,
  lines: (order['lines'] as object[]).map((line, at) => (at === 0 ? { ...line, ...change } : line)),
});

/** Tampered requests by what they change; each must be rejected. */
const tamperings: Readonly<Record<string, readonly Tampering[]>> = {
  prices: [
    (fair, roll) => ({ ...fair.order, expectedTotal: below(fair, roll) }),
    (fair, roll) => ({ ...fair.order, [roll.oneOf(['total', 'itemsTotal', 'discount', 'deliveryFee', 'points'])]: below(fair, roll) }),
    (fair, roll) => withLine(fair, { [roll.oneOf(['price', 'unitPrice', 'sum', 'oldPrice', 'total'])]: below(fair, roll) }),
    ({ order }, roll) => ({ ...order, expectedTotal: roll.oneOf([-1, -1e9, 0.5, '0', null, 1e300, [], {}]) }),
    (fair, roll) => ({ ...fair.order, promoCode: `FREE${roll.upTo(1e6)}`, expectedTotal: below(fair, roll) }),
  ],
  options: [
    (fair, roll) => withLine(fair, { modifiers: [{ groupId: 'pizza-size', optionId: `size-${roll.upTo(9)}`, amount: 1 }] }),
    (fair, roll) => withLine(fair, { productId: '1033', modifiers: [{ groupId: 'steak', optionId: 'none', amount: 1 + roll.upTo(5) }] }),
    (fair, roll) => withLine(fair, { combo: [{ comboGroupId: `x${roll.upTo(99)}`, productId: '1031', modifiers: [] }] }),
    (fair, roll) => withLine(fair, { modifiers: [{ groupId: 'g', optionId: 'o', amount: 1, price: -roll.upTo(90_000) }] }),
    (fair, roll) => withLine(fair, { productId: `no-such-${roll.upTo(1e6)}` }),
  ],
  owners: [
    ({ order, idOfB }, roll) => ({ ...order, [roll.oneOf(['customerId', 'userId', 'user-id', 'owner', 'phone1'])]: idOfB }),
    ({ order, idOfB }) => ({ ...order, contact: { ...(order['contact'] as object), id: idOfB } }),
    ({ order, idOfB }, roll) => ({ ...order, id: crypto.randomUUID(), status: roll.oneOf(['completed', 'paid']), by: idOfB }),
  ],
  balances: [
    (fair, roll) => ({ ...fair.order, pointsToSpend: fair.total, expectedTotal: roll.upTo(1_000) }),
    (fair, roll) => ({ ...fair.order, pointsToSpend: fair.balance + 1 + roll.upTo(1e6), expectedTotal: 0 }),
    ({ order }, roll) => ({ ...order, pointsToSpend: -1 - roll.upTo(1e6) }),
    ({ order }, roll) => ({ ...order, [roll.oneOf(['cardBalance', 'balance', 'pointsSpent', 'pointsEarned'])]: roll.upTo(1e9) }),
    ({ order }) => ({ ...order, payment: { method: 'cash', status: 'paid' } }),
  ],
  quantities: [
    (fair, roll) => withLine(fair, { quantity: roll.oneOf([0, -1, -50, 0.001, 1.5, 51, 1e9, 2 ** 53, '1', null, true, [1]]) }),
    (fair, roll) => withLine(fair, { modifiers: [{ groupId: 'spicy', optionId: 'hot', amount: roll.oneOf([0, -1, 1e9, 0.5]) }] }),
    ({ order }) => ({ ...order, lines: [] }),
    ({ order }, roll) => ({ ...order, lines: Array(101 + roll.upTo(50)).fill((order['lines'] as object[])[0]) }),
  ],
};
const all = Object.values(tamperings).flat();

export const tamperedRow: Row = {
  name: 'tampered',
  what: `${bodies} order bodies with ${all.length} kinds of foreign ${Object.keys(tamperings).join(', ')}, and the fair one after them`,
  reach: '0 accepted, 0 totals, balances or orders changed',
  async measure() {
    const reports = await onBothDatabases((env) => withShop({ env }, tamper));
    return eachOf(reports, ({ sent, accepted, broken, changed, isFairAccepted }) => ({
      found: `${sent} sent, ${accepted} accepted, ${broken} returned 5xx, ${changed.length} changed${changed.map((name) => ` (${name})`).join('')}`,
      isReached: sent === bodies && isFairAccepted && accepted + broken + changed.length === 0,
    }));
  },
};

async function tamper(shop: Shop) {
  const b = await openSession(shop, phoneOfB, 'Anvar');
  const a = await openSession(shop, phoneOfA);
  const before = await stateOf(shop, a, b);
  const { total } = before.quote;
  const order = { ...pickupOrder(), lines: [{ productId: '1032', quantity: 3, modifiers: [], combo: [] }], expectedTotal: total };
  const fair: Fair = { order, total, balance: before.a.balance, idOfB: before.b.id };
  const roll = random(20_261_121);
  const statuses: number[] = [];
  for (let turn = 0; turn < bodies; turn++) {
    const cookie = turn % 3 === 0 ? a.replace(/user-id=[^;]*/, `user-id=${fair.idOfB}`) : a;
    const body = all[turn % all.length]?.(fair, roll);
    const response = await post(shop, cookie, 'orders', body, { 'idempotency-key': crypto.randomUUID() });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  const after = await stateOf(shop, a, b);
  const placed = await post(shop, a, 'orders', order, { 'idempotency-key': crypto.randomUUID() });
  const { total: paid } = (await placed.json()) as { total: number };
  return {
    sent: statuses.length,
    accepted: statuses.filter((status) => status < 400).length,
    broken: statuses.filter((status) => status >= 500).length,
    changed: [...differences(before, after), ...(paid === total ? [] : ['the fair order'])],
    isFairAccepted: placed.status === 201,
  };
}

/** The state that tampering could change: both customers, their orders, the price of the valid cart. */
async function stateOf(shop: Shop, a: string, b: string) {
  const { contact, payment, expectedTotal, ...cart } = pickupOrder();
  const lines = [{ productId: '1032', quantity: 3, modifiers: [], combo: [] }];
  const quoted = (await (await post(shop, a, 'quote', { ...cart, lines })).json()) as { total: number; itemsTotal: number };
  const { total, itemsTotal } = quoted;
  return { quote: { total, itemsTotal }, a: await customerOf(shop, a), b: await customerOf(shop, b) };
}

async function customerOf(shop: Shop, cookie: string) {
  const id = decodeURIComponent(/user-id=([^;]*)/.exec(cookie)?.[1] ?? '');
  const response = await fetch(`${shop.url}/api/customers/Get/?Id=${encodeURIComponent(id)}`, { headers: { cookie } });
  const record = (await response.json()) as { cardBalance: number };
  return { id, balance: record.cardBalance, record: JSON.stringify(record), orders: (await allOrders(shop, cookie)).length };
}

function differences(before: Readonly<Record<string, object>>, after: Readonly<Record<string, object>>): string[] {
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
