import { computed, type ReadableAtom } from 'nanostores';
import { lineKey } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { $cart } from './cart.ts';
import { $checkout, setCheckout } from './checkout.ts';
import { $coordinates, $orderType, $restaurantId } from './preferences.ts';
import { $quote, type QuoteState } from './quote.ts';

const inFlightTries = 6;
const inFlightPauseMs = 800;
let running: Promise<ApiResult<Order>> | null = null;

/**
 * Places an order once: concurrent calls share one request, and the Idempotency-Key is kept until a response gives the
 * outcome (R-ORDER-8), also after a reload.
 */
export function placeOrder(request: OrderRequest): Promise<ApiResult<Order>> {
  running ??= send(request).finally(() => {
    running = null;
  });
  return running;
}

async function send(request: OrderRequest): Promise<ApiResult<Order>> {
  const key = $checkout.get().attemptKey ?? randomUuid();
  setCheckout({ attemptKey: key });
  let result = await post(request, key);
  for (let tries = 1; tries < inFlightTries && isInFlight(result); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, inFlightPauseMs));
    result = await post(request, key);
  }
  if (!result.ok && isDecided(result.problem)) setCheckout({ attemptKey: null });
  return result;
}

function post(request: OrderRequest, key: string): Promise<ApiResult<Order>> {
  return api('POST /api/v1/orders', { body: request, headers: { 'Idempotency-Key': key }, silent: true });
}

function isInFlight(result: ApiResult<Order>): boolean {
  return !result.ok && result.problem.code === 'IDEMPOTENCY_IN_FLIGHT';
}

/** Whether the request itself was rejected; without a response, or after a server error, the order may exist. */
function isDecided({ status, code }: { readonly status: number; readonly code: string | null }): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 499 && code !== 'IDEMPOTENCY_IN_FLIGHT';
}

/** The quote of the current cart, once no newer one is pending. */
export function settledQuote(): Promise<QuoteState> {
  return new Promise((resolve) => {
    const end = $quote.subscribe((state) => {
      if (state.status === 'pending') return;
      queueMicrotask(() => end());
      resolve(state);
    });
  });
}

/** A key that changes with anything the order depends on, so that the messages of the last attempt are cleared. */
export const $orderContent: ReadableAtom<string> = computed(
  [$cart, $checkout, $orderType, $coordinates, $restaurantId],
  (cart, { attemptKey: _, ...draft }, ...choices) => JSON.stringify([cart.map((line) => [lineKey(line), line.quantity]), draft, choices]),
);
