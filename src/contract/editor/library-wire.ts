import { z } from 'zod';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import type { Immutable } from '../lib/define-call.ts';
import { lineText, localizedText } from '../lib/scalars.ts';
import { focalPoint } from '../shop/pages-schema.ts';

const line = lineText(pageLimits.line);

/** What editors write about a picture. */
export const pictureDetails = z.strictObject({ alt: z.strictObject({ ru: line, en: line, uz: line }), focus: focalPoint });

const use = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['draft', 'published', 'scheduled']), page: z.string() }),
  z.strictObject({ kind: z.literal('version'), id: z.int() }),
  z.strictObject({ kind: z.literal('dish'), name: localizedText }),
]);

/** `image` is the path for pages and catalogs; `uploadedAt` is ISO 8601; `focus` in percent from the left and from the top. */
export const wireLibraryPicture = z.strictObject({
  hash: z.string(),
  image: z.string(),
  width: z.int(),
  height: z.int(),
  alt: localizedText,
  focus: focalPoint,
  uploadedAt: z.string(),
  by: z.string().nullable(),
  uses: z.array(use),
});

export type WireLibraryPicture = Immutable<z.infer<typeof wireLibraryPicture>>;
