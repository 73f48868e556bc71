import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { plainChange } from '../publishing/publishing-wire.ts';

export const catalogVersion = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog/versions/:id',
  summary: 'What publishing a version of the catalog again would change',
  text: 'The version 0 is the catalog before the oldest version.',
  who: 'catalog',
  params: numberParams,
  responses: { 200: json(z.strictObject({ changes: z.array(plainChange) })) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
