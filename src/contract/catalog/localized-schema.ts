import { z } from 'zod';
import { fullText, isEmptyText } from '#domain/localized-text.ts';

export const text = z.string().trim().min(1).max(20_000);
const anyText = z.string().max(20_000);

/** Any of the languages may be missing, and others stand for it when it is shown; Russian is '' then. */
export const localizedOrEmpty = z.strictObject({ ru: anyText, en: anyText.optional(), uz: anyText.optional() });
export const localized = localizedOrEmpty
  .extend({ ru: anyText.trim().default('') })
  .refine((texts) => !isEmptyText(fullText(texts)), 'must have a text in one of the languages');
