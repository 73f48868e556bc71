import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const response = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

export const makePreviewLink = defineCall({
  method: 'POST',
  path: '/api/v1/editor/preview-links',
  summary: 'A link that shows the draft for seven days',
  who: 'editor',
  responses: { 201: json(response) },
});
