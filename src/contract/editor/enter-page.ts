import { z } from 'zod';
import { defineCall, empty, jsonBody } from '../lib/define-call.ts';
import { partName } from './part-name.ts';
import { tabParams } from './tab-params.ts';

const request = z.strictObject({ page: partName });

export const enterPage = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/presence/:id',
  summary: 'Tell other editors which page a tab shows',
  text: 'The tab chooses its id, and repeats the call every 20 seconds: after 45 seconds of silence it counts as closed.',
  who: 'editor',
  params: tabParams,
  body: jsonBody(request, { page: 'about' }),
  responses: { 204: empty },
});
