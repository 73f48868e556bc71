import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { PhoneChange } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { defaultLocale, type Locale, localeOfId } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { take } from '../../auth/rate-limit.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { MessageSender } from '../../auth/sms/text-message.ts';
import type { SmsTexts } from '../../auth/sms/texts.ts';
import { endTelegram } from '../../auth/telegram/telegram-people.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import type { Database } from '../../db/schema.ts';
import type { Backend } from '../../ports/backend.ts';
import { toPhoneChange } from './pending-phone.ts';

const hourMs = 60 * 60_000;
/** How long the owner of the old phone can cancel a change (R-CUSTOMER-9). */
const waitMs = 72 * hourMs;
const requestsPerDay = 3;
const mostAtOnce = 100;

interface PhoneChangeRequest {
  readonly customerId: Id;
  /** the new phone, verified by a code */
  readonly phone: string;
  /** the announcement's language when the customer has no orders */
  readonly locale: Locale;
}

/** Changes of phone by customers who can't use the old one (R-CUSTOMER-9). At most one is pending per customer. */
export interface PhoneChanges {
  /**
   * Announces the change to the old phone, then stores it as pending; a pending change is replaced.
   * Returns the problems TOO_MANY_PHONE_CHANGES `{ retryAfter }`, NOT_FOUND; rejects when the announcement was not
   * confirmed, since the change must not begin unannounced.
   */
  request(request: PhoneChangeRequest, now: number): Promise<Result<PhoneChange, Problem>>;
  /** @returns whether a change was pending */
  cancel(customerId: Id): Promise<boolean>;
  /** Completes the changes that are due: all of them, or those of one customer or one phone. */
  completeDue(now: number, whose?: { readonly customerId: Id } | { readonly phone: string }): Promise<void>;
}

interface PhoneChangeParts {
  readonly backend: Pick<Backend, 'customer' | 'updateCustomer'>;
  readonly send: MessageSender;
  readonly texts: Pick<SmsTexts, 'phoneChange'>;
}

export function createPhoneChanges(connection: Connection, { backend, send, texts }: PhoneChangeParts): PhoneChanges {
  const { db } = connection;
  return {
    async request({ customerId, phone, locale }, now) {
      const oldPhone = await currentPhone(db, customerId);
      if (oldPhone === null) return err(problem('NOT_FOUND'));
      const limit = { key: `phone-changes/day/${customerId}`, max: requestsPerDay, windowMs: 24 * hourMs };
      const until = await take(db, limit, now);
      if (until !== null) return err(problem('TOO_MANY_PHONE_CHANGES', { retryAfter: Math.ceil((until - now) / 1_000) }));
      const row = { old_phone: oldPhone, new_phone: phone, effective_at: now + waitMs };
      const change = toPhoneChange(row);
      const language = (await lastOrderLocale(db, customerId)) ?? locale;
      const text = texts.phoneChange(language, { ending: phone.slice(-2), at: row.effective_at });
      await send({ phone: oldPhone, code: null, text });
      await db
        .insertInto('phone_changes')
        .values({ customer_id: customerId, ...row })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
        .execute();
      return ok(change);
    },

    async cancel(customerId) {
      const { numDeletedRows } = await db.deleteFrom('phone_changes').where('customer_id', '=', customerId).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async completeDue(now, whose) {
      const failures: unknown[] = [];
      for (const row of await dueChanges(db, now, whose)) {
        await complete(connection, backend, row, now).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

type PhoneChangeRow = Selectable<Database['phone_changes']>;

function dueChanges(executor: Executor, now: number, whose?: { customerId: Id } | { phone: string }): Promise<PhoneChangeRow[]> {
  const due = executor.selectFrom('phone_changes').selectAll().where('effective_at', '<=', now).orderBy('effective_at').limit(mostAtOnce);
  if (whose === undefined) return due.execute();
  if ('customerId' in whose) return due.where('customer_id', '=', whose.customerId).execute();
  const { phone } = whose;
  return due.where((row) => row.or([row('old_phone', '=', phone), row('new_phone', '=', phone)])).execute();
}

/**
 * Completes a change; safe to run several times and in several processes. It takes effect only while the customer has the old phone and the
 * new phone is unused. After a backend failure the change stays pending and is retried.
 */
async function complete(connection: Connection, backend: PhoneChangeParts['backend'], row: PhoneChangeRow, now: number): Promise<void> {
  if ((await currentPhone(connection.db, row.customer_id)) === row.old_phone) await changePhone(backend, row, now);
  await connection.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('phone_changes')
      .where('customer_id', '=', row.customer_id)
      .where('effective_at', '=', row.effective_at)
      .executeTakeFirst();
    const hasChanged = (await currentPhone(transaction, row.customer_id)) === row.new_phone;
    if (!hasChanged || numDeletedRows === 0n) return;
    await endSessions(transaction, row.customer_id);
    await endTelegram(transaction, row.customer_id);
  });
}

async function changePhone(backend: PhoneChangeParts['backend'], row: PhoneChangeRow, now: number): Promise<void> {
  const customer = await backend.customer(row.customer_id, defaultLocale);
  if (customer === null) return;
  const { firstName, birthDate } = customer;
  await backend.updateCustomer(row.customer_id, { firstName, birthDate, phone1: row.new_phone }, defaultLocale, now);
}

async function currentPhone(executor: Executor, customerId: Id): Promise<string | null> {
  const row = await executor.selectFrom('customers').select('phone1').where('id', '=', customerId).executeTakeFirst();
  return row?.phone1 ?? null;
}

const orderLocale = z.object({ localeId: z.int() });

async function lastOrderLocale(executor: Executor, customerId: Id): Promise<Locale | null> {
  const row = await executor
    .selectFrom('orders')
    .select('record')
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : localeOfId(parseStored(orderLocale, row.record).localeId);
}
