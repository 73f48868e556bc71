import { defaultLocale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { TelegramConfig } from '../../../config/messages-config.ts';
import type { TelegramClient } from './telegram-client.ts';
import { allowedUpdates, webhookPath, webhookSecret } from './webhook.ts';

/**
 * Tells Telegram where to send what people do in the bot, and the secret by which it is known (R-MSG-7); then that the button beside the
 * text opens the shop inside Telegram (R-TELEGRAM-7).
 */
export async function registerBot(client: TelegramClient, { token }: Pick<TelegramConfig, 'token'>, siteUrl: string): Promise<void> {
  const url = `${siteUrl}${webhookPath}`;
  await client.call('setWebhook', { url, secret_token: webhookSecret(token), allowed_updates: allowedUpdates });
  // Telegram accepts only public addresses
  if (!siteUrl.startsWith('https:')) return;
  const text = createTranslator(defaultLocale, 'customer-message')('menu');
  const shop = { url: `${siteUrl}${pagePath('home', defaultLocale)}` };
  await client.call('setChatMenuButton', { menu_button: { type: 'web_app', text, web_app: shop } });
}
