import type { Id } from '#domain/id.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import type { ChangeAnswer } from '#domain/order/order-change.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { listenToEvents } from '../live/event-stream.ts';

interface OrderListener {
  readonly changed: (order: Order) => void;
  /** The session has ended: it has expired, or the customer signed out on this or another device. */
  readonly signedOut: () => void;
}

/**
 * Reports every change of an order until it is completed or cancelled, from events or, without a stream, by polling.
 * @returns stops it
 */
export function followOrder(id: Id, { changed, signedOut }: OrderListener): () => void {
  let isOver = false;
  let end = () => {};
  const notify = (order: Order) => {
    if (isOver) return;
    changed(order);
    if (isFinal(order.status)) stop();
  };
  const poll = async () => {
    const result = await api('GET /api/v1/orders/:id', { path: { id }, silent: true });
    if (result.ok) notify(result.value);
    else if (result.problem.status === 401 && !isOver) {
      stop();
      signedOut();
    }
  };
  const stop = () => {
    isOver = true;
    end();
  };
  end = listenToEvents(
    'GET /api/v1/orders/:id/events',
    { id },
    {
      on: {
        status: (data) => {
          if (data !== null) notify(data.order);
        },
      },
      poll: () => void poll(),
    },
  );
  return stop;
}

/** The answer to the change that the kitchen offers; once it has ended 409. */
export function answerChange(id: Id, number: number, answer: ChangeAnswer): Promise<ApiResult<Order>> {
  return api('POST /api/v1/orders/:id/change', { path: { id }, body: { number, answer }, silent: true });
}

/** Another way to pay an order that waits for its payment; otherwise 409. */
export function changePayment(id: Id, method: PaymentMethod): Promise<ApiResult<Order>> {
  return api('POST /api/v1/orders/:id/payment', { path: { id }, body: { method }, silent: true });
}

/** Only while it waits for its payment, created or confirmed; otherwise 409. */
export function cancelOrder(id: Id, reason: string | null): Promise<ApiResult<Order>> {
  return api('POST /api/v1/orders/:id/cancel', { path: { id }, body: reason === null ? {} : { reason } });
}
