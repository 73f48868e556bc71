import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireWorkspace } from './editor-wire.ts';

export const cancelPlan = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/plans/:id',
  summary: 'Cancel one planned publication',
  who: 'editor',
  params: numberParams,
  responses: { 200: json(wireWorkspace) },
});
