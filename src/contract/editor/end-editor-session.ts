import { defineCall, empty } from '../lib/define-call.ts';

export const endEditorSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/session',
  summary: 'Close the editor',
  who: 'public',
  responses: { 204: empty },
});
