import type { CartLine } from '../cart/cart-line.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import type { LaidBy } from '../table/table.ts';

interface OrderChoice {
  readonly name: LocalizedText;
  readonly amount: number;
  readonly price: Som;
}

/** A line with names in three languages and the prices at the time of the order. */
export interface OrderLine extends CartLine {
  readonly name: LocalizedText;
  readonly image: string | null;
  readonly unitPrice: Som;
  readonly total: Som;
  readonly choices: readonly OrderChoice[];
  /** The dishes of one combo or set; absent for a plain product. */
  readonly parts?: readonly OrderPart[];
  /** Of an order from a shared table: whose dish it is. */
  readonly laidBy?: readonly LaidBy[];
}

/** A dish of a combo or set; amounts are for one unit of the line. */
export interface OrderPart {
  readonly name: LocalizedText;
  readonly amount: number;
  readonly choices: readonly Omit<OrderChoice, 'price'>[];
}
