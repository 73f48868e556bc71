import { isMailingTime } from '#domain/order/mailing.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import type { Connection } from '../../../db/connection.ts';
import { queueNotices } from '../notices.ts';
import { nextPlaces } from './mailing-audience.ts';

/** In one transaction, so that an order does not wait for it. */
const queuedAtOnce = 200;

/**
 * Queues the next customers of the mailing that is due: a notice for each, which exists once however often this is repeated (R-MAILING-5).
 * Who agrees later, or gets a first place later, is not reached.
 */
export async function queueMailings({ db }: Connection, channels: readonly CustomerChannel[], now: number): Promise<void> {
  if (!isMailingTime(now)) return;
  const mailing = await db
    .selectFrom('mailings')
    .select(['id', 'queued_until', 'begun_at'])
    .where('send_at', '<=', now)
    .where('queued_at', 'is', null)
    .where('canceled_at', 'is', null)
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (mailing === undefined) return;
  const { id, queued_until: after } = mailing;
  await db.transaction().execute(async (transaction) => {
    const { places, last } = await nextPlaces(transaction, { channels, after, most: queuedAtOnce, now });
    const begun = await transaction
      .updateTable('mailings')
      .set({ begun_at: mailing.begun_at ?? now, queued_until: last ?? after, queued_at: last === null ? now : null })
      .where('id', '=', id)
      .where('queued_until', '=', after)
      .where('queued_at', 'is', null)
      .where('canceled_at', 'is', null)
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) return;
    const notices = places.map(({ customerId, targetId, channel }) => ({
      ...{ id: `mailing/${id}/${customerId}`, channel, target_id: targetId, content: '' },
      ...{ mailing_id: id, customer_id: customerId },
    }));
    await queueNotices(transaction, notices, now);
  });
}
