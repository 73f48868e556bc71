import { type LocalizedText, locales } from './locale.ts';

/** A text that is empty in every language. */
export const noText: LocalizedText = { ru: '', en: '', uz: '' };

export function isEmptyText(text: LocalizedText): boolean {
  return locales.every((locale) => text[locale].trim() === '');
}

/** A text of the catalog file, in which languages may be absent. */
export function fullText(text: Readonly<{ ru: string; en?: string | undefined; uz?: string | undefined }>): LocalizedText {
  return { ru: text.ru, en: text.en ?? '', uz: text.uz ?? '' };
}

/** The text with a Russian one, which the catalog requires: where it is empty, the Uzbek or the English one stands for it. */
export function withRussian(text: LocalizedText): LocalizedText {
  return { ...text, ru: [text.ru, text.uz, text.en].find((each) => each.trim() !== '') ?? '' };
}

/** A text for the catalog file: with a Russian one, and without the languages that are empty and were absent before. */
export function shortText(
  text: LocalizedText,
  before: Readonly<{ ru: string; en?: string | undefined; uz?: string | undefined }> = { ru: '' },
): { ru: string; en?: string; uz?: string } {
  const used = locales.filter((locale) => locale !== 'ru' && (text[locale].trim() !== '' || before[locale] !== undefined));
  return { ru: withRussian(text).ru.trim(), ...Object.fromEntries(used.map((locale) => [locale, text[locale].trim()])) };
}
