import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { type Locale, localeIds } from '#domain/locale.ts';
import type { OrderAddress, OrderPayment } from '#domain/order/order.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { promiseOf } from '#domain/order/promised-time.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { wishesFor } from '#domain/order/wishes.ts';
import { payableUntil } from '#domain/payment/attempt.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { areaAround } from '#domain/place/search/area-around.ts';
import type { TimeSlot } from '#domain/schedule/time-slot.ts';
import { laidByOf } from '#domain/table/table.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { BuiltQuote } from './build-quote.ts';
import { localizeLines } from './localized-lines.ts';
import { pointOf } from './place.ts';
import type { NewOrder } from './stored-order.ts';

interface OrderedCart {
  readonly id: Id;
  readonly request: OrderRequest;
  readonly locale: Locale;
  readonly restaurantId: Id;
  readonly slot: TimeSlot;
  readonly now: number;
  readonly isPhoneUnverified: boolean;
}

/** The order of a cart as it was priced. */
export function toNewOrder(
  { id, request, locale, restaurantId, slot, now, isPhoneUnverified }: OrderedCart,
  { quote, snapshot, opensAt }: BuiltQuote,
): NewOrder {
  const address = addressOf(request, snapshot.catalog);
  return {
    id,
    orderTypeId: request.orderTypeId,
    restaurantId,
    ...(address === null ? {} : { address }),
    slot,
    lines: localizeLines(quote.lines, snapshot.catalog).map((line) => ({ ...line, ...laidByOn(line, request) })),
    promised: promiseOf({ slot, minutes: quote.deliveryDuration, isSoonest: request.slot === undefined, opensAt, now }),
    itemsTotal: quote.itemsTotal,
    discount: quote.discount,
    pointsSpent: quote.points,
    deliveryFee: quote.deliveryFee ?? 0,
    total: quote.total,
    pointsEarned: 0,
    payment: paymentOf(request.payment, now),
    contact: request.contact,
    ...(isPhoneUnverified && { isPhoneUnverified }),
    comment: request.comment ?? '',
    ...wishesFor(request.orderTypeId, request.wishes),
    localeId: localeIds[locale],
  };
}

function laidByOn(line: OrderLine, { table }: OrderRequest): Pick<OrderLine, 'laidBy'> {
  const laidBy = laidByOf(line, table?.seats ?? []);
  return laidBy.length === 0 ? {} : { laidBy };
}

/** A payment online has a window, in which the order waits for it. */
function paymentOf(payment: OrderRequest['payment'], now: number): OrderPayment {
  const { method } = payment;
  if (!isPaymentProvider(method)) return { ...payment, status: 'unpaid' };
  return { method, status: 'pending', until: payableUntil(method, now, now) };
}

/** With the district and the landmark, which a street alone does not tell. */
function addressOf(request: OrderRequest, { districts }: Pick<Catalog, 'districts'>): OrderAddress | null {
  const point = pointOf(request);
  if (request.orderTypeId !== delivery || point === null || request.address === undefined) return null;
  const { district, landmark } = areaAround(point, districts);
  return { ...request.address, ...point, ...(district && { district }), ...(landmark && { landmark }) };
}
