import type { OrderChange } from '#domain/order/order-change.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import type { NewOrder } from './stored-order.ts';

/** An order without personal data: contact, address and all free text are removed. */
export function anonymous({ address: _address, cancelReason: _reason, ...order }: NewOrder): NewOrder {
  return {
    ...order,
    contact: { firstName: '', phone1: '' },
    comment: '',
    lines: order.lines.map(withoutNames),
    ...(order.changes && { changes: order.changes.map(anonymousChange) }),
  };
}

function withoutNames({ comment: _comment, laidBy: _names, ...line }: OrderLine): OrderLine {
  return line;
}

function anonymousChange({ before, ...change }: OrderChange): OrderChange {
  return {
    ...change,
    line: withoutNames(change.line),
    to: change.to && withoutNames(change.to),
    ...(before && { before: { ...before, lines: before.lines.map(withoutNames) } }),
  };
}
