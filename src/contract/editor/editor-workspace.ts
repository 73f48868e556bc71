import { defineCall, json } from '../lib/define-call.ts';
import { wireWorkspace } from './editor-wire.ts';

export const editorWorkspace = defineCall({
  method: 'GET',
  path: '/api/v1/editor/site-settings',
  summary: 'The draft, and what is published',
  text: 'The header `ETag` names the draft.',
  who: 'editor',
  responses: { 200: json(wireWorkspace) },
});
