import { parsePhone } from '#domain/customer/phone.ts';

/** A phone as Telegram writes it, with or without a plus; null: not 998 and nine digits. */
export function parseTelegramPhone(text: string): string | null {
  const digits = text.replace(/^\+/, '');
  return /^998\d{9}$/.test(digits) ? parsePhone(digits) : null;
}
