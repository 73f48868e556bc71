import type { ValueOf } from '#contract/calls.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** By it tabs tell each other that the customer has left. */
export const sessionChannel = 'session';

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

/**
 * Runs `left` when another tab signs out.
 * @returns removes the listener
 */
export function onSignedOutElsewhere(left: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = (event) => {
    if (event.data === 'signed-out') left();
  };
  return () => channel.close();
}
