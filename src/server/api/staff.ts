import { calls } from '#contract/calls.ts';
import { cancelAllBody, moveOrderBody, staffOrdersQuery } from '#contract/staff/staff-orders.ts';
import { pauseBody, stopListBody } from '#contract/staff/staff-stop-list.ts';
import { type Api, type ApiContext, unwrap } from './context.ts';
import { pathId, readBody, readQuery } from './read-input.ts';
import { route } from './route.ts';
import { requireStaff } from './staff-access.ts';

/** The kitchen's side (contract §3, `staff/…`). */
export function addStaff(api: Api): void {
  route(api, calls.staffOrders, async (context) => {
    await requireStaff(context);
    const { status } = readQuery(context, staffOrdersQuery);
    return context.json({ orders: await kitchenOf(context).orders(status, context.get('now')) });
  });
  route(api, calls.moveOrder, moveOrder);
  route(api, calls.cancelAllOrders, cancelAll);
  route(api, calls.stopList, listStops);
  route(api, calls.changeStopList, changeStopList);
  route(api, calls.staffRestaurants, listRestaurants);
  route(api, calls.pauseRestaurant, async (context) => {
    await requireStaff(context);
    const { until } = await readBody(context, pauseBody);
    unwrap(await kitchenOf(context).pause(pathId(context, 'id'), until));
    return context.body(null, 204);
  });
}

function kitchenOf(context: ApiContext) {
  return context.get('services').backend.kitchen;
}

async function moveOrder(context: ApiContext): Promise<Response> {
  const { name } = await requireStaff(context);
  const step = await readBody(context, moveOrderBody);
  return context.json(unwrap(await kitchenOf(context).move(pathId(context, 'id'), step, name, context.get('now'))));
}

async function cancelAll(context: ApiContext): Promise<Response> {
  const { name } = await requireStaff(context);
  const { reason } = await readBody(context, cancelAllBody);
  return context.json({ orders: unwrap(await kitchenOf(context).cancelAll(pathId(context, 'id'), reason, name, context.get('now'))) });
}

async function listStops(context: ApiContext): Promise<Response> {
  await requireStaff(context);
  const stops = await kitchenOf(context).stops(context.get('locale'), context.get('now'));
  return context.json({ stops: stops.map((stop) => ({ ...stop, until: toIso(stop.until) })) });
}

async function changeStopList(context: ApiContext): Promise<Response> {
  await requireStaff(context);
  const { until = null, ...stop } = await readBody(context, stopListBody);
  unwrap(await kitchenOf(context).stop({ ...stop, until }));
  return context.body(null, 204);
}

async function listRestaurants(context: ApiContext): Promise<Response> {
  await requireStaff(context);
  const restaurants = await kitchenOf(context).restaurants(context.get('locale'), context.get('now'));
  return context.json({
    restaurants: restaurants.map(({ pausedUntil, ...restaurant }) => ({ ...restaurant, pausedUntil: toIso(pausedUntil) })),
  });
}

function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
