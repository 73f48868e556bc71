import type { LogKind } from '#domain/office/change-log.ts';
import type { Connection } from '../../db/connection.ts';
import { addLogEntry } from './change-log.ts';

/** Looks by one person at the same within this time are one entry. */
const sameLookMs = 10 * 60_000;

/** What somebody of the office looked at. */
export interface Look {
  readonly part: 'payments' | 'customers';
  readonly kind: Extract<LogKind, 'paymentsRead' | 'customersSearched' | 'customerOpened' | 'orderOpened'>;
  readonly subject: string;
}

/** Writes a look at personal data or at payments to the log. */
export async function logLook(
  { db }: Connection,
  { part, kind, subject }: Look,
  { by, now }: { readonly by: string | null; readonly now: number },
): Promise<void> {
  const known = await db
    .selectFrom('content_log')
    .select('id')
    .where('part', '=', part)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('by', 'is not distinct from', by)
    .where('at', '>', now - sameLookMs)
    .executeTakeFirst();
  if (known !== undefined) return;
  const entry = { at: now, by, kind, subject, before: null, after: null } as const;
  await db.transaction().execute((transaction) => addLogEntry(transaction, entry));
}
