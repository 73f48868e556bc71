import { z } from 'zod';

export const text = z.string().trim().min(1).max(20_000);
const anyText = z.string().max(20_000);

/** Russian is required; the other two languages fall back to it. */
export const localized = z.strictObject({ ru: text, en: anyText.optional(), uz: anyText.optional() });
export const localizedOrEmpty = z.strictObject({ ru: anyText, en: anyText.optional(), uz: anyText.optional() });
