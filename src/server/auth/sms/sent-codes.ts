import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayOf, instantOf } from '#domain/schedule/clock.ts';
import type { Connection } from '../../db/connection.ts';
import { log } from '../../log.ts';

/** When Telegram no longer tries to deliver a code, it is asked what became of it. */
const askAfterMs = 90_000;
/** Until it is asked again, when it did not answer. */
const pauseMs = 5 * 60_000;
/** How long it is asked. */
const askingMs = 60 * 60_000;
const mostInRun = 50;

interface CodesOfDay {
  readonly bySms: number;
  /** with those that Telegram has not answered for yet */
  readonly byTelegram: number;
  /** by Telegram: not delivered, and not paid */
  readonly returned: number;
}

/** The codes that were sent, by the way they went (R-MSG-18). */
export interface SentCodes {
  /** @param requestId of Telegram's Gateway, which is asked later what became of the code */
  add(way: 'sms' | 'telegram', requestId?: string | null): Promise<void>;
  /** Since midnight. */
  ofDay(now: number): Promise<CodesOfDay>;
  /**
   * Asks what became of some codes, each in one process; ends with the first that is not answered.
   * @param isReturned rejects without an answer
   */
  ask(isReturned: (requestId: string) => Promise<boolean>, now: number): Promise<void>;
}

export function createSentCodes(connection: Connection, clock: () => number): SentCodes {
  const { db } = connection;
  return {
    async add(way, requestId = null) {
      const sentAt = clock();
      const row = { id: randomUUID(), way, sent_at: sentAt, request_id: requestId, is_returned: 0 };
      try {
        await db
          .insertInto('sent_codes')
          .values({ ...row, ask_at: requestId === null ? null : sentAt + askAfterMs })
          .execute();
      } catch (error) {
        // the code was sent: whoever waits for it can sign in
        log.warn({ reason: String(error) }, 'a code that was sent could not be counted');
      }
    },

    async ofDay(now) {
      const rows = await db
        .selectFrom('sent_codes')
        .select(['way', 'is_returned', sql<number | string>`count(*)`.as('count')])
        .where('sent_at', '>=', instantOf(dayOf(now), 0))
        .groupBy(['way', 'is_returned'])
        .execute();
      const count = (way: 'sms' | 'telegram', isReturned: number) =>
        Number(rows.find((row) => row.way === way && row.is_returned === isReturned)?.count ?? 0);
      return { bySms: count('sms', 0), byTelegram: count('telegram', 0), returned: count('telegram', 1) };
    },

    async ask(isReturned, now) {
      for (let count = 0; count < mostInRun; count += 1) {
        const code = await takeNext(connection, now);
        if (code === null) return;
        const outcome = (await isReturned(code.requestId)) ? 1 : 0;
        const answered = { request_id: null, ask_at: null, is_returned: outcome };
        await db.updateTable('sent_codes').set(answered).where('id', '=', code.id).execute();
      }
    },
  };
}

/** The code whose turn it is; other processes, and later runs, leave it alone for some minutes. */
async function takeNext({ db }: Connection, now: number): Promise<{ readonly id: string; readonly requestId: string } | null> {
  const next = await db
    .selectFrom('sent_codes')
    .select(['id', 'request_id', 'ask_at'])
    .where('ask_at', '<=', now)
    .where('sent_at', '>', now - askingMs)
    .orderBy('ask_at')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined || next.request_id === null) return null;
  const taken = await db
    .updateTable('sent_codes')
    .set({ ask_at: now + pauseMs })
    .where('id', '=', next.id)
    .where('ask_at', '=', next.ask_at)
    .executeTakeFirst();
  // another process was faster: it does the rest
  return taken.numUpdatedRows === 1n ? { id: next.id, requestId: next.request_id } : null;
}
