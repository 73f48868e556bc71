import { z } from 'zod';
import type { TelegramConfig } from '../../../config/messages-config.ts';
import { readAtMost } from '../../../network/read-at-most.ts';
import { ChatMoved, DeliveryFailure } from '../delivery-failure.ts';
import { sendMs } from '../delivery-times.ts';

/** The Bot API of Telegram. */
export interface TelegramClient {
  /**
   * Calls a method once and returns its result, which the caller parses.
   * @throws DeliveryFailure; its reason names neither the token nor the URL, which contains it
   */
  call(method: string, parameters: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown>;
}

const timeoutMs = 10_000;
const mostBytes = 256 * 1024;

const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.int(),
    description: z.string().default(''),
    parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() }).optional(),
  }),
]);

type Answer = z.infer<typeof answer>;

export function createTelegramClient({ apiUrl, token }: TelegramConfig): TelegramClient {
  return {
    async call(method, parameters, signal) {
      const answered = await request(`${apiUrl}/bot${token}/${method}`, parameters, signal);
      if (answered.ok) return answered.result;
      throw failureOf(answered);
    },
  };
}

/** For the calls of one send, which have a time limit together. */
export function withinSend({ call }: TelegramClient): TelegramClient {
  const signal = AbortSignal.timeout(sendMs);
  return { call: (method, parameters) => call(method, parameters, signal) };
}

async function request(url: string, parameters: object, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters, wellFormed),
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    return answer.parse(JSON.parse(await readAtMost(response, mostBytes)));
  } catch {
    // what it says may contain the URL
    throw new DeliveryFailure('away', 'no_answer');
  }
}

/** Telegram refuses a message with half of a character, such as an emoji that a customer's input has cut. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** A person who blocked the bot or whose chat is closed is gone; a wrong token is a channel that does not work. */
function failureOf({ error_code: code, description, parameters }: Extract<Answer, { ok: false }>): DeliveryFailure {
  if (code === 429) return new DeliveryFailure('away', 'too_many', (parameters?.retry_after ?? 1) * 1_000);
  if (parameters?.migrate_to_chat_id !== undefined) return new ChatMoved(parameters.migrate_to_chat_id);
  if (code === 403 || /chat not found|user is deactivated|PEER_ID_INVALID/i.test(description))
    return new DeliveryFailure('gone', 'blocked');
  if (code >= 500 || code === 401 || code === 404) return new DeliveryFailure('away', `status_${code}`);
  if (/message is not modified/i.test(description)) return new DeliveryFailure('refused', notModified);
  if (/message (to edit not found|can't be edited)|MESSAGE_ID_INVALID/i.test(description))
    return new DeliveryFailure('refused', notEditable);
  return new DeliveryFailure('refused', `status_${code}`);
}

export const notModified = 'not_modified';
export const notEditable = 'not_editable';
