import { z } from 'zod';
import { localized } from './localized-schema.ts';

export const minutes = z.int().min(0).max(2880);

/** minutes from the midnight of the day on which it begins; `calendarProblems` checks what spans mean */
const openSpans = z.array(z.strictObject({ start: minutes, end: minutes }));

/** Opening hours in place of the two fields; a day without spans is closed. */
export const calendar = z.strictObject({
  week: z.strictObject({
    monday: openSpans,
    tuesday: openSpans,
    wednesday: openSpans,
    thursday: openSpans,
    friday: openSpans,
    saturday: openSpans,
    sunday: openSpans,
  }),
  /** other hours on a date YYYY-MM-DD; `note` is the reason that customers read */
  exceptions: z.array(z.strictObject({ date: z.string(), spans: openSpans, note: localized.nullish() })).optional(),
});
