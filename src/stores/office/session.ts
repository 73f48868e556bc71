import { type Challenge, resendInstant } from '../account/session.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type { Challenge } from '../account/session.ts';

/** Sends a code for the back office. */
export async function sendTeamCode(phone: string): Promise<ApiResult<Challenge>> {
  const result = await api('POST /api/v1/office/code', { body: { phone1: phone }, silent: true });
  if (!result.ok) return result;
  const { challengeId, resendAfter, delivery } = result.value;
  return { ...result, value: { challengeId, resendAt: resendInstant(resendAfter), isUncertain: delivery === 'unknown' } };
}

export async function openTeamSession(challengeId: string, phone: string, code: string): Promise<ApiResult<true>> {
  const result = await api('POST /api/v1/office/session', { body: { challengeId, phone1: phone, code }, silent: true });
  return result.ok ? { ...result, value: true } : result;
}

export function endOwnSession(): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/office/session');
}
