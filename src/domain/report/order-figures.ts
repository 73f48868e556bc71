import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { LocalizedText } from '../locale.ts';
import type { Order } from '../order/order.ts';
import { firstPromise } from '../order/order-delay.ts';
import { handedOverStatuses, type OrderStatus } from '../order/order-status.ts';
import { standingSteps } from '../order/step-back.ts';

/** What is added up for an hour; money in whole som. `total` is `items` − `discount` − `points` + `delivery`. */
export const noMeasures = {
  orders: 0,
  items: 0,
  discount: 0,
  points: 0,
  delivery: 0,
  total: 0,
  late: 0,
  late_minutes: 0,
  cancelled: 0,
  cancelled_total: 0,
};
export type Measure = keyof typeof noMeasures;
export const measures = Object.keys(noMeasures) as Measure[];
export type Measures = Readonly<Record<Measure, number>>;

/** What sold orders are divided by, and canceled ones by their reasons. */
export const facets = ['dish', 'promo', 'payment', 'customer', 'fulfillment', 'courier', 'cancellation'] as const;
export type Facet = (typeof facets)[number];

/** A part of an order in a division: of a dish its portions and their price, of a code the discount of the order, else the order and its total. */
interface Share {
  readonly facet: Facet;
  /** a product, a code, a way to pay, `new`, `returning` or `unknown`, `delivery` or `pickup`, the id of a courier, who canceled and why (`staff/out_of_stock`) */
  readonly item: string;
  /** of a dish, as it was ordered, and of a courier */
  readonly name?: LocalizedText;
  readonly orders: number;
  readonly portions: number;
  readonly total: number;
}

/** What the reports hold of an order that has ended (R-REPORT-1). */
export interface OrderFigures {
  /** YYYY-MM-DD, the day of its slot's shift */
  readonly day: string;
  readonly restaurantId: Id;
  /** the hour in which its slot begins, from the midnight of the day: 24 is the hour after it */
  readonly hour: number;
  readonly measures: Measures;
  readonly shares: readonly Share[];
}

/** What is known of an order that may have ended. */
export interface CountedOrder {
  readonly order: Pick<
    Order,
    Amount | 'lines' | 'payment' | 'slot' | 'orderTypeId' | 'restaurantId' | 'promised' | 'cancelReason' | 'delays'
  >;
  readonly status: OrderStatus;
  /** oldest first; times in ms since the epoch */
  readonly history: readonly { readonly status: OrderStatus; readonly at: number; readonly by: string }[];
  readonly promoCodes: readonly string[];
  /** who brought it; absent and null: nobody was named */
  readonly courier?: { readonly id: Id; readonly name: string } | null;
  readonly customer: CustomerKind;
}

type Amount = 'itemsTotal' | 'discount' | 'pointsSpent' | 'deliveryFee' | 'total';
/** `returning`: an order of theirs was counted as sold before (R-REPORT-5); `unknown`: the account was deleted before this one ended. */
export type CustomerKind = 'new' | 'returning' | 'unknown';

/** The statuses of an order that is sold (R-REPORT-1). */
export const soldStatuses: readonly OrderStatus[] = [...handedOverStatuses, 'completed'];
/** The statuses of an order that has ended. */
export const countedStatuses: readonly OrderStatus[] = [...soldStatuses, 'cancelled'];

/** What the reports count of an order; null: nothing, as long as it goes on, and when the kitchen never knew it (R-REPORT-1, R-REPORT-3). */
export function figuresOf(counted: CountedOrder): OrderFigures | null {
  const { order, status, history } = counted;
  const { slot, restaurantId } = order;
  const place = { day: slot.day, restaurantId, hour: Math.floor(slot.start / 60) };
  if (soldStatuses.includes(status)) return { ...place, ...soldFigures(counted) };
  const wasKnown = history.some((change) => change.status === 'created');
  return status === 'cancelled' && wasKnown ? { ...place, ...cancelledFigures(counted) } : null;
}

type Figures = Pick<OrderFigures, 'measures' | 'shares'>;

function soldFigures({ order, history, promoCodes, customer, courier = null }: CountedOrder): Figures {
  const { itemsTotal: items, discount, pointsSpent: points, deliveryFee, total, payment, orderTypeId, lines } = order;
  const minutes = lateMinutes(orderTypeId, history, Date.parse(firstPromise(order).to));
  const whole = (facet: Facet, item: string): Share => ({ facet, item, orders: 1, portions: 0, total });
  const dishes = new Map<Id, Share>();
  for (const { productId: item, name, quantity, total: price } of lines) {
    const { portions = 0, total: sum = 0 } = dishes.get(item) ?? {};
    dishes.set(item, { facet: 'dish', item, name, orders: 1, portions: portions + quantity, total: sum + price });
  }
  return {
    measures: {
      ...noMeasures,
      ...{ orders: 1, items, discount, points, delivery: deliveryFee, total },
      ...{ late: minutes > 0 ? 1 : 0, late_minutes: minutes },
    },
    shares: [
      ...dishes.values(),
      ...new Set(promoCodes).values().map((code): Share => ({ facet: 'promo', item: code, orders: 1, portions: 0, total: discount })),
      whole('payment', payment.method),
      whole('customer', customer),
      whole('fulfillment', orderTypeId === delivery ? 'delivery' : 'pickup'),
      ...(courier === null ? [] : [{ ...whole('courier', courier.id), name: sameIn(courier.name) }]),
    ],
  };
}

/** A name of a person is one in all languages. */
function sameIn(name: string): LocalizedText {
  return { ru: name, en: name, uz: name };
}

/** From the end of the promise until a delivery was delivered or a pickup was ready, in begun minutes; 0: in time (R-REPORT-4). */
function lateMinutes(orderTypeId: OrderType, history: CountedOrder['history'], promisedTo: number): number {
  const ends: readonly OrderStatus[] = orderTypeId === delivery ? soldStatuses : ['ready', ...soldStatuses];
  const there = standingSteps(history, orderTypeId).find(({ status }) => ends.includes(status));
  return there === undefined ? 0 : Math.max(0, Math.ceil((there.at - promisedTo) / 60_000));
}

/** Reasons that people wrote themselves are one. */
const knownReasons = [
  ...['customer_changed_mind', 'customer_wrong_address', 'unreachable', 'out_of_stock'],
  ...['restaurant_closed', 'out_of_zone', 'payment_timeout', 'payment_expired', 'refunded'],
];

function cancelledFigures({ order: { total, cancelReason = '' }, history }: CountedOrder): Figures {
  const by = history.findLast(({ status }) => status === 'cancelled')?.by.split(':')[0] ?? 'system';
  const reason = cancelReason === '' ? 'none' : knownReasons.includes(cancelReason) ? cancelReason : 'other';
  return {
    measures: { ...noMeasures, cancelled: 1, cancelled_total: total },
    shares: [{ facet: 'cancellation', item: `${by}/${reason}`, orders: 1, portions: 0, total }],
  };
}
