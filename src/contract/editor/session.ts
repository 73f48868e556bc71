import { accessSession, accessTokenBody } from '../lib/access-session.ts';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';

export const openEditorSession = defineCall({
  method: 'POST',
  path: '/api/v1/editor/session',
  summary: 'Open the editor in a browser',
  text: 'Sets an HttpOnly cookie for 12 hours.',
  who: 'public',
  body: jsonBody(accessTokenBody, { token: 'the token of EDITOR_TOKEN' }),
  responses: { 204: empty },
  problems: ['ACCESS_TOKEN_WRONG'],
});

export const editorSession = defineCall({
  method: 'GET',
  path: '/api/v1/editor/session',
  summary: 'Who edits',
  who: 'editor',
  responses: { 200: json(accessSession) },
});

export const endEditorSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/session',
  summary: 'Close the editor',
  who: 'public',
  responses: { 204: empty },
});
