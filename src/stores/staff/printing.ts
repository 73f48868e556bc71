import type { ReadableAtom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { localStore } from '../lib/persistent.ts';

/** Longer than an order stays on a board. */
const lifeDays = 2;
/** More than a board has in two days; the oldest are forgotten first. */
const mostPrinted = 3_000;
/** Those of a ticket that the kitchen still needs. */
const printedStatuses: readonly OrderStatus[] = ['created', 'confirmed'];

const $isOn = localStore<boolean>('board-prints', { decode: (json) => json === true, version: 1 });
const $printed = localStore<readonly Id[]>('printed-orders', {
  // only this module writes it
  decode: (json) => (Array.isArray(json) ? (json as Id[]) : []),
  version: 1,
  maxAgeDays: lifeDays,
});

/** Whether this device prints new orders by itself (R-BOARD-9). */
export const $printsOrders: ReadableAtom<boolean> = $isOn;

/** From now on this device prints new orders, or it does not: those that are on the board are not new. */
export function printOrders(isOn: boolean, orders: readonly Order[]): void {
  if (isOn) notePrinted(orders);
  $isOn.set(isOn);
}

/** The oldest order whose ticket this device has not printed; null: there is none. */
export function nextToPrint(orders: readonly Order[]): Order | null {
  if (!$isOn.get()) return null;
  const printed = new Set($printed.get());
  return orders.find(({ id, status }) => printedStatuses.includes(status) && !printed.has(id)) ?? null;
}

/** Remembers tickets over a reload. */
export function notePrinted(orders: readonly Pick<Order, 'id'>[]): void {
  const ids = orders.map(({ id }) => id);
  $printed.set([...$printed.get().filter((id) => !ids.includes(id)), ...ids].slice(-mostPrinted));
}
