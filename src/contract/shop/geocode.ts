import { z } from 'zod';

const leastLetters = 3;

/** Punctuation and spaces find nothing. */
function hasLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastLetters;
}

export const geocodeQuery = z.object({ q: z.string().trim().min(leastLetters).max(200).refine(hasLetters) });

/** Places for a text, the best first. */
export const geocodeAnswer = z.array(z.strictObject({ text: z.string(), latitude: z.number(), longitude: z.number() }));

export type WireFoundPlace = z.infer<typeof geocodeAnswer>[number];
