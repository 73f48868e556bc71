import type { Som } from '../money.ts';
import { sharesOf } from '../table/shares.ts';
import type { LaidBy } from '../table/table.ts';
import type { Order } from './order.ts';

interface LaidShare extends Pick<LaidBy, 'seat' | 'name'> {
  readonly share: Som;
}

/** What each guest of a shared table pays of the order's total, by their seats (R-TABLE-10); [] where a line says of nobody who laid it. */
export function laidShares({ lines, total }: Pick<Order, 'lines' | 'total'>): readonly LaidShare[] {
  if (lines.some(({ laidBy }) => laidBy === undefined)) return [];
  const laid = lines.flatMap(({ unitPrice, laidBy = [] }) => laidBy.map((by) => ({ ...by, sum: unitPrice * by.quantity })));
  const seats = [...Map.groupBy(laid, ({ seat }) => seat)].sort(([one], [other]) => one - other);
  const shares = sharesOf(
    total,
    seats.map(([, dishes]) => dishes.reduce((added, { sum }) => added + sum, 0)),
  );
  return seats.map(([seat, dishes], index) => ({ seat, name: dishes[0]?.name ?? '', share: shares[index] ?? 0 }));
}
