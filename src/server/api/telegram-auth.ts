import { calls } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import { problem } from '#domain/problem.ts';
import type { TelegramPerson, TelegramSignIn } from '../auth/telegram/telegram-sign-in.ts';
import { markBrowser } from './browser-mark.ts';
import { type Api, clientAddress, notFound, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { clearIdentity, findSession, sessionToken, setIdentity } from './identity.ts';

type Input = HandlerInput<typeof calls.authTelegram>;

interface Found {
  readonly customerId: Id | null;
  readonly phone: string;
}

/** The Mini App: the shop inside Telegram (R-TELEGRAM-1). */
export function addTelegramAuth(api: Api): void {
  handle(api, calls.authTelegram, signIn);
}

/**
 * Signs in the customer of a person in Telegram: the one who is linked, or the one of the phone in the person's own contact; for a new
 * phone the session may only create its customer, as with a code. It is not a code of the phone, so it changes no pending change of phone.
 */
async function signIn(input: Input) {
  const { context, services, now, body } = input;
  const { sessions, telegramSignIn } = services;
  if (telegramSignIn === null) throw notFound();
  const person = unwrap(await telegramSignIn.read(body, clientAddress(context), now));
  const found = await (person.phone === null ? findByLink(input, telegramSignIn, person) : findByPhone(input, person.phone));
  if (found === null) {
    await endForeignSession(input, person);
    throw new ProblemError(problem('CONTACT_NEEDED'));
  }
  unwrap(await telegramSignIn.use(person, now));
  if (person.phone !== null) await markBrowser(context, person.phone);
  const token = await sessions.open({ ...found, telegramId: person.id }, sessionToken(context), now);
  setIdentity(context, token, found.customerId);
  return { customerId: found.customerId };
}

async function findByLink({ services, locale, now }: Input, telegramSignIn: TelegramSignIn, person: TelegramPerson): Promise<Found | null> {
  const customerId = await telegramSignIn.findLinked(person);
  if (customerId === null) return null;
  await services.phoneChanges.completeDue(now, { customerId });
  if ((await telegramSignIn.findLinked(person)) === null) return null;
  const customer = await services.backend.customer(customerId, locale);
  return customer && { customerId, phone: customer.phone1 };
}

/** The customer of a phone that Telegram confirms. */
export async function findByPhone({ services, now }: Pick<Input, 'services' | 'now'>, phone: string): Promise<Found> {
  await services.phoneChanges.completeDue(now, { phone });
  return { customerId: (await services.backend.customerByPhone(phone))?.id ?? null, phone };
}

/** Accounts of Telegram on one phone share their cookies: the session of another person ends here. */
async function endForeignSession({ context, services: { sessions, streams } }: Input, person: TelegramPerson): Promise<void> {
  const session = await findSession(context);
  if (session === null || session.telegramId === null || session.telegramId === person.id) return;
  await sessions.revoke(sessionToken(context));
  streams.notify();
  clearIdentity(context);
}
