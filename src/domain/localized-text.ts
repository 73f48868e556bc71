import { type LocalizedText, locales } from './locale.ts';

/** A text that nobody wrote. */
export const noText: LocalizedText = { ru: '', en: '', uz: '' };

export function isEmptyText(text: LocalizedText): boolean {
  return locales.every((locale) => text[locale].trim() === '');
}
