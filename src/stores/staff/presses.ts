import { atom, computed, type ReadableAtom } from 'nanostores';
import { type BoardChange, type BoardPress, isSettled, withPresses } from '#domain/order/board-press.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { localStore } from '../lib/persistent.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { showToast } from '../lib/toasts.ts';
import { $kept, reloadOrders, takeOrder } from './orders.ts';

/** A press that the server has refused after it had waited. */
export interface RefusedPress extends BoardPress {
  readonly message: string;
}

/** An hour without a network, and some more: later nobody knows what was meant. */
const lifeDays = 0.25;
/** A press that waited longer is told on the board when it is refused, not in a toast. */
const waitedMs = 5_000;

const $waiting = localStore<readonly BoardPress[]>('staff-presses', {
  // only this module writes it
  decode: (json) => (Array.isArray(json) ? (json as BoardPress[]) : []),
  version: 1,
  maxAgeDays: lifeDays,
});
const $refused = atom<readonly RefusedPress[]>([]);
const $offline = atom<number | null>(null);

/** The presses that wait for the network, the oldest first (R-BOARD-4). */
export const $presses: ReadableAtom<readonly BoardPress[]> = $waiting;
export const $refusedPresses: ReadableAtom<readonly RefusedPress[]> = $refused;
/** Since when there is no network, ms since the epoch; null: there is. */
export const $offlineSince: ReadableAtom<number | null> = $offline;
/** The orders of the board with what was pressed since. */
export const $boardOrders: ReadableAtom<readonly Order[]> = computed([$kept, $waiting], withPresses);

let sending: Promise<void> | null = null;

/** Shows what was pressed at once, and sends it, after the presses before it; without a network it waits. */
export function press({ id, number }: Pick<Order, 'id' | 'number'>, change: BoardChange): Promise<void> {
  $waiting.set([...$waiting.get(), { id: randomUuid(), orderId: id, number, at: Date.now(), change }]);
  return sendPresses();
}

/** Notes whether a request has reached the server; what waits is sent once one has. @param since when the last one has, ms since the epoch */
export function noteNetwork(isReached: boolean, since = Date.now()): void {
  if (!isReached) $offline.set($offline.get() ?? since);
  else {
    $offline.set(null);
    if ($waiting.get().length > 0) void sendPresses();
  }
}

export function forgetRefused(): void {
  $refused.set([]);
}

/** Sends what waits, one after another. */
function sendPresses(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (let next = $waiting.get()[0]; next !== undefined; next = $waiting.get()[0]) {
    const result = await send(next);
    if (!result.ok && (result.problem.status === 0 || result.problem.status >= 500)) {
      if (result.problem.status === 0) return noteNetwork(false);
      showToast({ kind: 'error', message: result.problem.message });
    }
    const done = next;
    if (result.ok) takeOrder(result.value);
    $waiting.set($waiting.get().filter(({ id }) => id !== done.id));
    if ($offline.get() !== null) $offline.set(null);
    if (!result.ok) await refuse(done, result.problem);
  }
}

type Refusal = Extract<ApiResult<Order>, { ok: false }>['problem'];

async function refuse(pressed: BoardPress, { status, message, details }: Refusal & { readonly details?: unknown }): Promise<void> {
  await reloadOrders();
  const present = (details as { readonly status?: OrderStatus } | undefined)?.status;
  if (status >= 500 || (present !== undefined && isSettled(pressed, present))) return;
  if (Date.now() - pressed.at < waitedMs) showToast({ kind: 'error', message });
  else $refused.set([...$refused.get(), { ...pressed, message }]);
}

function send({ orderId: id, change }: BoardPress): Promise<ApiResult<Order>> {
  const request = { path: { id }, silent: true };
  if (change.kind === 'move') return api('POST /api/v1/staff/orders/:id/status', { ...request, body: { status: change.status } });
  if (change.kind === 'back') return api('POST /api/v1/staff/orders/:id/back', { ...request, body: { from: change.from } });
  if (change.kind === 'delay') return api('PUT /api/v1/staff/orders/:id/delay', { ...request, body: { times: change.times } });
  if (change.kind === 'courier') {
    return api('PUT /api/v1/staff/orders/:id/courier', { ...request, body: { courierId: change.courier?.id ?? null } });
  }
  return api('PUT /api/v1/staff/orders/:id/made', { ...request, body: { line: change.line, isMade: change.isMade } });
}
