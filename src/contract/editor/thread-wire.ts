import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import type { Immutable } from '../lib/define-call.ts';
import { freeText } from '../lib/scalars.ts';
import { partName } from './part-name.ts';

/** Instants are ISO 8601; `by` null: an editor without a name. */
const signed = { at: z.string(), by: z.string().nullable() };

/** What a thread is about: a page, or a field of it, or that field in one language. */
export const subject = {
  page: partName,
  field: z
    .string()
    .regex(/^[\w.-]{1,80}$/, 'field')
    .nullable(),
  locale: z.enum(locales).nullable(),
};

export const commentText = freeText(2_000).min(1);

/** The comments are in their order; `done` null: the thread is open. */
export const wireThread = z.strictObject({
  id: z.int(),
  ...subject,
  comments: z.array(z.strictObject({ id: z.int(), text: z.string(), ...signed })),
  done: z.strictObject(signed).nullable(),
});

export type WireThread = Immutable<z.infer<typeof wireThread>>;
