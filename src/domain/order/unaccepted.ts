import type { OrderStatus } from './order-status.ts';

/** From when on the board says how long an order has not been accepted. */
const warnedMinutes = 3;

/** How many minutes an order has waited to be accepted, once that is worth a warning; null: it needs none (R-BOARD-5). @param createdAt ISO 8601 */
export function unacceptedMinutes({ status, createdAt }: { status: OrderStatus; createdAt: string }, now: number): number | null {
  const minutes = Math.floor((now - Date.parse(createdAt)) / 60_000);
  return status === 'created' && minutes >= warnedMinutes ? minutes : null;
}
