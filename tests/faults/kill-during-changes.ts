import type { Order } from '#domain/order/order.ts';
import type { MissingWish, OrderChange } from '#domain/order/order-change.ts';
import { missingWishes, openChange } from '#domain/order/order-change.ts';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { addPoints } from '#server/modules/loyalty/ledger.ts';
import { payByPayme, paymeEnv } from '../support/payments/payme-calls.ts';
import { openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { type ChangeCount, countChanges, type KnownStep } from './changed-orders.ts';
import { type KillReport, killDuring } from './kill-during-orders.ts';

const staffToken = 's'.repeat(32);
const restaurants = ['1', '2', '3', '4', '6'];
/** two dishes that are ordered, and a cheaper one that is offered for the first */
const [suzma, salad, bread] = ['1030', '1028', '1031'];
const portions = 50_000;
const points = 10_000_000;
/** After so many kills the clock of the next process is so far on that every open offer has expired. */
const killsBetween = 5;
const restMs = 6 * 60_000;

/** Kills the shop while the kitchen offers changes, customers and staff end them, and others expire, and counts what does not fit. */
export async function killDuringChanges(
  cycles: number,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ChangeCount & Pick<KillReport, 'damages'>> {
  const place = (shop: Shop) => ({ databaseUrl: env['DATABASE_URL'] ?? null, dataDir: shop.dataDir });
  const withDatabase = async <Value>(shop: Shop, work: (connection: Connection) => Promise<Value>) => {
    const connection = await connect(place(shop));
    return work(connection).finally(() => connection.close());
  };
  const all = new Map([suzma, salad, bread].map((dish) => [dish, restaurants.length * portions]));
  const shift = new Shift();
  return killDuring(cycles, signal, {
    env: { ...env, ...paymeEnv, STAFF_TOKEN: staffToken },
    now: (kills) => new Date(Date.parse(shopNow) + Math.floor(kills / killsBetween) * restMs).toISOString(),
    async open(shop) {
      shift.cookie = await openSession(shop);
      for (const dish of all.keys()) for (const restaurantId of restaurants) await setPortions(shop, restaurantId, dish);
      await withDatabase(shop, givePoints);
    },
    once: (shop) => shift.work(shop),
    async resume(_, kills) {
      if (kills % killsBetween === 0) shift.expire();
    },
    async count(shop) {
      await shop.stop({ keepData: true });
      if (shift.refusals.length > 0) throw new Error(`${shift.refusals.length} refused: ${shift.refusals[0]}`);
      return withDatabase(shop, (connection) => countChanges(connection, shift.steps, all));
    },
  });
}

interface Offered {
  readonly order: Order;
  readonly change: OrderChange;
}

/** What buyers and kitchen do, and what the shop has acknowledged. */
class Shift {
  cookie = '';
  readonly steps: KnownStep[] = [];
  /** what the shop should not have refused */
  readonly refusals: string[] = [];
  /** offers that nobody answers in time */
  readonly #left: Offered[] = [];
  readonly #expired: Offered[] = [];
  #turn = 0;

  expire(): void {
    this.#expired.push(...this.#left.splice(0));
  }

  async work(shop: Shop): Promise<true> {
    try {
      await this.#changeOne(shop);
      return true;
    } catch (error) {
      // a request to a killed shop is a TypeError; a busy shop acknowledges nothing either
      if (!(error instanceof TypeError || error instanceof Unavailable)) this.refusals.push(String(error));
      throw error;
    }
  }

  /** An order that is changed three times: by one answer, by two at once, and, later, by silence. */
  async #changeOne(shop: Shop): Promise<void> {
    const turn = this.#turn++;
    const late = this.#expired.pop();
    if (late !== undefined) await this.#answerLate(shop, late);
    const order = await this.#order(shop, turn);
    const first = await this.#offer(shop, order, suzma, { productId: suzma, quantity: 1 + (turn % 3) });
    await this.#answer(shop, first.order, first.change, turn % 4 === 0 ? 'decline' : 'accept');
    const second = await this.#offer(shop, order, salad, turn % 2 === 0 ? null : { productId: salad, quantity: 1 });
    const answers = [
      this.#answer(shop, second.order, second.change, 'accept'),
      this.#end(shop, second.order, second.change, turn % 3 === 0 ? 'accept' : 'withdraw'),
    ];
    // of two that answer at once one is too late
    if ((await Promise.all(answers)).filter(Boolean).length !== 1) throw new Error('not exactly one answer counted');
    this.#left.push(await this.#offer(shop, order, suzma, { productId: bread, quantity: 1 }));
  }

  async #order(shop: Shop, turn: number): Promise<Order> {
    const isOnline = turn % 2 === 0;
    const missing: MissingWish = missingWishes[turn % missingWishes.length] ?? 'call';
    const body = {
      ...pickupOrder(turn),
      lines: [suzma, salad].map((productId) => ({ productId, quantity: 4, modifiers: [], combo: [] })),
      payment: { method: isOnline ? 'payme' : 'cash' },
      pointsToSpend: 10_000,
      wishes: { missing },
    };
    const placed = await answerOf<Order>(await post(shop, this.cookie, 'orders', body, { 'idempotency-key': crypto.randomUUID() }));
    if (isOnline) await payByPayme(shop, placed, Date.parse(placed.createdAt));
    return placed;
  }

  async #offer(shop: Shop, { id }: Order, dish: string, to: object | null): Promise<Offered> {
    const { lines } = await answerOf<Order>(await fetch(`${shop.url}/api/v1/orders/${id}`, { headers: { cookie: this.cookie } }));
    const line = lines.findIndex(({ productId }) => productId === dish);
    const order = await answerOf<Order>(await byStaff(shop, 'POST', `orders/${id}/change`, { line, productId: dish, to }));
    const change = openChange(order);
    if (change === null) throw new Error('an offer is not in its order');
    this.steps.push({ orderId: id, number: change.number, state: 'open' });
    return { order, change };
  }

  /** @returns whether it came in time */
  async #answer(shop: Shop, { id }: Order, { number }: OrderChange, answer: 'accept' | 'decline'): Promise<boolean> {
    const response = await post(shop, this.cookie, `orders/${id}/change`, { number, answer });
    return this.#isEnded(response, { orderId: id, number, state: answer === 'accept' ? 'accepted' : 'declined' });
  }

  async #end(shop: Shop, { id }: Order, { number }: OrderChange, answer: 'accept' | 'withdraw'): Promise<boolean> {
    const response = await byStaff(shop, 'POST', `orders/${id}/change/end`, { number, answer });
    return this.#isEnded(response, { orderId: id, number, state: answer === 'accept' ? 'accepted' : 'withdrawn' });
  }

  async #isEnded(response: Response, step: KnownStep): Promise<boolean> {
    if (response.status === 409) return false;
    await answerOf(response);
    this.steps.push(step);
    return true;
  }

  /** What silence meant has happened, or the order still waits for a call. */
  async #answerLate(shop: Shop, { order, change }: Offered): Promise<void> {
    const isInTime = await this.#answer(shop, order, change, 'decline');
    if (isInTime !== (change.silent === 'wait')) throw new Error(`an answer after the time: ${change.silent}, ${isInTime}`);
    const silent = change.silent === 'accept' ? 'accepted' : 'left_out';
    if (!isInTime) this.steps.push({ orderId: order.id, number: change.number, state: silent });
  }
}

class Unavailable extends Error {}

async function answerOf<Body>(response: Response): Promise<Body> {
  if (response.status === 503) throw new Unavailable();
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`);
  return (await response.json()) as Body;
}

function byStaff(shop: Shop, method: string, path: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' };
  return fetch(`${shop.url}/api/v1/staff/${path}`, { method, headers, body: JSON.stringify(body) });
}

async function setPortions(shop: Shop, restaurantId: string, productId: string): Promise<void> {
  const { status } = await byStaff(shop, 'PUT', 'stop-list', { restaurantId, productId, portions });
  if (status !== 204) throw new Error(`the stop-list returned ${status}`);
}

/** More than all orders can spend. */
async function givePoints({ db }: Connection): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id: customerId } = await transaction.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    await addPoints(transaction, { customerId, points, reason: 'corrected', orderId: null, key: 'given' }, Date.parse(shopNow));
  });
}
