import type { FileText } from '#contract/catalog/catalog-file.ts';
import type { LocalizedText } from '#domain/locale.ts';

/** Fills the languages that the file omits with Russian (contract §6). */
export function toLocalizedText({ ru, en, uz }: FileText): LocalizedText {
  return { ru, en: en || ru, uz: uz || ru };
}
