import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';

/** A public page of the site with its language: `/`, `/uz/p/jobs`; absent: `/`. */
const body = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w/-]*$/, 'path')
    .optional(),
});

export const makeDraftLink = defineCall({
  method: 'POST',
  path: '/api/v1/office/publishing/preview-links',
  summary: 'A link that shows a page with all unpublished changes for seven days',
  text: 'With the catalog where its maker may change it: these pages run no scripts, and nothing can be ordered there.',
  who: 'publishing',
  body: jsonBody(body, { path: '/about' }, { isOptional: true }),
  responses: { 201: json(z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() })) },
  problems: ['NOT_FOUND'],
});
