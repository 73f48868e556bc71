import { type LocalizedText, locales } from './locale.ts';

/** A text that is empty in every language. */
export const noText: LocalizedText = { ru: '', en: '', uz: '' };

export function isEmptyText(text: LocalizedText): boolean {
  return locales.every((locale) => text[locale].trim() === '');
}

/** A text of the catalog file, in which languages may be absent. */
export function fullText(text: ShortText): LocalizedText {
  return { ru: text.ru, en: text.en ?? '', uz: text.uz ?? '' };
}

type ShortText = Readonly<{ ru: string; en?: string | undefined; uz?: string | undefined }>;

/** A text with every language for a reader: an absent English or Uzbek one is the Russian one, an absent Russian one the Uzbek one. */
export function withFallbacks({ ru, en = '', uz = '' }: ShortText): LocalizedText {
  const main = [ru, uz, en].find(isWritten) ?? '';
  return { ru: main, en: isWritten(en) ? en : main, uz: isWritten(uz) ? uz : main };
}

function isWritten(text: string): boolean {
  return text.trim() !== '';
}

/** A written text for the catalog file: without the languages that are empty and were absent before; Russian may be empty. */
export function shortText(text: LocalizedText, before: ShortText = { ru: '' }): { ru: string; en?: string; uz?: string } {
  const used = locales.filter((locale) => locale !== 'ru' && (isWritten(text[locale]) || before[locale] !== undefined));
  return { ru: text.ru.trim(), ...Object.fromEntries(used.map((locale) => [locale, text[locale].trim()])) };
}
