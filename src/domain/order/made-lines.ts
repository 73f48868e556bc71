import { lineKey } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { OrderStatus } from './order-status.ts';

/** What the cooks have made of an order (R-BOARD-1). */
export interface MadeLines {
  /** how often this was changed */
  readonly changes: number;
  /** the portions of each line, by the key of the line */
  readonly portions: Readonly<Record<string, number>>;
}

interface Cooked {
  readonly lines: readonly CartLine[];
  readonly made?: MadeLines;
}

/** The statuses in which cooks make an order. */
export const madeStatuses: readonly OrderStatus[] = ['confirmed', 'cooking'];

/** Whether all portions of a line are made: another amount than what was made is made anew. */
export function isLineMade({ made }: Pick<Cooked, 'made'>, line: CartLine): boolean {
  return (made?.portions[lineKey(line)] ?? 0) >= line.quantity;
}

/** How many lines of an order are not made yet. */
export function linesToMake(order: Cooked): number {
  return order.lines.filter((line) => !isLineMade(order, line)).length;
}

/** What is made after one line was marked as made, or as not made; null: it is so already. */
export function withMade(order: Cooked, line: CartLine, isMade: boolean): MadeLines | null {
  if (isLineMade(order, line) === isMade) return null;
  const { changes, portions } = order.made ?? { changes: 0, portions: {} };
  return { changes: changes + 1, portions: { ...portions, [lineKey(line)]: isMade ? line.quantity : 0 } };
}
