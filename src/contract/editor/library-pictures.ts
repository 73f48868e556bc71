import { z } from 'zod';
import { picturesPerPage } from '#domain/content/library-picture.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { lineText } from '../lib/scalars.ts';
import { wireLibraryPicture } from './library-wire.ts';

const query = z.object({
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
  query: { schema: query, example: { q: 'plov' } },
  responses: { 200: json(z.strictObject({ pictures: z.array(wireLibraryPicture), total: z.int() })) },
});
