import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';

/** A public page of the site with its language: `/`, `/uz/p/jobs`; absent: `/about`, of the catalog's draft `/`. */
export const previewLinkBody = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w/-]*$/, 'path')
    .optional(),
});
export const wirePreviewLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

export const makePreviewLink = defineCall({
  method: 'POST',
  path: '/api/v1/editor/preview-links',
  summary: 'A link that shows a page of the draft for seven days',
  who: 'editor',
  body: jsonBody(previewLinkBody, { path: '/about' }, { isOptional: true }),
  responses: { 201: json(wirePreviewLink) },
});
