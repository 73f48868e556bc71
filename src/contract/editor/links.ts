import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';

/** Paths of this site and URLs of other sites. */
const request = z.strictObject({ links: z.array(z.string().max(2_000)).max(100) });

const response = z.strictObject({ dead: z.array(z.string()) });

export const checkLinks = defineCall({
  method: 'POST',
  path: '/api/v1/editor/links',
  summary: 'Which links lead nowhere',
  who: 'editor',
  body: jsonBody(request, { links: ['/about', '/nowhere'] }),
  responses: { 200: json(response) },
});
