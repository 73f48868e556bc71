import { type LocalizedText, locales } from './locale.ts';

/** A text that is empty in every language. */
export const noText: LocalizedText = { ru: '', en: '', uz: '' };

export function isEmptyText(text: LocalizedText): boolean {
  return locales.every((locale) => text[locale].trim() === '');
}
