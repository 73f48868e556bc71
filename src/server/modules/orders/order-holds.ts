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
  readonly promoCode: string | null;
  /** in the order in which stock rows are locked */
  readonly portions: readonly TakenPortions[];
}

const noHolds: OrderHolds = { promoCode: null, portions: [] };

/** Orders from before this column existed have none. */
export function parseHolds(json: string): OrderHolds {
  return { ...noHolds, ...(JSON.parse(json) as Partial<OrderHolds>) };
}
