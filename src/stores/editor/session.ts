import { type ApiResult, api } from '../lib/api.ts';
import { forgetUnsaved, setPerson } from '../lib/unsaved.ts';

/** Opens the editor with the key issued by the shop's operator. */
export async function openSession(token: string): Promise<ApiResult<unknown>> {
  const result = await api('POST /api/v1/editor/session', { body: { token }, silent: true });
  if (result.ok) setPerson(await readKeyOwner());
  return result;
}

/** What this person has not saved is removed from the browser with the session. */
export async function endSession(): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/editor/session');
  if (result.ok) forgetUnsaved();
  return result;
}

/** Opens the session again in place. The value is whose key it is, as the pages of the back office name people; null: it is not known. */
export async function openSessionAgain(token: string): Promise<ApiResult<string | null>> {
  const result = await api('POST /api/v1/editor/session', { body: { token }, silent: true });
  return result.ok ? { ...result, value: await readKeyOwner() } : result;
}

/** Who edits, as the pages of the back office name them; null: it is not known. */
async function readKeyOwner(): Promise<string | null> {
  const result = await api('GET /api/v1/editor/session', { silent: true });
  return result.ok ? `key:${result.value.name}` : null;
}
