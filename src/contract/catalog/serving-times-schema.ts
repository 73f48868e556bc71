import { z } from 'zod';
import { weekdays } from '#domain/schedule/calendar.ts';

const minutes = z.int().min(0).max(2880);
/** As many as any kitchen needs; the checks compare each with all others. */
const most = 50;

/** When a category or a dish is served; absent or empty: always. `servingProblems` checks what times mean. */
export const servingTimes = z
  .array(z.strictObject({ weekdays: z.array(z.enum(weekdays)).max(weekdays.length), from: minutes, to: minutes }))
  .max(most);
