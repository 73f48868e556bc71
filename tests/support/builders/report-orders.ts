import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { addDays, instantOf } from '#domain/schedule/clock.ts';
import type { Connection } from '#server/db/connection.ts';

/** An order that has ended, as a test has made it up. */
export interface EndedOrder {
  readonly id: string;
  readonly customerId: string | null;
  readonly restaurantId: string;
  readonly orderTypeId: OrderType;
  readonly day: string;
  readonly start: number;
  readonly lines: readonly { readonly productId: string; readonly quantity: number; readonly total: number }[];
  readonly discount: number;
  readonly points: number;
  readonly delivery: number;
  readonly method: string;
  readonly codes: readonly string[];
  /** null: nobody is named */
  readonly courierId: string | null;
  /** minutes after the end of the promise at which it was there */
  readonly minutesLate: number;
  status: OrderStatus;
  /** who canceled it, and why */
  cancelled: { readonly by: string; readonly reason?: string } | null;
  /** false: it was never paid online, and the kitchen never knew it */
  readonly isKnown: boolean;
}

/** Orders of many days, the same for the same random numbers. @param pick a whole number below its argument */
export function endedOrders(days: number, perDay: number, pick: (below: number) => number, first = '2024-01-01'): EndedOrder[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((day) =>
    Array.from({ length: 1 + pick(perDay * 2 - 1) }, (): EndedOrder => {
      const isDelivery = pick(3) > 0;
      const ending = pick(10);
      const canceler = (['customer', 'staff:Anvar', 'system'] as const)[pick(3)] ?? 'system';
      const reason = [undefined, 'out_of_stock', 'my own words', 'unreachable'][pick(4)];
      return {
        id: crypto.randomUUID(),
        customerId: pick(20) === 0 ? null : `customer-${pick(300)}`,
        restaurantId: String(1 + pick(3)),
        orderTypeId: isDelivery ? 0 : 200,
        day,
        start: (9 + pick(17)) * 60 + pick(2) * 30,
        lines: Array.from({ length: 1 + pick(3) }, () => ({
          productId: String(1001 + pick(15)),
          quantity: 1 + pick(4),
          total: 1_000 * (1 + pick(90)),
        })),
        discount: pick(3) === 0 ? 500 : 0,
        points: pick(5) === 0 ? 300 : 0,
        delivery: isDelivery ? 12_000 : 0,
        method: ['cash', 'card_on_delivery', 'payme'][pick(3)] ?? 'cash',
        codes: pick(3) === 0 ? ['SALOM'] : pick(6) === 0 ? ['SALOM', 'OSH'] : [],
        courierId: isDelivery && pick(4) > 0 ? `courier-${pick(3)}` : null,
        minutesLate: pick(60) - 45,
        status: ending < 2 ? 'cancelled' : ending < 5 ? 'completed' : isDelivery ? 'delivered' : 'picked_up',
        cancelled: ending < 2 ? { by: canceler, ...(reason !== undefined && { reason }) } : null,
        isKnown: ending > 0,
      };
    }),
  );
}

const itemsOf = ({ lines }: EndedOrder) => lines.reduce((sum, { total }) => sum + total, 0);
export const totalOf = (order: EndedOrder) => itemsOf(order) - order.discount - order.points + order.delivery;

/** Writes them as orders that nothing has counted. */
export async function insertEnded({ db }: Connection, orders: readonly EndedOrder[]): Promise<void> {
  for (let first = 0; first < orders.length; first += 400) {
    const some = orders.slice(first, first + 400);
    await db
      .insertInto('orders')
      .values(some.map((order) => rowOf(order)))
      .execute();
    await db
      .insertInto('order_history')
      .values(some.flatMap((order) => historyOf(order)))
      .execute();
  }
}

const promisedTo = ({ day, start }: EndedOrder) => instantOf(day, start + 40);

function rowOf(order: EndedOrder) {
  const { id, day, start, status, cancelled } = order;
  const promised = { from: new Date(instantOf(day, start)).toISOString(), to: new Date(promisedTo(order)).toISOString() };
  const slot = { day, start, end: start + 40, tomorrow: start >= 1440, label: '' };
  const name = (productId: string) => ({ ru: `Блюдо ${productId}`, en: `Dish ${productId}`, uz: `Taom ${productId}` });
  const record = {
    ...{ id, orderTypeId: order.orderTypeId, restaurantId: order.restaurantId, slot, promised },
    lines: order.lines.map((line) => ({ ...line, name: name(line.productId), modifiers: [], combo: [], choices: [], image: null })),
    ...{ itemsTotal: itemsOf(order), discount: order.discount, pointsSpent: order.points, deliveryFee: order.delivery },
    ...{ total: totalOf(order), payment: { method: order.method, status: 'paid' } },
    ...(cancelled?.reason !== undefined && { cancelReason: cancelled.reason }),
  };
  return {
    ...{ id, customer_id: order.customerId, restaurant_id: order.restaurantId, order_type_id: order.orderTypeId },
    ...{ slot_day: day, slot_start: start, slot_end: start + 40, status, total: totalOf(order), created_at: instantOf(day, start) },
    ...{ record: JSON.stringify(record), holds: JSON.stringify({ promoCodes: order.codes, portions: [] }) },
    ...{ courier_id: order.courierId, courier: order.courierId === null ? null : JSON.stringify({ name: order.courierId, phone: '' }) },
  };
}

function historyOf(order: EndedOrder) {
  const { id: order_id, status, cancelled, isKnown } = order;
  const at = promisedTo(order) + order.minutesLate * 60_000;
  const placed = { order_id, status: isKnown ? 'created' : 'awaiting_payment', at: instantOf(order.day, 0), by: 'customer' };
  return [placed, { order_id, status, at, by: cancelled?.by ?? 'staff:Anvar' }];
}
