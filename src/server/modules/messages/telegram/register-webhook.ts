import type { TelegramConfig } from '../../../config/messages-config.ts';
import type { TelegramClient } from './telegram-client.ts';
import { allowedUpdates, webhookPath, webhookSecret } from './webhook.ts';

/** Tells Telegram where to send what people do in the bot, and the secret by which it is known (R-MSG-7). */
export async function registerWebhook(client: TelegramClient, { token }: Pick<TelegramConfig, 'token'>, siteUrl: string): Promise<void> {
  const url = `${siteUrl}${webhookPath}`;
  await client.call('setWebhook', { url, secret_token: webhookSecret(token), allowed_updates: allowedUpdates });
}
