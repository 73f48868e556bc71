import { z } from 'zod';

/** The answer is `{ orders, nextCursor }`, own orders, newest first. An unreadable cursor starts from the newest. */
export const ordersQuery = z.object({ cursor: z.string().optional() });
