import { type ApiResult, api } from '../lib/api.ts';
import { launchData, requestContact, requestWriteAccess } from '../lib/telegram.ts';

interface SignedIn {
  /** null: the phone has no customer yet */
  readonly customerId: string | null;
  /** of the contact, as Telegram writes it */
  readonly phone: string;
}

/** Signs in by the contact that the person shares in Telegram; null: it was not shared. */
export async function signInByContact(): Promise<ApiResult<SignedIn> | null> {
  const contact = await requestContact();
  if (contact === null) return null;
  const body = { initData: launchData() ?? '-', contact };
  const result = await api('POST /api/v1/auth/telegram', { body, silent: true });
  return result.ok ? { ...result, value: { customerId: result.value.customerId, phone: phoneOf(contact) } } : result;
}

/** Connects the Telegram in which the shop is open, once the person lets the bot write; false: refused, or it was not possible. */
export async function followInTelegram(): Promise<boolean> {
  return (await requestWriteAccess()) && (await api('PUT /api/v1/messages/telegram', { silent: true })).ok;
}

function phoneOf(contact: string): string {
  const shared: unknown = JSON.parse(new URLSearchParams(contact).get('contact') ?? 'null');
  return typeof shared === 'object' && shared !== null ? String(Reflect.get(shared, 'phone_number')) : '';
}
