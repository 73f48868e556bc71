import { z } from 'zod';
import { parseOrderType } from '#domain/fulfillment/order-type.ts';

/** `0` or `200`; absent or empty means delivery (R-TYPE-1). */
export const orderTypeQuery = z.enum(['', '0', '200']).default('0').transform(parseOrderType);
