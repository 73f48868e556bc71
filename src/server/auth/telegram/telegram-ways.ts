import type { Config } from '../../config/config.ts';
import type { Connection } from '../../db/connection.ts';
import { createTelegramLogin, type TelegramLogin } from './telegram-login.ts';
import { createTelegramSignIn, type TelegramSignIn } from './telegram-sign-in.ts';

/** The ways of signing in by Telegram. */
export interface TelegramWays {
  /** inside Telegram; null: there is no bot */
  readonly telegramSignIn: TelegramSignIn | null;
  /** in a browser; null: not configured */
  readonly telegramLogin: TelegramLogin | null;
}

export function createTelegramWays(connection: Connection, config: Config): TelegramWays {
  return {
    telegramSignIn: createTelegramSignIn(connection, config.messages.telegram),
    telegramLogin: createTelegramLogin(connection, config),
  };
}
