import { z } from 'zod';
import { baseUrl, ConfigError, type Environment, text } from './env-values.ts';

export interface TelegramConfig {
  readonly token: string;
  /** the bot's name, without an @ */
  readonly bot: string;
  /** without a trailing slash */
  readonly apiUrl: string;
}

export interface MailConfig {
  /** with its credentials */
  readonly url: string;
  /** an address, or a name with an address in angle brackets */
  readonly from: string;
}

/** How customers can be reached about their orders; a way that is not configured is not offered. */
export interface MessagesConfig {
  readonly telegram: TelegramConfig | null;
  readonly mail: MailConfig | null;
}

const defaultApiUrl = 'https://api.telegram.org';

/** @throws ConfigError for an incomplete or wrong configuration; its sentence repeats no secret */
export function readMessages(env: Environment): MessagesConfig {
  return { telegram: telegramOf(env), mail: mailOf(env) };
}

function telegramOf(env: Environment): TelegramConfig | null {
  const token = text(env, 'TELEGRAM_BOT_TOKEN', '');
  const bot = text(env, 'TELEGRAM_BOT_NAME', '').replace(/^@/, '');
  const apiUrl = baseUrl(env, 'TELEGRAM_API_URL', defaultApiUrl);
  if (token === '' && bot === '') return null;
  if (!/^\d{3,20}:[\w-]{20,100}$/.test(token)) {
    throw new ConfigError('TELEGRAM_BOT_TOKEN must be the token that BotFather gave you, such as 123456789:AA….');
  }
  if (!/^\w{5,32}$/.test(bot)) throw new ConfigError('TELEGRAM_BOT_NAME must be the name of the bot, such as namuna_bot.');
  return { token, bot, apiUrl };
}

function mailOf(env: Environment): MailConfig | null {
  const url = text(env, 'SMTP_URL', '');
  const from = text(env, 'SMTP_FROM', '');
  if (url === '' && from === '') return null;
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new ConfigError('SMTP_URL must be the address of a mail server: write it as smtps://user:password@mail.example:465.');
  }
  if (!isSender(from)) {
    throw new ConfigError('SMTP_FROM must be the sender of e-mails: write it as Namuna <orders@shop.example>.');
  }
  return { url, from };
}

/** An address, alone or in angle brackets behind a name. */
function isSender(from: string): boolean {
  const [, inBrackets] = /<([^<>]+)>$/.exec(from) ?? [];
  return z.email().safeParse(inBrackets ?? from).success && !/[\r\n]/.test(from);
}
