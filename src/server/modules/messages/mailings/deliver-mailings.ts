import { parseLocale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { isMailingTime } from '#domain/order/mailing.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import { type CustomerMessenger, type Mailing, type MessageTarget, readTarget } from '../deliver-to-customers.ts';
import { deliverNotices, type Notice, type NoticeSender, stoppedNotice } from '../notices.ts';
import { hasDue } from '../waiting-messages.ts';
import { isReached } from './mailing-audience.ts';
import { mailingToken } from './mailing-link.ts';
import { type MailingTexts, readMailing, textsOf } from './mailing-rows.ts';

/** A run is at most one a second. */
const atOnce = 5;

/** Sends the mailings that wait on a channel by day, and none while a message about an order waits there (R-MAILING-4). */
export async function deliverMailings(
  connection: Connection,
  messenger: CustomerMessenger,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  const { db } = connection;
  if (!isMailingTime(now)) return;
  const { channel } = messenger;
  const sender: NoticeSender = {
    ...{ channel, atOnce },
    isBusy: () => hasDue(db, channel, now),
    trySend: (notice) => trySend(db, messenger, notice, now),
    endTarget: (id) => db.deleteFrom('message_targets').where('id', '=', id).execute(),
  };
  await deliverNotices(connection, sender, now, report);
}

/** @returns null when it was sent, else why the customer does not get it any more */
async function trySend(db: Executor, { sendMailing }: CustomerMessenger, notice: Notice, now: number): Promise<string | null> {
  const { customer_id: customerId, mailing_id: mailingId, target_id } = notice;
  if (customerId === null || mailingId === null || !(await isReached(db, customerId))) return 'ended';
  const target = await readTarget(db, target_id, now);
  const mailing = await readMailing(db, mailingId);
  if (target?.customer_id !== customerId || mailing === undefined) return 'ended';
  if (mailing.canceled_at !== null) return stoppedNotice;
  await sendMailing(mailingFor(target, textsOf(mailing), { id: mailingId, token: await mailingToken(db, customerId) }));
  return null;
}

/** A mailing in the language of the place; where that is missing another one (R-LANG-6). */
export function mailingFor(
  target: Pick<MessageTarget, 'address' | 'keys' | 'locale'>,
  { title, text }: MailingTexts,
  link: { readonly id: string; readonly token: string },
): Mailing {
  const locale = parseLocale(target.locale) ?? 'ru';
  return { target, locale, title: withFallbacks(title)[locale], text: withFallbacks(text)[locale], ...link };
}
