import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection } from '../../../db/connection.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { addTarget, type NewTarget } from '../message-targets.ts';
import type { TelegramClient } from './telegram-client.ts';

/**
 * Connects the private chat of a person whom Telegram has proven. The bot says so there, which shows whether it may write (R-MSG-17); while
 * Telegram does not answer, the first message about an order shows it.
 * @returns the problem BOT_NOT_ALLOWED: nothing is connected
 */
export async function connectProven(
  { db }: Connection,
  client: TelegramClient,
  chat: Pick<NewTarget, 'customerId' | 'address' | 'locale'>,
  now: number,
): Promise<Result<null, Problem>> {
  try {
    await client.call('sendMessage', { chat_id: chat.address, text: createTranslator(chat.locale, 'customer-message')('connected') });
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    if (error.kind === 'gone') return err(problem('BOT_NOT_ALLOWED'));
  }
  const target = { ...chat, channel: 'telegram', level: 'all' } as const;
  await db.transaction().execute((transaction) => addTarget(transaction, target, now));
  return ok(null);
}
