import type { Locale, LocalizedText } from '#domain/locale.ts';
import { createTranslator } from './create-translator.ts';

/**
 * What the shop is called in a header and in titles: its legal name without quotation marks and the form of company; without one,
 * what it does.
 */
export function shopName(legalName: LocalizedText, locale: Locale): string {
  const full = legalName[locale].trim() || legalName.ru.trim();
  if (full === '') return createTranslator(locale, 'found')('nameless');
  const quoted = /[«“"](.+)[»”"]/.exec(full)?.[1];
  return quoted ?? full.replace(/^(ООО|ОАО|АО|ИП|ЧП|MCHJ|AJ|XK)\s+|[\s,]+(LLC|Ltd\.?|Inc\.?|MCHJ|AJ|XK|OOO)$/gi, '');
}
