import { z } from 'zod';
import { parseJson } from '../../../json/parse-json.ts';
import { readAtMost } from '../../../network/read-at-most.ts';
import type { PaidState } from '../../../ports/payments.ts';
import { clickAuth } from './click-auth.ts';

/** What the Merchant API says. `refused`: it did not do it; `unknown`: no answer, so that it may have done it. */
type ClickReply =
  | { readonly kind: 'ok'; readonly paymentId: string | null; readonly state: PaidState }
  | { readonly kind: 'refused' | 'unknown'; readonly note: string };

/** Click's calls for what was paid; none rejects. */
export interface ClickMerchant {
  /** Gives a whole payment back. @param paymentId `click_paydoc_id` */
  readonly reverse: (paymentId: string) => Promise<ClickReply>;
  readonly status: (paymentId: string) => Promise<ClickReply>;
  /** Of an order by its number, on the day of its payment, YYYY-MM-DD. */
  readonly statusOfOrder: (order: number, day: string) => Promise<ClickReply>;
}

interface ClickKeys {
  readonly serviceId: string;
  readonly merchantUserId: string;
  readonly secret: string;
  /** without a slash at its end */
  readonly apiUrl: string;
}

const timeoutMs = 10_000;
const mostBytes = 64 * 1024;

export function createClickMerchant(keys: ClickKeys, clock: () => number): ClickMerchant {
  const call = (method: 'GET' | 'DELETE', path: string) => send(`${keys.apiUrl}/payment/${path}`, method, clickAuth(keys, clock()));
  const service = keys.serviceId;
  return {
    reverse: (paymentId) => call('DELETE', `reversal/${service}/${encodeURIComponent(paymentId)}`),
    status: (paymentId) => call('GET', `status/${service}/${encodeURIComponent(paymentId)}`),
    statusOfOrder: (order, day) => call('GET', `status_by_mti/${service}/${order}/${day}`),
  };
}

const answer = z.object({ error_code: z.int(), error_note: z.string().nullish(), payment_status: z.int().optional() });

/** Redirects are not followed: they would get the header. Notes never have it. */
async function send(url: string, method: string, auth: string): Promise<ClickReply> {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json', auth };
    const response = await fetch(url, { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await readAtMost(response, mostBytes);
    if (response.status >= 500) return { kind: 'unknown', note: `HTTP ${response.status}` };
    if (!response.ok) return { kind: 'refused', note: `HTTP ${response.status}` };
    return read(text);
  } catch (error) {
    return { kind: 'unknown', note: error instanceof Error ? error.name : 'no answer' };
  }
}

function read(text: string): ClickReply {
  const parsed = answer.safeParse(parseJson(text));
  if (!parsed.success) return { kind: 'unknown', note: 'no JSON' };
  const { error_code, error_note, payment_status } = parsed.data;
  if (error_code !== 0) return { kind: 'refused', note: `${error_code}: ${(error_note ?? '').slice(0, 200)}` };
  // as digits: the ids are beyond what a number of JavaScript holds
  const paymentId = /"payment_id"\s*:\s*"?(\d{1,20})/.exec(text)?.[1] ?? null;
  return { kind: 'ok', paymentId, state: stateOf(payment_status) };
}

/** 2 is paid, 0 and 1 are on their way, below 0 it failed; an answer without a status says nothing. */
function stateOf(status: number | undefined): PaidState {
  if (status === undefined) return 'unknown';
  if (status < 0) return 'none';
  return status === 2 ? 'paid' : 'pending';
}
