import type { WireCourierWork } from '#contract/staff/couriers.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { randomUuid } from '../lib/random-uuid.ts';

/** null: it could not be loaded, which a later look may */
export async function loadCourierWork(): Promise<WireCourierWork | null> {
  const result = await api('GET /api/v1/office/couriers', { silent: true });
  return result.ok ? result.value : null;
}

/** Of a receipt that is sent again when no answer came: the second one changes nothing. */
export function newReceiptId(): Id {
  return randomUuid();
}

/** Receives exactly this sum, once for each `id`; a toast shows why it was not received. */
export function receiveCash(courierId: Id, receipt: { readonly id: Id; readonly sum: Som }): Promise<ApiResult<WireCourierWork>> {
  return api('POST /api/v1/office/couriers/:id/hand-in', { path: { id: courierId }, body: receipt });
}
