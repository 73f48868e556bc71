import { lineKey, maxLines, maxQuantity } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Id } from '../id.ts';

/** R-TABLE-4 */
export const tableLifeMs = 3 * 60 * 60_000;
/** R-TABLE-3 */
export const mostSeats = 20;
/** The seat of whoever opened the table. */
export const hostSeat = 1;

/** `open`: everybody changes their own plates; `closed`: nobody; `ordered`: an order was placed from it, for good. */
export type TableState = 'open' | 'closed' | 'ordered';
/** Only said, not collected: each pays their share, or the host all of it. */
export type TablePaying = 'each' | 'host';

/** Who laid units of an order's line, by the seat: two guests may have one name. */
export interface LaidBy {
  readonly seat: number;
  readonly name: string;
  readonly quantity: number;
}

/** The lines of one seat of a closed table. */
export interface LaidLines {
  readonly seat: number;
  readonly name: string;
  readonly lines: readonly CartLine[];
}

/** A closed table, from which an order is placed. */
export interface LaidTable {
  readonly id: Id;
  readonly seats: readonly LaidLines[];
}

/** Whether lines of several people can be one order: equal lines are one there, with at most 50 units, of at most 100 lines (R-CART-1). */
export function fitOneOrder(lines: readonly CartLine[]): boolean {
  const units = new Map<string, number>();
  for (const line of lines) units.set(lineKey(line), (units.get(lineKey(line)) ?? 0) + line.quantity);
  return units.size <= maxLines && [...units.values()].every((count) => count <= maxQuantity);
}

/** Who laid a line of an order; [] where the order has another number of its units than the table. */
export function laidByOf(ordered: CartLine, table: readonly LaidLines[]): readonly LaidBy[] {
  const key = lineKey(ordered);
  const laid = table.flatMap(({ seat, name, lines }) => {
    const quantity = lines.reduce((sum, line) => (lineKey(line) === key ? sum + line.quantity : sum), 0);
    return quantity === 0 ? [] : [{ seat, name, quantity }];
  });
  return laid.reduce((sum, { quantity }) => sum + quantity, 0) === ordered.quantity ? laid : [];
}
