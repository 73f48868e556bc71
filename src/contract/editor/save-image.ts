import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const query = z.object({ for: z.enum(['brand', 'dish', 'page']).default('brand') });
const response = z.strictObject({ path: z.string() });

export const saveImage = defineCall({
  method: 'POST',
  path: '/api/v1/editor/images',
  summary: 'Upload a picture',
  text: 'PNG, JPEG or WebP up to 10 MB and 16 megapixels. `for=brand`: a logo or marker, kept as WebP. `for=dish`: the picture of a dish, kept as AVIF and WebP in several widths; `path` is the value of `image` in the catalog. `for=page`: the same for a picture of a page.',
  who: 'editor',
  query: { schema: query, example: { for: 'dish' } },
  picture: { maxBytes: 10 * 1024 * 1024 },
  responses: { 201: json(response) },
  problems: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE', 'PUBLISHED_ELSEWHERE'],
});
