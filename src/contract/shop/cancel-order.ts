import { z } from 'zod';
import { freeText } from '../lib/scalars.ts';

/** May be left out whole. The answer is the domain's `Order`; 409 ILLEGAL_STATUS `{ status }` once the kitchen has begun. */
export const cancelOrderBody = z.strictObject({ reason: freeText(200).min(1).exactOptional() });
