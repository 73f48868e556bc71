import { z } from 'zod';
import { picturesPerPage } from '#domain/content/library-picture.ts';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { lineText, localizedText } from '../lib/scalars.ts';
import { focalPoint } from '../shop/pages-schema.ts';

const line = lineText(pageLimits.line);

/** What editors write about a picture. */
const pictureDetails = z.strictObject({ alt: z.strictObject({ ru: line, en: line, uz: line }), focus: focalPoint });

const use = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['draft', 'published', 'scheduled']), page: z.string() }),
  z.strictObject({ kind: z.literal('version'), id: z.int() }),
  z.strictObject({ kind: z.literal('dish'), name: localizedText }),
]);

/** `image` is the path for pages and catalogs; `uploadedAt` is ISO 8601; `focus` in percent from the left and from the top. */
const wireLibraryPicture = z.strictObject({
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

const imageQuery = z.object({ for: z.enum(['brand', 'dish', 'page']).default('brand') });
const imageResponse = z.strictObject({ path: z.string() });

export const saveImage = defineCall({
  method: 'POST',
  path: '/api/v1/editor/images',
  summary: 'Upload a picture',
  text: 'PNG, JPEG or WebP up to 10 MB and 16 megapixels. `for=brand`: a logo or marker, kept as WebP. `for=dish`: the picture of a dish, kept as AVIF and WebP in several widths; `path` is the value of `image` in the catalog. `for=page`: the same for a picture of a page.',
  who: 'editor',
  query: { schema: imageQuery, example: { for: 'dish' } },
  picture: { maxBytes: 10 * 1024 * 1024 },
  responses: { 201: json(imageResponse) },
  problems: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE', 'PUBLISHED_ELSEWHERE'],
});

const libraryQuery = z.object({
  /** a part of the text of a picture, in any language */
  q: lineText(100).default(''),
  unused: z.enum(['true', 'false']).default('false'),
  /** how many to skip */
  offset: z
    .string()
    .regex(/^\d{1,6}$/, 'number')
    .default('0')
    .transform(Number),
});

export const libraryPictures = defineCall({
  method: 'GET',
  path: '/api/v1/editor/pictures',
  summary: 'The pictures of the library, the newest first',
  text: `At most ${picturesPerPage} from \`offset\`; \`total\` counts all that the query finds. \`uses\` names every page, scheduled publication, version and dish with the picture.`,
  who: 'editor',
  query: { schema: libraryQuery, example: { q: 'plov' } },
  responses: { 200: json(z.strictObject({ pictures: z.array(wireLibraryPicture), total: z.int() })) },
});

export const describePicture = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/pictures/:id',
  summary: 'Write the text and the focal point of a picture',
  text: '`id` is the hash of the picture. Pages that already contain the picture keep their own text and focal point.',
  who: 'editor',
  body: jsonBody(pictureDetails, { alt: { ru: 'Плов в казане', en: 'Plov in a cauldron', uz: 'Qozondagi osh' }, focus: { x: 50, y: 40 } }),
  responses: { 200: json(wireLibraryPicture) },
  problems: ['NOT_FOUND'],
});

export const deletePicture = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/pictures/:id',
  summary: 'Delete a picture',
  text: '`id` is the hash of the picture. 409 with the places while anything contains it, also a version that could be restored.',
  who: 'editor',
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'PICTURE_USED'],
});
