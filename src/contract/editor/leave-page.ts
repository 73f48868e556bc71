import { defineCall, empty } from '../lib/define-call.ts';
import { tabParams } from './tab-params.ts';

export const leavePage = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/presence/:id',
  summary: 'Tell other editors that a tab is closed',
  who: 'editor',
  params: tabParams,
  responses: { 204: empty },
});
