import { sql } from 'kysely';
import { isAhead } from '#domain/content/publish-time.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { type MailingState, mailingState } from '#domain/order/mailing.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import { addLogEntry } from '../../office/change-log.ts';
import type { CustomerMessenger } from '../deliver-to-customers.ts';
import { stoppedNotice } from '../notices.ts';
import { endMailing } from './end-mailing.ts';
import { type Reached, readAudience } from './mailing-audience.ts';
import { agreedAt, agreeToMailings, endMailings } from './mailing-consent.ts';
import { type MailingDraft, readDrafts, removeDraft, saveDraft, type TypedMailing } from './mailing-drafts.ts';
import { customerOfToken } from './mailing-link.ts';
import { type Actor, type MailingTexts, readMailing, subjectOf, textsOf } from './mailing-rows.ts';
import { type TestReader, testMailing } from './test-mailing.ts';

const mostListed = 50;
/** Ends that are no failures: the customer does not want it any more. */
const noFailure = 'ended';

/** A mailing with what became of it. */
interface ListedMailing extends MailingTexts {
  readonly id: Id;
  readonly state: MailingState;
  /** ms */
  readonly sendAt: number;
  /** null: somebody without a name */
  readonly madeBy: string | null;
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
  /** who would have got it, had it not been stopped */
  readonly unsent: number;
  /** when it was canceled or stopped, ms, and by whom; null: it was not */
  readonly ended: { readonly at: number; readonly by: string | null } | null;
}

/** Messages of the house to customers who agreed to them (R-MAILING-1 to R-MAILING-8). */
export interface Mailings {
  /** When the customer agreed, ms; null: not. */
  agreedAt(customerId: Id): Promise<number | null>;
  agree(customerId: Id, isAgreed: boolean, now: number): Promise<void>;
  /** What the page of a link shows; null: the link is none of ours. */
  page(token: string, mailingId: Id | null, locale: Locale): Promise<MailingPage | null>;
  /** @returns false: the link is none of ours */
  endByLink(token: string, now: number): Promise<boolean>;
  /** How many customers a mailing reaches now, on the channels of this shop. */
  audience(now: number): Promise<readonly Reached[]>;
  /** The newest first. */
  list(): Promise<readonly ListedMailing[]>;
  /** One that exists already stays as it is. Returns the problems PUBLISH_TIME_PAST, MAILING_CHANGED. */
  plan(mailing: TypedMailing, by: Actor, now: number): Promise<Result<null, Problem>>;
  drafts(): Promise<readonly MailingDraft[]>;
  /** Returns its version, or the problem MAILING_CHANGED. */
  saveDraft(draft: TypedMailing, by: Actor, now: number): Promise<Result<number, Problem>>;
  /** Returns the problem MAILING_CHANGED. */
  removeDraft(id: Id, seen: number): Promise<Result<null, Problem>>;
  /** What is not sent yet is not sent any more. Returns the problems NOT_FOUND, MAILING_SENT. */
  end(id: Id, by: Actor, now: number): Promise<Result<null, Problem>>;
  /** Sends it to the reader alone. Returns the problems NO_OWN_PLACE, TOO_MANY_REQUESTS, UNAVAILABLE. */
  test(texts: MailingTexts, reader: TestReader, now: number): Promise<Result<CustomerChannel, Problem>>;
}

interface MailingPage {
  readonly isAgreed: boolean;
  /** null: it is not known any more */
  readonly mailing: { readonly title: string; readonly text: string } | null;
}

