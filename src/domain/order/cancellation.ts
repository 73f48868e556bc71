import { type Translate, translateUnknown } from '../words.ts';
import type { Order } from './order.ts';

/** Who canceled an order and why, as far as it is known: `Canceled by the restaurant · Item sold out`; '' when neither is. */
export function cancellationText({ history, cancelReason }: Pick<Order, 'history' | 'cancelReason'>, t: Translate<'order'>): string {
  const by = history.findLast(({ status }) => status === 'cancelled')?.by;
  const who = by && translateUnknown(t, by === 'customer' || by === 'system' ? `by_${by}` : 'by_staff');
  const why = cancelReason && (translateUnknown(t, `cancel_${cancelReason}`) ?? cancelReason);
  return [who, why].filter(Boolean).join(' · ');
}
