import type { Id } from '#domain/id.ts';
import type { StockItemKind } from '../catalog/stock.ts';

/** Portions that an order reserved of a limited item. */
export interface TakenPortions {
  readonly kind: StockItemKind;
  readonly id: Id;
  readonly portions: number;
}

/** What a cancellation returns besides the points and the slot, which are part of the order. */
export interface OrderHolds {
  /** the codes and discounts whose uses are counted, in the order in which their rows are locked */
  readonly promoCodes: readonly string[];
  /** in the order in which stock rows are locked */
  readonly portions: readonly TakenPortions[];
}

/** Orders from before this column existed have none, older ones have one code in `promoCode`. */
export function parseHolds(json: string): OrderHolds {
  const { promoCode = null, promoCodes, portions = [] } = JSON.parse(json) as Partial<OrderHolds> & { promoCode?: string | null };
  return { promoCodes: promoCodes ?? (promoCode === null ? [] : [promoCode]), portions };
}
