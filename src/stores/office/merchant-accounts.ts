import type { ValueOf } from '#contract/calls.ts';
import type { MerchantAccountChange, WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type MerchantAccounts = ValueOf<'GET /api/v1/office/merchant-accounts'>;

/** null: the request failed, which a toast shows. */
export async function loadMerchantAccounts(): Promise<MerchantAccounts | null> {
  const result = await api('GET /api/v1/office/merchant-accounts');
  return result.ok ? result.value : null;
}

/** INVALID_BODY names the field that is wrong or missing. */
export function changeMerchantAccount(restaurantId: string, body: MerchantAccountChange): Promise<ApiResult<WireMerchantAccounts>> {
  return api('PUT /api/v1/office/merchant-accounts/:id', { path: { id: restaurantId }, body, silent: true });
}
