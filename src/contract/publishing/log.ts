import { z } from 'zod';
import { siteLogKinds } from '#domain/office/change-log.ts';
import { defineCall, json } from '../lib/define-call.ts';

/**
 * The newest first, at most 200. `detail`: the languages of `ready` (`ru,uz`), the time of a publication that was planned, moved or
 * canceled, the code of the problem for which one failed, the number of the restored version, or the beginning of a comment.
 */
const response = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: z.int(),
      at: z.string(),
      by: z.string().nullable(),
      kind: z.enum(siteLogKinds),
      parts: z.array(z.string()),
      detail: z.string().nullable(),
    }),
  ),
});

export const publishingLog = defineCall({
  method: 'GET',
  path: '/api/v1/office/publishing/log',
  summary: 'Who changed, published, planned and commented what of the pages, and when',
  who: 'publishing',
  responses: { 200: json(response) },
});
