import type { WireMailings, WireMailingTexts } from '#contract/office/mailings.ts';
import type { Id } from '#domain/id.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** null: the request failed, which a toast shows. */
export async function loadMailings(): Promise<WireMailings | null> {
  const result = await api('GET /api/v1/office/mailings');
  return result.ok ? result.value : null;
}

/** @param id sent again with the same one it exists once; @param sendAt ISO 8601; null: now */
export function planMailing(id: Id, texts: WireMailingTexts, sendAt: string | null): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/office/mailings/:id', { path: { id }, body: { ...texts, sendAt }, silent: true });
}

/** A toast shows why it is not canceled. */
export async function cancelMailing(id: Id): Promise<boolean> {
  return (await api('DELETE /api/v1/office/mailings/:id', { path: { id } })).ok;
}

export function testMailing(texts: WireMailingTexts): Promise<ApiResult<{ readonly channel: CustomerChannel }>> {
  return api('POST /api/v1/office/mailing-tests', { body: texts, silent: true });
}
