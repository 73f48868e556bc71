import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireWorkspace } from './editor-wire.ts';

/** R-EDITOR-4 */
export const restoreVersion = defineCall({
  method: 'POST',
  path: '/api/v1/editor/versions/:id/restore',
  summary: 'Publish an old version again',
  who: 'editor',
  params: numberParams,
  responses: { 200: json(wireWorkspace) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
