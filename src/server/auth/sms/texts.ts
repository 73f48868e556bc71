import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import type { SmsNames } from '../../config/sms-config.ts';

/**
 * The texts of all messages. A gateway sends only what its operators have approved, character by character except digits. So these are
 * fixed except for digits, and name SMS_BRAND, not the name that editors can change.
 */
export interface SmsTexts {
  code(locale: Locale, code: string): string;
  /** @param change the last two digits of the new phone, and the instant in ms at which it takes effect */
  phoneChange(locale: Locale, change: { readonly ending: string; readonly at: number }): string;
}

/** @param wordsOf not imported: commands read the words from files */
export function createSmsTexts({ brand, host }: SmsNames, wordsOf: (locale: Locale) => Translate<'sms'>): SmsTexts {
  return {
    code: (locale, code) => `${wordsOf(locale)('code', { brand, code })}\n${boundCode(host, code)}`,

    phoneChange(locale, { ending, at }) {
      const [year = '', month = '', day = ''] = dayOf(at).split('-');
      return wordsOf(locale)('phoneChange', { brand, ending, day, month, year, time: formatClock(minutesOf(at)) });
    },
  };
}

/**
 * The last line, by which browsers fill in the code and only on this site: "origin-bound one-time codes" of the WICG, read by Safari and
 * by WebOTP.
 */
function boundCode(host: string, code: string): string {
  return `@${host} #${code}`;
}
