import { z } from 'zod';

export const geocodeQuery = z.object({ q: z.string().trim().min(3).max(200) });

/** Places for a text, the best first. */
export const geocodeAnswer = z.array(z.strictObject({ text: z.string(), latitude: z.number(), longitude: z.number() }));

export type WireFoundPlace = z.infer<typeof geocodeAnswer>[number];
