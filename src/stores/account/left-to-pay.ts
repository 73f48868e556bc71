import type { Id } from '#domain/id.ts';

const key = 'left-to-pay';

/** Notes that this tab leaves for the provider of an order, whose page says on the way back that it waits for the payment. */
export function noteLeft(id: Id): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {}
}

/** Whether this tab was at the provider of an order. */
export function hasLeft(id: Id): boolean {
  try {
    return sessionStorage.getItem(key) === id;
  } catch {
    return false;
  }
}
