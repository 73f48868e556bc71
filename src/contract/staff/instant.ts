import { z } from 'zod';

/** An instant with its offset; milliseconds since the epoch inside. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .nullable();
