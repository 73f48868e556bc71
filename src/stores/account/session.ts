import type { ValueOf } from '#contract/calls.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { storageEngine } from '../lib/storage-engine.ts';
import { forgetAddresses } from '../shop/addresses.ts';
import { clearCheckout } from '../shop/checkout.ts';
import { forgetFavorites } from '../shop/favorites.ts';
import { forgetPlace } from '../shop/preferences.ts';

const channelName = 'session';

/** A code that was sent to a phone. */
export interface Challenge {
  readonly challengeId: string;
  /** When another code may be sent, milliseconds since the epoch. */
  readonly resendAt: number;
  /** It is not known whether the message was sent. */
  readonly isUncertain: boolean;
}

export async function sendCode(phone: string): Promise<ApiResult<Challenge>> {
  const result = await api('POST /api/v1/auth/code', { body: { phone1: phone }, silent: true });
  if (!result.ok) return result;
  const { challengeId, resendAfter, delivery } = result.value;
  return { ...result, value: { challengeId, resendAt: resendInstant(resendAfter), isUncertain: delivery === 'unknown' } };
}

/** The instant another code may be sent, of the seconds that a response or a problem names. */
export function resendInstant(seconds: number): number {
  return Date.now() + (seconds > 0 ? seconds : 60) * 1000;
}

/** `customerId` is null for a phone without a customer: then the form for the name is shown. */
export function confirmCode(challengeId: string, phone: string, code: string): Promise<ApiResult<ValueOf<'POST /api/v1/auth/session'>>> {
  return api('POST /api/v1/auth/session', { body: { challengeId, phone1: phone, code }, silent: true });
}

/** Ends the session here or everywhere. The cart stays; all data of the account is removed from the browser (R-SESSION-5). */
export async function signOut(everywhere: boolean): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/auth/session', everywhere ? { query: { everywhere: '1' } } : {});
  if (result.ok || result.problem.status === 401) {
    forgetCustomer();
    notifyOtherTabs();
    return { ok: true, value: null, status: 204 };
  }
  return result;
}

/** Deletes the customer permanently; orders stay without personal data (R-CUSTOMER-10). Browser data is removed as after signing out. */
export async function deleteAccount(): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/account');
  if (result.ok) {
    forgetCustomer();
    notifyOtherTabs();
  }
  return result;
}

/**
 * Runs `left` when another tab signs out.
 * @returns removes the listener
 */
export function onSignedOutElsewhere(left: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event) => {
    if (event.data === 'signed-out') left();
  };
  return () => channel.close();
}

function forgetCustomer(): void {
  forgetAddresses();
  clearCheckout();
  forgetPlace();
  forgetFavorites();
  // by its name, so that pages of accounts do not load the search
  delete storageEngine['searches'];
}

function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-out');
  channel.close();
}
