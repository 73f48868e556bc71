import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const response = z.strictObject({ path: z.string() });

export const saveImage = defineCall({
  method: 'POST',
  path: '/api/v1/editor/images',
  summary: 'Upload a picture',
  text: 'PNG, JPEG or WebP up to 10 MB and 16 megapixels; kept as WebP.',
  who: 'editor',
  picture: { maxBytes: 10 * 1024 * 1024 },
  responses: { 201: json(response) },
  problems: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE', 'PUBLISHED_ELSEWHERE'],
});
