import { z } from 'zod';

/** An ISO 8601 instant with its offset, parsed to milliseconds since the epoch. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .nullable();
