import type { BodyOf, ValueOf } from '#contract/calls.ts';
import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import type { WireOpenedOrder } from '#contract/office/find-orders.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { listenToEvents } from '../live/event-stream.ts';

export type FoundOrderPage = ValueOf<'GET /api/v1/office/orders'>;
export type FoundCustomerPage = ValueOf<'GET /api/v1/office/customers'>;

/** What orders are searched by; '': it does not count. */
export interface OrderFilter {
  readonly text: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly restaurantId: string;
  readonly status: string;
  readonly sum: string;
  /** `1`: only what is to be returned */
  readonly toReturn: string;
}

/** @param before the `next` of the page before; null: the first page. null: the request failed, which a toast shows */
export async function findOrders(filter: OrderFilter, before: number | null): Promise<FoundOrderPage | null> {
  const query = { ...filter, before: before === null ? '' : String(before) };
  // the schema of the call narrows what is typed
  const result = await api('GET /api/v1/office/orders', { query: query as { text: string } });
  return result.ok ? result.value : null;
}

/** @param isAgain it is open already: that it could not be read is not said */
export async function openOrder(id: string, isAgain = false): Promise<WireOpenedOrder | null> {
  const result = await api('GET /api/v1/office/orders/:id', { path: { id }, silent: isAgain });
  return result.ok ? result.value : null;
}

/**
 * Reads an open order again when it has changed.
 * @returns stops it
 */
export function followOrder(id: string, onChange: (order: WireOpenedOrder) => void): () => void {
  const look = async () => {
    const found = await openOrder(id, true);
    if (found !== null) onChange(found);
  };
  const again = () => void look();
  const order = (data: { readonly order?: { readonly id: string } } | null) => {
    if (data?.order?.id === id) again();
  };
  return listenToEvents('GET /api/v1/staff/events', {}, { on: { ready: () => {}, order, stock: () => {} }, poll: again });
}

export function cancelInOffice(id: string, reason: string): Promise<ApiResult<WireOpenedOrder>> {
  return api('POST /api/v1/office/orders/:id/cancellation', { path: { id }, body: { reason } });
}

export function noteReturn(id: string, note: string): Promise<ApiResult<WireOpenedOrder>> {
  return api('POST /api/v1/office/orders/:id/return', { path: { id }, body: { note } });
}

/** @param after the `next` of the page before; '': the first page. null: the request failed, which a toast shows */
export async function findCustomers(text: string, after: string): Promise<FoundCustomerPage | null> {
  const result = await api('GET /api/v1/office/customers', { query: { text, after } });
  return result.ok ? result.value : null;
}

export async function openCustomer(id: string): Promise<WireOpenedCustomer | null> {
  const result = await api('GET /api/v1/office/customers/:id', { path: { id } });
  return result.ok ? result.value : null;
}

export function noteCustomer(id: string, note: string): Promise<ApiResult<WireOpenedCustomer>> {
  return api('PUT /api/v1/office/customers/:id/note', { path: { id }, body: { note } });
}

/** @param reason null ends the block */
export function blockCustomer(id: string, reason: string | null): Promise<ApiResult<WireOpenedCustomer>> {
  return api('PUT /api/v1/office/customers/:id/block', { path: { id }, body: { reason } });
}

export function correctPoints(
  id: string,
  correction: BodyOf<'POST /api/v1/office/customers/:id/points'>,
): Promise<ApiResult<WireOpenedCustomer>> {
  return api('POST /api/v1/office/customers/:id/points', { path: { id }, body: correction });
}

export function eraseCustomer(id: string): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/office/customers/:id', { path: { id } });
}
