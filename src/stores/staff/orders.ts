import { atom, type ReadableAtom } from 'nanostores';
import type { BodyOf } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import { orderRevision } from '#domain/order/order-change.ts';
import { isFinal, type OrderStatus } from '#domain/order/order-status.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { listenToEvents } from '../live/event-stream.ts';

const $list = atom<readonly Order[]>([]);

/** The active orders as the server knows them, the oldest first. */
export const $kept: ReadableAtom<readonly Order[]> = $list;

/** Sets the orders that a page was rendered with. */
export function takeStaffOrders(orders: readonly Order[]): void {
  $list.set(orders);
}

interface BoardListener {
  /** Stop-list, portions or breaks have changed. */
  readonly stockChanged: () => void;
  /** Whether a request has reached the server. */
  readonly reached: (isReached: boolean) => void;
  /** The session has ended: twelve hours have passed, or its token was removed from the configuration. */
  readonly signedOut: () => void;
}

/**
 * Keeps the board's orders up to date.
 * @returns stops it
 */
export function followBoard({ stockChanged, reached, signedOut }: BoardListener): () => void {
  const poll = async () => {
    const status = await reloadOrders();
    reached(status !== 0);
    if (status === 401) signedOut();
  };
  return listenToEvents(
    'GET /api/v1/staff/events',
    {},
    {
      on: {
        ready: () => void poll(),
        order: (data) => takeOrder(data?.order),
        stock: stockChanged,
      },
      poll: () => void poll(),
      onBreak: () => void poll(),
    },
  );
}

/** Moves an order one step, or cancels it with a reason; an error is shown in a toast and the board is reloaded. */
export async function moveOrder(id: Id, status: OrderStatus, reason: string | null): Promise<ApiResult<Order>> {
  const body = { status, ...(reason !== null && { reason }) };
  const result = await api('POST /api/v1/staff/orders/:id/status', { path: { id }, body });
  if (result.ok) takeOrder(result.value);
  else await reloadOrders();
  return result;
}

type ChangeRequest = BodyOf<'POST /api/v1/staff/orders/:id/change'>;
/** What is offered for a line; null: it is left out. */
export type NewLine = ChangeRequest['to'];

/** Offers the customer a change; an error is shown in a toast and the board is reloaded. */
export async function offerChange(id: Id, body: ChangeRequest): Promise<ApiResult<Order>> {
  const result = await api('POST /api/v1/staff/orders/:id/change', { path: { id }, body });
  if (result.ok) takeOrder(result.value);
  else await reloadOrders();
  return result;
}

/** Takes an offer back, or notes what the customer said on the phone. */
export async function endChange(id: Id, number: number, answer: 'accept' | 'leave_out' | 'withdraw'): Promise<void> {
  const result = await api('POST /api/v1/staff/orders/:id/change/end', { path: { id }, body: { number, answer } });
  if (result.ok) takeOrder(result.value);
  else await reloadOrders();
}

/** Cancels all open orders of an order's customer. */
export async function cancelAllOrders(id: Id, reason: string): Promise<void> {
  const result = await api('POST /api/v1/staff/orders/:id/cancel-all', { path: { id }, body: { reason } });
  if (!result.ok) await reloadOrders();
  else for (const order of result.value.orders) takeOrder(order);
}

/** For each list that is being read, the orders received since: the response may be older than they are. */
const receivedMeanwhile = new Set<Order[]>();

/** Returns the status of the response. */
export async function reloadOrders(): Promise<number> {
  const received: Order[] = [];
  receivedMeanwhile.add(received);
  const result = await api('GET /api/v1/staff/orders', { silent: true });
  receivedMeanwhile.delete(received);
  if (!result.ok) return result.problem.status;
  $list.set(result.value.orders);
  for (const order of received) takeOrder(order);
  return result.status;
}

/** Ignores a state older than the known one. */
export function takeOrder(order: Order | undefined): void {
  if (order === undefined) return;
  for (const received of receivedMeanwhile) received.push(order);
  const known = $list.get().find(({ id }) => id === order.id);
  if (known !== undefined && orderRevision(known) > orderRevision(order)) return;
  const others = $list.get().filter(({ id }) => id !== order.id);
  $list.set(isFinal(order.status) ? others : [...others, order].sort((a, b) => a.number - b.number));
}
