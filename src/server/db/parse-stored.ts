import type { z } from 'zod';

/** The JSON of a column in the shape in which it was stored. Another shape is damage, which throws instead of being shown or sold. */
export function parseStored<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> {
  return schema.parse(JSON.parse(json));
}
