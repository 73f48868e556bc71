import type { ValueOf } from '#contract/calls.ts';
import type { WireRefund } from '#contract/office/payments.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type PaymentPage = ValueOf<'GET /api/v1/office/payments'>;

/** null: the request failed, which a toast shows. */
export async function loadRefunds(): Promise<readonly WireRefund[] | null> {
  const result = await api('GET /api/v1/office/refunds');
  return result.ok ? result.value.refunds : null;
}

/** The provider returns the money; a toast shows why it does not. */
export function reverseRefund(id: string): Promise<ApiResult<WireRefund>> {
  return api('POST /api/v1/office/refunds/:id/reversal', { path: { id } });
}

export function noteRefund(id: string, note: string): Promise<ApiResult<WireRefund>> {
  return api('POST /api/v1/office/refunds/:id/done', { path: { id }, body: { note } });
}

/** What is looked at: a day, or in place of it an order; '': none. */
export interface PaymentFilter {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly order: string;
}

/** @param before the `next` of the page before; null: the first page. null: the request failed, which a toast shows */
export async function loadPayments({ day, order }: PaymentFilter, before: number | null): Promise<PaymentPage | null> {
  const query = { day, order, before: before === null ? '' : String(before) };
  const result = await api('GET /api/v1/office/payments', { query });
  return result.ok ? result.value : null;
}
