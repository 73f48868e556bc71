import { calls } from '#contract/calls.ts';
import { cancelOrderBody } from '#contract/shop/cancel-order.ts';
import { ordersQuery } from '#contract/shop/orders.ts';
import { idempotencyKey, idempotencyKeyHeader, placeOrderBody } from '#contract/shop/place-order.ts';
import { quoteBody } from '#contract/shop/quote.ts';
import type { Id } from '#domain/id.ts';
import { problem } from '#domain/problem.ts';
import { arrivingAtOnce, decisionMs, noDecision } from '../modules/orders/place-in-turn.ts';
import { createWorkQueue, TurnMissed } from '../modules/orders/work-queue.ts';
import { type Api, type ApiContext, notFound, Refused, unwrap } from './context.ts';
import { countPlacing } from './count-placing.ts';
import { findSession, requireCustomer } from './identity.ts';
import { pathId, readBody, readOptionalBody, readQuery } from './read-input.ts';
import { route } from './route.ts';

/** The sessions of orders are looked up a few at a time: a crowd leaves the database's connections to everybody else. */
const arrivals = createWorkQueue(arrivingAtOnce);

export function addOrders(api: Api): void {
  route(api, calls.quote, quote);
  route(api, calls.placeOrder, countPlacing(placeOrder));
  route(api, calls.orders, listOrders);
  route(api, calls.order, oneOrder);
  route(api, calls.cancelOrder, cancel);
  route(api, calls.reorder, reorder);
}

async function quote(context: ApiContext): Promise<Response> {
  const request = await readBody(context, quoteBody);
  const session = await findSession(context);
  const { backend } = context.get('services');
  return context.json(unwrap(await backend.quote(request, context.get('locale'), session?.customerId ?? null, context.get('now'))));
}

/** Refuses in the order of contract §3: 401, 413, 400, then the backend's; a replay of the same order is 200. */
async function placeOrder(context: ApiContext): Promise<Response> {
  const customerId = await customerInTurn(context);
  const request = await readBody(context, placeOrderBody);
  const key = idempotencyKey.safeParse(context.req.header(idempotencyKeyHeader));
  if (!key.success) throw new Refused(problem('IDEMPOTENCY_KEY_MISSING'));
  const { backend } = context.get('services');
  const placed = unwrap(await backend.placeOrder(request, context.get('locale'), customerId, key.data, context.get('now')));
  return context.json(placed.order, placed.isReplay ? 200 : 201);
}

async function customerInTurn(context: ApiContext): Promise<Id> {
  try {
    return await arrivals.run(() => requireCustomer(context), decisionMs);
  } catch (error) {
    throw error instanceof TurnMissed ? new Refused(noDecision) : error;
  }
}

async function listOrders(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { cursor } = readQuery(context, ordersQuery);
  return context.json(await context.get('services').backend.orders(customerId, cursor ?? null, context.get('now')));
}

async function oneOrder(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const order = await context.get('services').backend.order(customerId, pathId(context, 'id', 'order'), context.get('now'));
  if (order === null) throw notFound('order');
  return context.json(order);
}

async function cancel(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { reason } = await readOptionalBody(context, cancelOrderBody);
  const { backend } = context.get('services');
  return context.json(unwrap(await backend.cancelOrder(customerId, pathId(context, 'id', 'order'), reason, context.get('now'))));
}

async function reorder(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { backend } = context.get('services');
  const answer = await backend.reorder(customerId, pathId(context, 'id', 'order'), context.get('locale'), context.get('now'));
  if (answer === null) throw notFound('order');
  return context.json(answer);
}
