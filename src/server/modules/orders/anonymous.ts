import type { NewOrder } from './order-rows.ts';

/** An order without personal data: contact, address and all free text are removed. */
export function anonymous({ address: _address, cancelReason: _reason, ...order }: NewOrder): NewOrder {
  return {
    ...order,
    contact: { firstName: '', phone1: '' },
    comment: '',
    lines: order.lines.map(({ comment: _comment, laidBy: _names, ...line }) => line),
  };
}
