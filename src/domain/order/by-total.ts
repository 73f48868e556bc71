import type { OrderLine } from './order-line.ts';

/** The lines of an order, the most expensive first: pictures of an order lead with what it is mostly about. */
export function byTotal(lines: readonly OrderLine[]): readonly OrderLine[] {
  return lines.toSorted((one, other) => other.total - one.total);
}
