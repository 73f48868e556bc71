import { type ApiResult, api } from '../lib/api.ts';
import { isInTelegram, launchData, requestContact, requestWriteAccess } from '../lib/telegram.ts';
import { showToast } from '../lib/toasts.ts';

export interface SharedContact {
  /** null: the phone has no customer yet */
  readonly customerId: string | null;
  /** as Telegram writes it */
  readonly phone: string;
  /** '': unknown */
  readonly name: string;
}

/** Signs in by the contact that the person shares in Telegram; null: it was not shared. */
export async function signInByContact(): Promise<ApiResult<SharedContact> | null> {
  const contact = await requestContact();
  if (contact === null) return null;
  const body = { initData: launchData() ?? '-', contact };
  const result = await api('POST /api/v1/auth/telegram', { body, silent: true });
  return result.ok ? { ...result, value: { customerId: result.value.customerId, ...fieldsOf(contact) } } : result;
}

/**
 * Connects the Telegram that opened the session; inside Telegram the person is asked first whether the bot may write. `refused`: it may
 * not; null: a toast shows why it was not possible.
 */
export async function connectOpenTelegram(): Promise<'connected' | 'refused' | null> {
  if (isInTelegram() && !(await requestWriteAccess())) return 'refused';
  const result = await api('PUT /api/v1/messages/telegram', { silent: true });
  if (result.ok) return 'connected';
  if (result.problem.code === 'BOT_NOT_ALLOWED') return 'refused';
  showToast({ kind: 'error', message: result.problem.message });
  return null;
}

function fieldsOf(contact: string): Pick<SharedContact, 'phone' | 'name'> {
  const shared: unknown = JSON.parse(new URLSearchParams(contact).get('contact') ?? 'null');
  const { phone_number: phone, first_name: name } =
    typeof shared === 'object' && shared !== null ? (shared as Readonly<Record<string, unknown>>) : {};
  return { phone: String(phone ?? ''), name: String(name ?? '') };
}
