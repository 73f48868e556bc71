import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { MessageLevel } from '#domain/order/message-level.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { take } from '../../auth/rate-limit.ts';
import type { Session } from '../../auth/sessions.ts';
import type { Config } from '../../config/config.ts';
import type { TelegramConfig } from '../../config/messages-config.ts';
import type { Connection } from '../../db/connection.ts';
import type { CustomerMessenger, MessageTarget } from './deliver-to-customers.ts';
import { createMailMessenger, mailWithCode } from './mail/mail-messenger.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { makeMailCode, makeTelegramCode, takeMailCode } from './message-codes.ts';
import { addTarget, changeLevel, endTarget, targetsOf } from './message-targets.ts';
import { createPushMessenger } from './push/push-messenger.ts';
import { readVapidKeys } from './push/vapid.ts';
import { connectProven } from './telegram/connect-proven.ts';
import { registerBot } from './telegram/register-bot.ts';
import { handleUpdate } from './telegram/telegram-bot.ts';
import { createTelegramClient, type TelegramClient } from './telegram/telegram-client.ts';
import { createTelegramMessenger } from './telegram/telegram-messenger.ts';
import type { TelegramReply, UpdateListener } from './telegram/update.ts';
import { isFromTelegram } from './telegram/webhook.ts';

const hourMs = 60 * 60_000;
const linksPerHour = 20;
const mailsPerHour = 5;

interface CustomerOnPage {
  readonly customerId: Id;
  readonly locale: Locale;
}

/** The ways to a customer that the shop offers; null: not configured. */
interface MessageWays {
  readonly telegram: { readonly bot: string } | null;
  /** the key that a browser subscribes with */
  readonly push: { readonly publicKey: string } | null;
  readonly email: Record<never, never> | null;
}

/** Messages about orders, by the customer's own choice (R-MSG-1). */
export interface CustomerMessages {
  readonly messengers: readonly CustomerMessenger[];
  /** Tells Telegram where to send updates; null: there is no bot. */
  readonly registerBot: (() => Promise<void>) | null;
  /** Whether any way is offered. */
  readonly isOffered: boolean;
  ways(): Promise<MessageWays>;
  targets(customerId: Id): Promise<readonly MessageTarget[]>;
  /** The link that opens the bot. Returns the problems NOT_FOUND, TOO_MANY_REQUESTS. */
  telegramLink(customer: CustomerOnPage, now: number): Promise<Result<string, Problem>>;
  /** Connects the private chat of a person whom Telegram has proven. Returns the problems NOT_FOUND, BOT_NOT_ALLOWED, TOO_MANY_REQUESTS. */
  connectTelegram(customer: CustomerOnPage, telegramId: number, now: number): Promise<Result<null, Problem>>;
  /** Returns the problem NOT_FOUND where push is not offered. */
  allowPush(browser: Browser, now: number): Promise<Result<null, Problem>>;
  /** Returns the problems NOT_FOUND, TOO_MANY_REQUESTS; rejects when the e-mail was not accepted. */
  sendMailCode(customer: CustomerOnPage, address: string, now: number): Promise<Result<null, Problem>>;
  /** Returns the problems CODE_WRONG, CODE_EXPIRED. */
  confirmMail(customerId: Id, code: string, now: number): Promise<Result<null, Problem>>;
  /** An update of the bot, by the secret of its header. Returns the problems NOT_FOUND, ACCESS_TOKEN_WRONG. */
  receive(secret: string | undefined, update: unknown, options: ReceiveOptions): Promise<Result<TelegramReply | null, Problem>>;
  change(customerId: Id, id: Id, level: MessageLevel): Promise<boolean>;
  end(customerId: Id, id: Id): Promise<boolean>;
}

interface ReceiveOptions {
  readonly now: number;
  readonly inGroup: UpdateListener;
}

