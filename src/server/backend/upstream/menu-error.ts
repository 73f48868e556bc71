import { type LocalizedText, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';

/** What the error of a menu says, in every language; undefined: there is none, or it has no words. */
export function reasonOf({ error }: Pick<Menu, 'error'>): LocalizedText | undefined {
  if (error === null) return undefined;
  const reason = typeof error === 'string' ? { ru: error, en: error, uz: error } : error;
  return locales.every((locale) => reason[locale].trim() !== '') ? reason : undefined;
}
