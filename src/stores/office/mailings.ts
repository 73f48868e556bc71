import type { WireMailings, WireMailingTexts } from '#contract/office/mailings.ts';
import type { Id } from '#domain/id.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** What is typed in the form of a mailing. */
export interface SentMailing extends WireMailingTexts {
  /** ISO 8601; null: none is chosen, or now */
  readonly sendAt: string | null;
  /** the version of the draft that it is based on; null: there is none */
  readonly seen: number | null;
}

/** null: the request failed, which a toast shows. */
export async function loadMailings(): Promise<WireMailings | null> {
  const result = await api('GET /api/v1/office/mailings');
  return result.ok ? result.value : null;
}

/** @param id sent again with the same one it exists once */
export function planMailing(id: Id, mailing: SentMailing): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/office/mailings/:id', { path: { id }, body: mailing, silent: true });
}

/** Cancels it, or stops what is not sent yet. A toast shows why it is not. */
export async function endMailing(id: Id): Promise<boolean> {
  return (await api('DELETE /api/v1/office/mailings/:id', { path: { id } })).ok;
}

/** The page may be left before the response. */
export function saveMailingDraft(id: Id, draft: SentMailing): Promise<ApiResult<{ readonly version: number }>> {
  return api('PUT /api/v1/office/mailing-drafts/:id', { path: { id }, body: draft, silent: true, outlivesPage: true });
}

/** A toast shows why it is not removed. */
export async function removeMailingDraft(id: Id, seen: number): Promise<boolean> {
  return (await api('DELETE /api/v1/office/mailing-drafts/:id', { path: { id }, query: { seen: String(seen) } })).ok;
}

export function testMailing(texts: WireMailingTexts): Promise<ApiResult<{ readonly channel: CustomerChannel }>> {
  return api('POST /api/v1/office/mailing-tests', { body: texts, silent: true });
}
