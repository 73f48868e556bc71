import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where Telegram sends what people do in the bot; it is no call of a browser. */
export const webhookPath = '/api/telegram/webhook';

/** The kinds of updates that Telegram is asked for. */
export const allowedUpdates = ['message', 'callback_query', 'my_chat_member'] as const;

/** What Telegram sends in `X-Telegram-Bot-Api-Secret-Token`: made from the bot's token, so that all processes know it. */
export function webhookSecret(token: string): string {
  return createHmac('sha256', token).update('webhook').digest('hex');
}

/** Compares in constant time. */
export function isFromTelegram(token: string, header: string | undefined): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return header !== undefined && timingSafeEqual(hash(header), hash(webhookSecret(token)));
}