export function createMailings(connection: Connection, messengers: readonly CustomerMessenger[]): Mailings {
  const { db } = connection;
  const channels = messengers.map(({ channel }) => channel);
  return {
    agreedAt: (customerId) => agreedAt(db, customerId),
    async agree(customerId, isAgreed, now) {
      if (isAgreed) await agreeToMailings(db, customerId, now);
      else await endMailings(db, customerId, 'profile', now);
    },
    page: (token, mailingId, locale) => readPage(db, token, mailingId, locale),
    async endByLink(token, now) {
      const customerId = await customerOfToken(db, token);
      if (customerId !== null) await endMailings(db, customerId, 'link', now);
      return customerId !== null;
    },
    audience: (now) => readAudience(db, channels, now),
    list: () => readMailings(db),
    plan: (mailing, by, now) => plan(connection, mailing, by, now),
    drafts: () => readDrafts(db),
    saveDraft: (draft, by, now) => saveDraft(connection, draft, by, now),
    removeDraft: (id, seen) => removeDraft(db, { id, seen }),
    end: (id, by, now) => endMailing(connection, channels, { id, by }, now),
    test: (texts, reader, now) => testMailing(connection, messengers, { texts, reader }, now),
  };
}

async function readPage(db: Executor, token: string, mailingId: Id | null, locale: Locale): Promise<MailingPage | null> {
  const customerId = await customerOfToken(db, token);
  if (customerId === null) return null;
  const row = mailingId === null ? undefined : await readMailing(db, mailingId);
  const isAgreed = (await agreedAt(db, customerId)) !== null;
  // one that has not begun is not public
  if (row === undefined || row.begun_at === null) return { isAgreed, mailing: null };
  const { title, text } = textsOf(row);
  return { isAgreed, mailing: { title: withFallbacks(title)[locale], text: withFallbacks(text)[locale] } };
}

async function readMailings(db: Executor): Promise<ListedMailing[]> {
  const rows = await db.selectFrom('mailings').selectAll().orderBy('send_at', 'desc').orderBy('id').limit(mostListed).execute();
  if (rows.length === 0) return [];
  const isDone = sql<boolean>`delivered_at is not null`;
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('notices')
    .select([
      'mailing_id',
      sql<number | string>`sum(case when ${isDone} and failure is null then 1 else 0 end)`.as('sent'),
      sql<number | string>`sum(case when ${isDone} and failure not in (${noFailure}, ${stoppedNotice}) then 1 else 0 end)`.as('failed'),
      sql<number | string>`sum(case when ${isDone} and failure = ${stoppedNotice} then 1 else 0 end)`.as('stopped'),
      sql<number | string>`sum(case when ${isDone} then 0 else 1 end)`.as('waiting'),
    ])
    .where('mailing_id', 'in', ids)
    .groupBy('mailing_id')
    .execute();
  return rows.map((row) => {
    const count = counts.find(({ mailing_id }) => mailing_id === row.id);
    const waiting = Number(count?.waiting ?? 0);
    const times = { begunAt: row.begun_at, canceledAt: row.canceled_at, isQueued: row.queued_at !== null, waiting };
    return {
      ...textsOf(row),
      ...{ id: row.id, state: mailingState(times), sendAt: row.send_at, madeBy: row.made_by },
      ...{ sent: Number(count?.sent ?? 0), failed: Number(count?.failed ?? 0), waiting },
      unsent: Number(count?.stopped ?? 0) + row.left_out,
      ended: row.canceled_at === null ? null : { at: row.canceled_at, by: row.canceled_by },
    };
  });
}

async function plan(connection: Connection, mailing: TypedMailing, by: Actor, now: number): Promise<Result<null, Problem>> {
  const { id, title, text, sendAt, seen } = mailing;
  if (sendAt !== null && !isAhead(sendAt, now)) return err(problem('PUBLISH_TIME_PAST'));
  const at = sendAt ?? now;
  const row = { id, title: JSON.stringify(title), text: JSON.stringify(text), send_at: at, made_by: by.name, made_at: now };
  return connection.db.transaction().execute(async (transaction) => {
    const removed = await removeDraft(transaction, { id, seen, texts: { title, text } });
    if (!removed.ok) return removed;
    const made = await transaction
      .insertInto('mailings')
      .values({ ...row, queued_until: '' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) {
      const sent = await readMailing(transaction, id);
      return sent?.title === row.title && sent.text === row.text ? ok(null) : err(problem('MAILING_CHANGED'));
    }
    const entry = { at: now, by: by.name, kind: 'mailingPlanned', subject: subjectOf(mailing), before: null } as const;
    await addLogEntry(transaction, { ...entry, after: { until: at } });
    return ok(null);
  });
}
