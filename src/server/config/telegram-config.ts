import { baseUrl, ConfigError, type Environment, integer, text } from './env-values.ts';

/** Signing in with Telegram in a browser: the shop is a client of Telegram's OpenID Connect. */
export interface TelegramLoginConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** without a trailing slash */
  readonly issuer: string;
}

/** Codes in Telegram, by its Gateway. */
export interface TelegramGatewayConfig {
  readonly token: string;
  /** without a trailing slash */
  readonly url: string;
  /** som for one code that was delivered, for the figures of the office; 0: not known */
  readonly price: number;
}

const defaultIssuer = 'https://oauth.telegram.org';

/**
 * @returns null: not offered
 * @throws ConfigError for an incomplete or wrong configuration; its sentence repeats no secret
 */
export function readTelegramLogin(env: Environment): TelegramLoginConfig | null {
  const clientId = text(env, 'TELEGRAM_CLIENT_ID', '');
  const clientSecret = text(env, 'TELEGRAM_CLIENT_SECRET', '');
  const issuer = baseUrl(env, 'TELEGRAM_ISSUER_URL', defaultIssuer);
  if (clientId === '' && clientSecret === '') return null;
  if (!/^\d{3,20}$/.test(clientId)) throw new ConfigError('TELEGRAM_CLIENT_ID must be the id of the bot in digits, such as 123456789.');
  if (clientSecret === '') throw new ConfigError('TELEGRAM_CLIENT_SECRET is missing: BotFather shows it at Web Login of the bot.');
  return { clientId, clientSecret, issuer };
}

/**
 * @returns null: codes go by SMS only
 * @throws ConfigError for a wrong configuration; its sentence repeats no secret
 */
export function readTelegramGateway(env: Environment): TelegramGatewayConfig | null {
  const token = text(env, 'TELEGRAM_GATEWAY_TOKEN', '');
  const url = baseUrl(env, 'TELEGRAM_GATEWAY_URL', 'https://gatewayapi.telegram.org');
  const price = integer(env, 'TELEGRAM_GATEWAY_PRICE', 0, 0, 100_000);
  if (token === '') return null;
  if (/^[\x21-\x7e]{16,200}$/.test(token)) return { token, url, price };
  throw new ConfigError('TELEGRAM_GATEWAY_TOKEN must be the token of 16 characters or more that gateway.telegram.org shows.');
}
