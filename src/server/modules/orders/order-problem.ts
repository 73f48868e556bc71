import { delivery } from '#domain/fulfillment/order-type.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import type { BuiltQuote } from './build-quote.ts';
import { pointOf } from './place.ts';
import { nextFreeSlots } from './slot-capacity.ts';

/** How many available slots an error lists. */
const offeredSlots = 5;

/** The first problem, in the order of R-ORDER-1, for which an order can't be placed; null when it can. */
export function problemOf(request: OrderRequest, built: BuiltQuote): Problem | null {
  if (request.orderTypeId === delivery && (pointOf(request) === null || request.address === undefined)) return problem('ADDRESS_MISSING');
  const { quote, place } = built;
  const [warning] = quote.warnings;
  switch (warning) {
    case undefined:
      return request.expectedTotal < quote.total ? problem('PRICE_CHANGED', { quote }) : null;
    case 'MENU_ERROR':
      return place.menuError ? problem('MENU_ERROR', { reason: place.menuError }) : problem('OUT_OF_ZONE');
    case 'RESTAURANT_PAUSED':
      return problem('RESTAURANT_PAUSED', { opensAt: quote.paused?.opensAt ?? null });
    case 'SLOT_UNAVAILABLE':
      return slotUnavailable(built.days);
    case 'ITEMS_UNAVAILABLE':
      return problem('ITEMS_UNAVAILABLE', { unavailable: quote.unavailable.filter(({ served }) => served === undefined) });
    case 'ITEMS_OFF_HOURS':
      return problem('ITEMS_OFF_HOURS', {
        unavailable: quote.unavailable.filter(({ served }) => served !== undefined),
        servedSlot: quote.servedSlot ?? null,
      });
    case 'MIN_ORDER_SUM':
      return problem('MIN_ORDER_SUM', { minOrderSum: place.zone?.minOrderSum ?? 0, minOrderLeft: quote.minOrderLeft });
    case 'ORDER_MAX_SUM':
      return problem('ORDER_MAX_SUM', { itemsTotal: quote.itemsTotal, orderMaxSum: built.snapshot.catalog.settings.orderMaxSum });
    default:
      return problem(warning);
  }
}

/** The problem for an unavailable slot, with the next available ones (R-ORDER-7). */
export function slotUnavailable(days: readonly SlotDay[]): Problem {
  return problem('SLOT_UNAVAILABLE', { slots: nextFreeSlots(days, offeredSlots) });
}
