import type { Locale } from './locale.ts';

/**
 * The language of a text on a page of another language, by its letters: Russian is what stands for a missing English or Uzbek text
 * (R-LANG-6), and only Russian is written in Cyrillic here. undefined: the page's own.
 */
export function foreignLanguage(text: string, locale: Locale): Locale | undefined {
  if (locale === 'ru') return undefined;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic > 0 && cyrillic >= (text.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ru' : undefined;
}
