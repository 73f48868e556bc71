import { lineKey } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Som } from '#domain/money.ts';
import { concerns } from '#domain/order/concerns.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { PricedLine, UnavailableItem } from '#domain/order/types.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { sharesOf } from '#domain/table/shares.ts';
import type { Table } from './table-rows.ts';

interface PricedSeat {
  /** without those that the menu does not have any more */
  readonly lines: readonly PricedLine[];
  /** of the lines that are not sold out */
  readonly itemsTotal: Som;
  /** of the total */
  readonly share: Som;
}

interface PricedTable {
  /** null: the place of the table can't be priced any more */
  readonly quote: Quote | null;
  /** in the order of the seats */
  readonly seats: readonly PricedSeat[];
}

type QuoteOf = (lines: readonly CartLine[]) => Promise<Result<Quote, Problem>>;

/** Prices what lies on a table as one cart, and divides the total (R-TABLE-7). */
export async function priceTable({ seats }: Pick<Table, 'seats'>, quoteOf: QuoteOf): Promise<PricedTable> {
  const quote = await quoteKnown(
    seats.flatMap(({ lines }) => lines),
    quoteOf,
  );
  const priced = new Map((quote?.lines ?? []).map((line) => [lineKey(line), line]));
  const soldOut = (quote?.unavailable ?? []).filter(({ served }) => served === undefined);
  const laid = seats.map(({ lines }) =>
    lines.flatMap((line) => {
      const known = priced.get(lineKey(line));
      return known === undefined ? [] : { ...known, quantity: line.quantity, total: known.unitPrice * line.quantity };
    }),
  );
  const totals = laid.map((lines) => totalOf(lines, soldOut));
  const shares = sharesOf(quote?.total ?? 0, totals);
  return { quote, seats: laid.map((lines, index) => ({ lines, itemsTotal: totals[index] ?? 0, share: shares[index] ?? 0 })) };
}

function totalOf(lines: readonly PricedLine[], soldOut: readonly UnavailableItem[]): Som {
  return lines.reduce((sum, line) => (soldOut.some((item) => concerns(item, line)) ? sum : sum + line.total), 0);
}

/** The quote without the dishes that can't be priced: what was laid may have left the menu since. */
async function quoteKnown(lines: readonly CartLine[], quoteOf: QuoteOf): Promise<Quote | null> {
  const quoted = await quoteOf(lines);
  if (quoted.ok) return quoted.value;
  const { problem } = quoted;
  if (problem.code !== 'UNKNOWN_PRODUCT' && problem.code !== 'INVALID_OPTION') return null;
  const { productId, lineProductId = productId } = problem.details ?? {};
  const known = lines.filter((line) => line.productId !== lineProductId);
  return known.length === lines.length ? null : quoteKnown(known, quoteOf);
}
