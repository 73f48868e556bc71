import { z } from 'zod';
import { freeText } from '../lib/scalars.ts';
import { orderStatus } from '../shop/order.ts';

/** `status` is a list with commas; without it the live orders. The answer is `{ orders: BoardOrder[] }`. */
export const staffOrdersQuery = z.object({
  status: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(orderStatus).max(9)),
});

const cancelReason = freeText(200).min(1);

/** Cancels every open order of the customer whose order is named. The answer is `{ orders: BoardOrder[] }`, those that were cancelled. */
export const cancelAllBody = z.strictObject({ reason: cancelReason });

/** Cancelling needs a reason. The answer is the order as it stands now; 409 ILLEGAL_STATUS `{ status }`. */
export const moveOrderBody = z
  .strictObject({ status: orderStatus, reason: cancelReason.exactOptional() })
  .refine((step) => step.status !== 'cancelled' || step.reason !== undefined, { path: ['reason'], message: 'required' });
