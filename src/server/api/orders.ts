import { calls } from '#contract/calls.ts';
import { ordersQuery } from '#contract/orders.ts';
import { idempotencyKey, idempotencyKeyHeader, placeOrderBody } from '#contract/place-order.ts';
import { quoteBody } from '#contract/quote.ts';
import { parseId } from '#domain/id.ts';
import { problem } from '#domain/problem.ts';
import { type Api, type ApiContext, notFound, Refused, unwrap } from './context.ts';
import { findSession, requireCustomer } from './identity.ts';
import { readBody, readQuery } from './read-input.ts';
import { route } from './route.ts';

export function addOrders(api: Api): void {
  route(api, calls.quote, quote);
  route(api, calls.placeOrder, placeOrder);
  route(api, calls.orders, listOrders);
  route(api, calls.order, oneOrder);
}

async function quote(context: ApiContext): Promise<Response> {
  const request = await readBody(context, quoteBody);
  const session = await findSession(context);
  const { backend } = context.get('services');
  return context.json(unwrap(await backend.quote(request, context.get('locale'), session?.customerId ?? null, context.get('now'))));
}

/** Refuses in the order of contract §3: 401, 413, 400, then the backend's; a replay of the same order is 200. */
async function placeOrder(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const request = await readBody(context, placeOrderBody);
  const key = idempotencyKey.safeParse(context.req.header(idempotencyKeyHeader));
  if (!key.success) throw new Refused(problem('IDEMPOTENCY_KEY_MISSING'));
  const { backend } = context.get('services');
  const placed = unwrap(await backend.placeOrder(request, context.get('locale'), customerId, key.data, context.get('now')));
  return context.json(placed.order, placed.isReplay ? 200 : 201);
}

async function listOrders(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { cursor } = readQuery(context, ordersQuery);
  return context.json(await context.get('services').backend.orders(customerId, cursor ?? null));
}

async function oneOrder(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const id = parseId(context.req.param('id'));
  const order = id === null ? null : await context.get('services').backend.order(customerId, id);
  if (order === null) throw notFound();
  return context.json(order);
}
