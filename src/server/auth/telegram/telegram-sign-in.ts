import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { TelegramConfig } from '../../config/messages-config.ts';
import type { Connection } from '../../db/connection.ts';
import { parseJson } from '../../json/parse-json.ts';
import { type Limit, reachedUntil, take } from '../rate-limit.ts';
import { readSigned } from './signed-data.ts';
import { findLinked } from './telegram-people.ts';
import { parseTelegramPhone } from './telegram-phone.ts';

const hourMs = 60 * 60_000;
const triesPerHour = 300;

/** A person who opened the Mini App. */
export interface TelegramPerson {
  /** the id of the person, and of the private chat with the bot */
  readonly id: number;
  /** the person's own phone, 12 digits; null: no contact was sent */
  readonly phone: string | null;
  /** identifies the data that Telegram signed */
  readonly hash: string;
}

/** What the Mini App sends: texts that Telegram signed. */
interface TelegramProof {
  readonly initData: string;
  readonly contact?: string | undefined;
}

/** Who opened the Mini App, by what Telegram signed for the bot (R-TELEGRAM-1). */
export interface TelegramSignIn {
  /** Returns NOT_SIGNED_IN for what does not prove a person or was used before, TOO_MANY_REQUESTS for an address that asks too often. */
  read(proof: TelegramProof, address: string, now: number): Promise<Result<TelegramPerson, Problem>>;
  findLinked(person: TelegramPerson): Promise<Id | null>;
  /** Data opens one session. Returns NOT_SIGNED_IN when it was used before. */
  use(person: TelegramPerson, now: number): Promise<Result<null, Problem>>;
}

/** @param bot null: nobody signs in from Telegram */
export function createTelegramSignIn({ db }: Connection, bot: Pick<TelegramConfig, 'token'> | null): TelegramSignIn | null {
  if (bot === null) return null;
  const { token } = bot;
  return {
    async read(proof, address, now) {
      const until = await take(db, { key: `telegram-sign-in/${address}`, max: triesPerHour, windowMs: hourMs }, now);
      if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
      const person = personOf(proof, token, now);
      const isUsable = person !== null && (await reachedUntil(db, onceOf(person), now)) === null;
      return isUsable ? ok(person) : err(problem('NOT_SIGNED_IN'));
    },

    findLinked: ({ id }) => findLinked(db, id),

    async use(person, now) {
      const until = await take(db, onceOf(person), now);
      return until === null ? ok(null) : err(problem('NOT_SIGNED_IN'));
    },
  };
}

/** One use, remembered for longer than the data is valid, also from a clock that is ahead. */
function onceOf({ hash }: TelegramPerson): Limit {
  return { key: `telegram-data/${hash}`, max: 1, windowMs: 2 * hourMs };
}

const user = z.object({ id: z.int().positive() });
const sharedContact = z.object({ user_id: z.int(), phone_number: z.string() });

function personOf({ initData, contact }: TelegramProof, token: string, now: number): TelegramPerson | null {
  const signed = readSigned(initData, token, now);
  const found = user.safeParse(parseJson(signed?.fields.get('user') ?? ''));
  if (signed === null || !found.success) return null;
  const { id } = found.data;
  if (contact === undefined) return { id, phone: null, hash: signed.hash };
  const phone = phoneOf(contact, { id, token, now });
  return phone === null ? null : { id, phone, hash: signed.hash };
}

/** The phone of the person's own contact: 998 and nine digits; null: of somebody else, of another country or not signed. */
function phoneOf(
  contact: string,
  { id, token, now }: { readonly id: number; readonly token: string; readonly now: number },
): string | null {
  const shared = sharedContact.safeParse(parseJson(readSigned(contact, token, now)?.fields.get('contact') ?? ''));
  return shared.success && shared.data.user_id === id ? parseTelegramPhone(shared.data.phone_number) : null;
}