interface Browser extends CustomerOnPage {
  readonly session: Pick<Session, 'tokenHash'>;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

type MessagesPart = Pick<Config, 'messages' | 'siteUrl' | 'serviceWorker'>;

/** @param request what push services are asked with */
export function createCustomerMessages(connection: Connection, config: MessagesPart, request?: typeof fetch): CustomerMessages {
  const { db } = connection;
  const { siteUrl, messages } = config;
  const hasPush = config.serviceWorker === 'on';
  const telegram = messages.telegram && createTelegramClient(messages.telegram);
  const mail = messages.mail && createMailer(messages.mail);
  const messengers = [
    ...(telegram === null ? [] : [createTelegramMessenger(connection, telegram, siteUrl)]),
    ...(hasPush ? [createPushMessenger(connection, siteUrl, request)] : []),
    ...(mail === null ? [] : [createMailMessenger(mail, siteUrl)]),
  ];
  return {
    messengers,
    registerBot: registration(messages.telegram, telegram, siteUrl),
    isOffered: messengers.length > 0,

    async ways() {
      const push = hasPush ? { publicKey: (await readVapidKeys(db)).publicKey } : null;
      return { telegram: messages.telegram && { bot: messages.telegram.bot }, push, email: mail && {} };
    },

    targets: (customerId) => targetsOf(db, customerId),

    async telegramLink(customer, now) {
      if (messages.telegram === null) return err(problem('NOT_FOUND'));
      const wait = await waitForLink(connection, customer.customerId, now);
      if (wait !== null) return err(wait);
      const code = await db.transaction().execute((transaction) => makeTelegramCode(transaction, customer, now));
      return ok(`https://t.me/${messages.telegram.bot}?start=${code}`);
    },

    async connectTelegram(customer, telegramId, now) {
      return telegram === null ? err(problem('NOT_FOUND')) : connectTelegram(connection, telegram, { ...customer, telegramId }, now);
    },

    async allowPush({ customerId, locale, session, endpoint, keys }, now) {
      if (!hasPush) return err(problem('NOT_FOUND'));
      const target = { customerId, locale, channel: 'push', address: endpoint, level: 'important' } as const;
      const browser = { keys: JSON.stringify(keys), sessionHash: session.tokenHash };
      await db.transaction().execute((transaction) => addTarget(transaction, { ...target, ...browser }, now));
      return ok(null);
    },

    async sendMailCode(customer, address, now) {
      return mail === null ? err(problem('NOT_FOUND')) : sendMailCode(connection, { mail, siteUrl }, { ...customer, address }, now);
    },

    confirmMail: (customerId, code, now) => confirmMail(connection, customerId, code, now),

    async receive(secret, update, options) {
      if (messages.telegram === null) return err(problem('NOT_FOUND'));
      if (!isFromTelegram(messages.telegram.token, secret)) return err(problem('ACCESS_TOKEN_WRONG'));
      return ok(await handleUpdate(connection, update, { ...options, siteUrl }));
    },

    change: (customerId, id, level) => changeLevel(db, customerId, id, level),
    end: (customerId, id) => endTarget(db, customerId, id),
  };
}

async function waitFor({ db }: Connection, key: string, max: number, now: number): Promise<Problem | null> {
  const until = await take(db, { key, max, windowMs: hourMs }, now);
  return until === null ? null : problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) });
}

function waitForLink(connection: Connection, customerId: Id, now: number): Promise<Problem | null> {
  return waitFor(connection, `telegram-links/${customerId}`, linksPerHour, now);
}

async function connectTelegram(
  connection: Connection,
  client: TelegramClient,
  { telegramId, ...customer }: CustomerOnPage & { readonly telegramId: number },
  now: number,
): Promise<Result<null, Problem>> {
  const wait = await waitForLink(connection, customer.customerId, now);
  return wait === null ? connectProven(connection, client, { ...customer, address: String(telegramId) }, now) : err(wait);
}

/** Limits of the customer, and of the address: nobody can fill the mailbox of another one (R-MSG-8). */
async function sendMailCode(
  connection: Connection,
  { mail, siteUrl }: { readonly mail: Mailer; readonly siteUrl: string },
  customer: CustomerOnPage & { readonly address: string },
  now: number,
): Promise<Result<null, Problem>> {
  for (const key of [customer.customerId, customer.address.toLowerCase()]) {
    const wait = await waitFor(connection, `mail-codes/${key}`, mailsPerHour, now);
    if (wait !== null) return err(wait);
  }
  const code = await makeMailCode(connection.db, customer, customer.address, now);
  await mail(mailWithCode(customer.address, { locale: customer.locale, code }, new URL(siteUrl).host));
  return ok(null);
}

/** The guess counts also when the code is wrong, so it is not part of a transaction. */
async function confirmMail(connection: Connection, customerId: Id, code: string, now: number): Promise<Result<null, Problem>> {
  const { db } = connection;
  const proven = await takeMailCode(db, customerId, code, now);
  if (!proven.ok) return proven;
  const target = { customerId, channel: 'email', level: 'important', ...proven.value } as const;
  await db.transaction().execute((transaction) => addTarget(transaction, target, now));
  return ok(null);
}

function registration(bot: TelegramConfig | null, client: TelegramClient | null, siteUrl: string): (() => Promise<void>) | null {
  return bot && client && (() => registerBot(client, bot, siteUrl));
}
