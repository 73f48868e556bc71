/**
 * How signing in with Telegram in a browser ended: `done`; `canceled` by the person; `phone`: without a number of this country; `failed`:
 * Telegram did not confirm it; `away`: Telegram does not answer.
 */
const telegramEnds = ['done', 'canceled', 'phone', 'failed', 'away'] as const;
export type TelegramEnd = (typeof telegramEnds)[number];

/** Telegram's part in signing in, as the sign-in page shows it. */
export interface TelegramEntry {
  /** where it begins; null: not offered */
  readonly href: string | null;
  /** null: it has not ended */
  readonly end: TelegramEnd | null;
  /** it proved a phone without a customer, of 12 digits; null: none */
  readonly newPhone: string | null;
  /** codes go to Telegram first, and by SMS when they are asked for again (R-CODE-9) */
  readonly getsCodes: boolean;
}

export function parseTelegramEnd(text: string | null): TelegramEnd | null {
  return telegramEnds.find((end) => end === text) ?? null;
}
