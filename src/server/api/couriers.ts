import { calls } from '#contract/calls.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import type { WireCourierWork } from '#contract/staff/couriers.ts';
import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { cardToTake, cashToTake } from '#domain/order/courier.ts';
import type { Order } from '#domain/order/order.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import type { Change } from '../modules/orders/order-feed.ts';
import type { CourierActor } from '../ports/couriers.ts';
import { type Api, unwrap } from './context.ts';
import { streamEvents } from './event-stream.ts';
import { type HandlerInput, handle } from './handle.ts';
import { streamOwner } from './staff-sessions.ts';

/** The calls of couriers, and those about them (R-COURIER-1 to R-COURIER-6). */
export function addCouriers(api: Api): void {
  handle(api, calls.deliveries, readDeliveries);
  handle(api, calls.deliveryEvents, deliveryEvents);
  handle(api, calls.takeDelivery, (input) => step(input, input.path.id, 'on_way'));
  handle(api, calls.finishDelivery, (input) => step(input, input.path.id, 'delivered'));
  handle(api, calls.placeCourier, ({ services, member, body, now }) =>
    services.backend.staff.couriers.place(actorOf(member).id, body.point, now),
  );
  handle(api, calls.courierPosition, async ({ services, customerId, path, now }) => ({
    position: unwrap(await services.backend.staff.couriers.positionOf(customerId, path.id, now)),
  }));
  handle(api, calls.couriers, async ({ services, member }) => {
    const found = await services.backend.staff.couriers.list(member.restaurantIds);
    return { couriers: found.map(({ restaurantIds, ...courier }) => ({ ...courier, restaurantIds: [...restaurantIds] })) };
  });
  handle(api, calls.assignCourier, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.couriers.assign(path.id, body.courierId, member, now)),
  );
  handle(api, calls.courierWork, readWork);
  handle(api, calls.receiveCash, async (input) => {
    const { services, member, path, body, now } = input;
    unwrap(await services.backend.staff.couriers.receive(path.id, body, member, now));
    return readWork(input);
  });
}

type CourierInput = Pick<HandlerInput<typeof calls.deliveries>, 'services' | 'member' | 'locale' | 'now'>;

/** Tokens have no part of couriers: the member is a person. */
function actorOf({ id, name, restaurantIds }: OfficeMember): CourierActor {
  return { id: id ?? '', name, restaurantIds };
}

async function readDeliveries({ services, member, locale, now }: CourierInput): Promise<WireDeliveries> {
  const { staff } = services.backend;
  const [{ orders, cash, delivered }, restaurants] = await Promise.all([
    staff.couriers.deliveries(actorOf(member)),
    staff.restaurants(locale, now),
  ]);
  const names = new Map(restaurants.map(({ id, name }) => [id, name]));
  return {
    name: member.name ?? '',
    orders: orders.map((order) => toDelivery(order, names.get(order.restaurantId) ?? '', locale)),
    cash,
    delivered: [...delivered],
  };
}

function toDelivery(order: Order, restaurant: string, locale: Locale): WireDeliveries['orders'][number] {
  const { id, number, status, address, contact, wishes, comment, promised, lines, payment } = order;
  return {
    ...{ id, number, status, restaurant, contact, comment, promised },
    ...(address !== undefined && { address }),
    ...(wishes !== undefined && { wishes }),
    dishes: lines.map(({ name, quantity }) => ({ name: name[locale], quantity })),
    cash: cashToTake(order),
    card: cardToTake(order),
    ...(payment.changeFrom !== undefined && { changeFrom: payment.changeFrom }),
  };
}

async function step(input: CourierInput, orderId: Id, to: 'on_way' | 'delivered'): Promise<WireDeliveries> {
  const { services, member, now } = input;
  unwrap(await services.backend.staff.couriers.step(orderId, to, actorOf(member), now));
  return readDeliveries(input);
}

type DeliveryEvents = EventsOf<typeof calls.deliveryEvents>;

/** Says no more than that something has changed: the courier reads the own orders then. */
function deliveryEvents({ context, member, services: { feed, backend } }: HandlerInput<typeof calls.deliveryEvents>): Response {
  const { id } = actorOf(member);
  let own: ReadonlySet<Id> = new Set();
  const isOwn = async (change: Change) => {
    if (change.kind !== 'order') return false;
    if (own.has(change.orderId)) return true;
    return (await feed.eventsOf(change))?.staff.at(-1)?.order.courier?.id === id;
  };
  return streamEvents<DeliveryEvents>(context, {
    owner: streamOwner(context, member, 'staff'),
    concerns: ({ kind }) => kind === 'order',
    async read(changes) {
      const isChanged = (await Promise.all(changes.map(isOwn))).includes(true);
      if (changes.length > 0 && !isChanged) return [];
      own = new Set(await backend.staff.couriers.openOrders(id));
      return [changes.length === 0 ? { event: 'ready', data: {} } : { event: 'changed', data: {} }];
    },
  });
}

async function readWork({
  services,
  member,
}: Pick<HandlerInput<typeof calls.courierWork>, 'services' | 'member'>): Promise<WireCourierWork> {
  const { couriers, handIns } = await services.backend.staff.couriers.work(member.restaurantIds);
  return { couriers: [...couriers], handIns: handIns.map(({ at, ...handIn }) => ({ ...handIn, at: toIso(at) })) };
}
