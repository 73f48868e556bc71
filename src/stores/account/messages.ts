import type { WireMessageChoices } from '#contract/account/messages.ts';
import type { MessageLevel } from '#domain/order/message-level.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** null: the request failed, which a toast shows. */
export async function loadMessageChoices(): Promise<WireMessageChoices | null> {
  const result = await api('GET /api/v1/messages');
  return result.ok ? result.value : null;
}

/** The link that opens the bot; null: a toast shows why there is none. */
export async function requestTelegramLink(): Promise<string | null> {
  const result = await api('POST /api/v1/messages/telegram');
  return result.ok ? result.value.url : null;
}

export function requestMailCode(address: string): Promise<ApiResult<unknown>> {
  return api('POST /api/v1/messages/email', { body: { address }, silent: true });
}

export function confirmMail(code: string): Promise<ApiResult<unknown>> {
  return api('POST /api/v1/messages/email/confirmation', { body: { code }, silent: true });
}

export async function changeMessages(id: string, level: MessageLevel): Promise<boolean> {
  return (await api('PUT /api/v1/messages/targets/:id', { path: { id }, body: { level } })).ok;
}

export async function endMessages(id: string): Promise<boolean> {
  return (await api('DELETE /api/v1/messages/targets/:id', { path: { id } })).ok;
}

export async function agreeToOffers(isAgreed: boolean): Promise<boolean> {
  return (await api('PUT /api/v1/messages/offers', { body: { isAgreed } })).ok;
}
