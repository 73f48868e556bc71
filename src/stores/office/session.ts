import { type Challenge, resendInstant } from '../account/session.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { forgetUnsaved } from '../lib/unsaved.ts';

/** Sends a code for the back office. */
async function sendTeamCode(phone: string): Promise<ApiResult<Challenge>> {
  const result = await api('POST /api/v1/office/code', { body: { phone1: phone }, silent: true });
  if (!result.ok) return result;
  const { challengeId, resendAfter, delivery } = result.value;
  return { ...result, value: { challengeId, resendAt: resendInstant(resendAfter), isUncertain: delivery === 'unknown' } };
}

async function openTeamSession(challengeId: string, phone: string, code: string): Promise<ApiResult<true>> {
  const result = await api('POST /api/v1/office/session', { body: { challengeId, phone1: phone, code }, silent: true });
  return result.ok ? { ...result, value: true } : result;
}

/** A problem with the instant another code may be sent, where it names one. */
function withInstant<Value>(result: ApiResult<Value>) {
  if (result.ok || result.problem.code !== 'TOO_MANY_CODES') return result;
  return { ok: false, problem: { ...result.problem, resendAt: resendInstant(result.problem.details.resendAfter) } } as const;
}

/** The calls of the form that signs in. */
export const teamCalls = {
  sendCode: async (phone: string) => withInstant(await sendTeamCode(phone)),
  confirmCode: async (challengeId: string, phone: string, code: string) => withInstant(await openTeamSession(challengeId, phone, code)),
};

/** What this person has not saved is removed from the browser with the session. */
export async function endOwnSession(): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/office/session');
  if (result.ok) forgetUnsaved();
  return result;
}

/** Who is signed in, as the pages of the back office name them; null: nobody, or it is not known. */
export async function readPerson(): Promise<string | null> {
  const result = await api('GET /api/v1/office/session', { silent: true });
  return result.ok ? `team:${result.value.id}` : null;
}
