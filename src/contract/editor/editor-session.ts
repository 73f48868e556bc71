import { accessSession } from '../lib/access-session.ts';
import { defineCall, json } from '../lib/define-call.ts';

export const editorSession = defineCall({
  method: 'GET',
  path: '/api/v1/editor/session',
  summary: 'Who edits',
  who: 'editor',
  responses: { 200: json(accessSession) },
});
