import { clickSignature } from '#server/modules/payments/click/click-sign.ts';
import type { Visitor } from './visitor.ts';

export const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' };
export const click = { CLICK_SERVICE_ID: '85335', CLICK_MERCHANT_ID: '9', CLICK_SECRET: 'TESTSECRET' };
export const uzum = { UZUM_SERVICE_ID: '101', UZUM_LOGIN: 'uzum', UZUM_PASSWORD: 'secret' };
export const basic = (login: string, password: string) => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
export const paymeKey = basic('Paycom', payme.PAYME_KEY);
const uzumKey = basic(uzum.UZUM_LOGIN, uzum.UZUM_PASSWORD);
/** A provider's call has neither header of a browser; with these it is taken for one of another site, where that is asked. */
export const noBrowser = { 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' };

export interface Payable {
  readonly number: number;
  readonly total: number;
}

/** What a call was answered in short: a state, `allow`, or the code of an error. */
export type Answer = string | number;

/** Calls a shop as Payme does. */
export async function callPayme(visitor: Visitor, method: string, params: object, authorization = paymeKey): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { ...noBrowser, authorization, 'content-type': 'text/json; charset=UTF-8' };
  const sent = await visitor.send<{ result?: { state?: number; allow?: boolean }; error?: { code: number } }>(
    'POST',
    '/api/payments/payme',
    {
      body,
      headers,
    },
  );
  const { result, error } = sent.body;
  return error?.code ?? result?.state ?? (result?.allow === true ? 'allow' : 'none');
}

/** Calls a shop as Click does. @param change fields that are signed, too */
export async function callClick(
  visitor: Visitor,
  name: 'prepare' | 'complete',
  change: Readonly<Record<string, string>>,
  sign = clickSignature,
): Promise<{ readonly error: number; readonly prepareId: string }> {
  const fields = {
    click_trans_id: '',
    service_id: click.CLICK_SERVICE_ID,
    merchant_trans_id: '',
    amount: '',
    click_paydoc_id: '15',
    error: '0',
    sign_time: '2026-11-22 12:00:00',
    action: name === 'prepare' ? '0' : '1',
    ...change,
  };
  const body = String(new URLSearchParams({ ...fields, sign_string: sign(fields, click.CLICK_SECRET) }));
  const headers = { ...noBrowser, 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await visitor.send<{ error: number; merchant_prepare_id?: number }>('POST', `/api/payments/click/${name}`, {
    body,
    headers,
  });
  return { error: sent.body.error, prepareId: String(sent.body.merchant_prepare_id ?? '') };
}

/** Calls a shop as Uzum does. */
export async function callUzum(visitor: Visitor, name: string, fields: object, authorization = uzumKey): Promise<Answer> {
  const body = { serviceId: Number(uzum.UZUM_SERVICE_ID), timestamp: 1_795_000_000_000, ...fields };
  const sent = await visitor.post<{ status: string; errorCode?: string }>(`/api/payments/uzum/${name}`, body, {
    ...noBrowser,
    authorization,
  });
  return sent.body.errorCode ?? sent.body.status;
}
