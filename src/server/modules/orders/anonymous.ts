import type { NewOrder } from './order-rows.ts';

/** An order without what names or leads to a person: contact, address and everything that was written by hand. */
export function anonymous({ address: _address, cancelReason: _reason, ...order }: NewOrder): NewOrder {
  return {
    ...order,
    contact: { firstName: '', phone1: '' },
    comment: '',
    lines: order.lines.map(({ comment: _comment, ...line }) => line),
  };
}
