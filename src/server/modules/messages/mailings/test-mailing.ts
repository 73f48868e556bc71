import type { Id } from '#domain/id.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { mailingChannels } from '#domain/order/mailing.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { take } from '../../../auth/rate-limit.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import { type CustomerMessenger, type MessageTarget, readTarget } from '../deliver-to-customers.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { mailingFor } from './deliver-mailings.ts';
import type { MailingTexts } from './mailing-rows.ts';

const hourMs = 60 * 60_000;
const testsPerHour = 20;

/** The person of the team who reads a mailing before it is sent. */
export interface TestReader {
  readonly memberId: Id;
}

type Place = Pick<MessageTarget, 'channel' | 'address' | 'keys'>;

/** Sends a mailing to the reader alone, a message for each language that is written; its link ends nothing (R-MAILING-3). */
export async function testMailing(
  { db }: Connection,
  messengers: readonly CustomerMessenger[],
  { texts, reader }: { readonly texts: MailingTexts; readonly reader: TestReader },
  now: number,
): Promise<Result<CustomerChannel, Problem>> {
  const until = await take(db, { key: `mailing-tests/${reader.memberId}`, max: testsPerHour, windowMs: hourMs }, now);
  if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
  const places = await placesOf(db, reader, now);
  for (const channel of mailingChannels) {
    const place = places.find((one) => one.channel === channel);
    const messenger = messengers.find((one) => one.channel === channel);
    if (place !== undefined && messenger !== undefined) return send(messenger, place, texts);
  }
  return err(problem('NO_OWN_PLACE'));
}

async function send({ channel, sendMailing }: CustomerMessenger, place: Place, texts: MailingTexts) {
  try {
    for (const locale of writtenLanguages(texts)) await sendMailing(mailingFor({ ...place, locale }, texts, { id: 'test', token: 'test' }));
    return ok(channel);
  } catch (error) {
    if (error instanceof DeliveryFailure) return err(problem('UNAVAILABLE'));
    throw error;
  }
}

function writtenLanguages({ title, text }: MailingTexts): readonly Locale[] {
  return locales.filter((locale) => title[locale].trim() !== '' || text[locale].trim() !== '');
}

/** Their Telegram of the office, and where they get messages as a customer with the same phone. */
async function placesOf(db: Executor, { memberId }: TestReader, now: number): Promise<Place[]> {
  const telegram = await db.selectFrom('team_telegram').select('user_id').where('member_id', '=', memberId).executeTakeFirst();
  const own = await db
    .selectFrom('team')
    .innerJoin('customers', 'customers.phone1', 'team.phone1')
    .innerJoin('message_targets', 'message_targets.customer_id', 'customers.id')
    .select('message_targets.id')
    .where('team.id', '=', memberId)
    .orderBy('message_targets.created_at', 'desc')
    .execute();
  const targets = await Promise.all(own.map(({ id }) => readTarget(db, id, now)));
  return [
    ...(telegram === undefined ? [] : [{ channel: 'telegram' as const, address: String(telegram.user_id), keys: null }]),
    ...targets.filter((target) => target !== null),
  ];
}
