import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Id, parseId } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { readSecret } from '../../../auth/secrets.ts';
import type { Executor } from '../../../db/connection.ts';

/** Where the button of the page and mail programs end mailings; it is no call of a browser's script. */
export const mailingEndPath = '/api/offers/end';

const macBytes = 16;

/** The address of the button, in the language that the page has afterwards. */
export function mailingEndUrl(locale: Locale, { token, mailingId }: { readonly token: string; readonly mailingId: string }): string {
  return `${mailingEndPath}?${new URLSearchParams({ token, mailing: mailingId, locale })}`;
}

/** The signed part of the link in each mailing of a customer. It ends mailings, also those agreed to later, and does nothing else. */
export async function mailingToken(executor: Executor, customerId: Id): Promise<string> {
  return `${customerId}.${(await macOf(executor, customerId)).toString('base64url')}`;
}

/** The customer of a link; null: it is none of ours. */
export async function customerOfToken(executor: Executor, token: string): Promise<Id | null> {
  const at = token.lastIndexOf('.');
  const customerId = at === -1 ? null : parseId(token.slice(0, at));
  if (customerId === null) return null;
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  const mac = await macOf(executor, customerId);
  return given.length === macBytes && timingSafeEqual(given, mac) ? customerId : null;
}

async function macOf(executor: Executor, customerId: Id): Promise<Buffer> {
  const key = await readSecret(executor, 'mailing-link');
  return createHmac('sha256', key).update(customerId).digest().subarray(0, macBytes);
}
