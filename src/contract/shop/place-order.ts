import { z } from 'zod';
import type { OrderRequest } from '#domain/order/quote.ts';
import { firstName, freeText, lineText, phone, som } from '../lib/scalars.ts';
import { quoteFields, refuseHalfCoordinates } from './quote.ts';

const address = z.strictObject({
  text: lineText(200).min(1),
  entrance: lineText(20).exactOptional(),
  floor: lineText(20).exactOptional(),
  apartment: lineText(20).exactOptional(),
  comment: freeText(200).exactOptional(),
});

/** The quote's body and who, where, how paid; the header `Idempotency-Key` (UUID) goes with it (contract §3). The answer is the domain's `Order`, whose names are the wire's. */
export const placeOrderBody: z.ZodType<OrderRequest> = z
  .strictObject({
    ...quoteFields,
    lines: quoteFields.lines.min(1),
    contact: z.strictObject({ firstName, phone1: phone }),
    address: address.exactOptional(),
    payment: z.strictObject({ method: z.enum(['cash', 'card_on_delivery']), changeFrom: som.exactOptional() }),
    comment: freeText(500).exactOptional(),
    expectedTotal: som,
    hash: z.string().max(64).exactOptional(),
  })
  .check(refuseHalfCoordinates);

/** The name of the header that makes a second press harmless. */
export const idempotencyKeyHeader = 'Idempotency-Key';
export const idempotencyKey = z.guid().toLowerCase();
