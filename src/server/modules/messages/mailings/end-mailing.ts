import type { Id } from '#domain/id.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import { addLogEntry } from '../../office/change-log.ts';
import { stopNotices } from '../notices.ts';
import { countPlaces } from './mailing-audience.ts';
import { type Actor, type MailingRow, readMailing, subjectOf, textsOf } from './mailing-rows.ts';

/**
 * Cancels a mailing that has not begun, or stops what is not sent yet of one that has (R-MAILING-6). Its row is changed first: a step that queues
 * customers comes before it as a whole, so that the next statement sees them, or not at all.
 */
export function endMailing(
  { db }: Connection,
  channels: readonly CustomerChannel[],
  { id, by }: { readonly id: Id; readonly by: Actor },
  now: number,
): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await mark(transaction, id, { canceled_at: now, canceled_by: by.name });
    if (row === undefined) return (await readMailing(transaction, id)) === undefined ? err(problem('NOT_FOUND')) : ok(null);
    const hasBegun = row.begun_at !== null;
    if (hasBegun && !(await stop(transaction, channels, row, now))) {
      await mark(transaction, id, { canceled_at: null, canceled_by: null });
      return err(problem('MAILING_SENT'));
    }
    const subject = subjectOf(textsOf(row));
    const kind = hasBegun ? 'mailingStopped' : 'mailingCanceled';
    await addLogEntry(transaction, { at: now, by: by.name, kind, subject, before: null, after: null });
    return ok(null);
  });
}

/** @returns undefined: there is none, or it is so already */
function mark(
  executor: Executor,
  id: Id,
  { canceled_at, canceled_by }: Pick<MailingRow, 'canceled_at' | 'canceled_by'>,
): Promise<MailingRow | undefined> {
  return executor
    .updateTable('mailings')
    .set({ canceled_at, canceled_by })
    .where('id', '=', id)
    .where('canceled_at', canceled_at === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false: all of it is sent */
async function stop(executor: Executor, channels: readonly CustomerChannel[], row: MailingRow, now: number): Promise<boolean> {
  const stopped = await stopNotices(executor, row.id, now);
  if (row.queued_at !== null) return stopped > 0;
  const leftOut = await countPlaces(executor, { channels, after: row.queued_until, now });
  await executor.updateTable('mailings').set({ left_out: leftOut }).where('id', '=', row.id).execute();
  return true;
}
