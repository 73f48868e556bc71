import { defineCall, json } from '../lib/define-call.ts';
import { wireWorkspace } from './editor-wire.ts';

export const cancelPublication = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/site-settings/publish',
  summary: 'Cancel everything that was to be published later',
  who: 'editor',
  responses: { 200: json(wireWorkspace) },
});
