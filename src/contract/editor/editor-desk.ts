import { defineCall, json } from '../lib/define-call.ts';
import { wireDesk } from './editor-wire.ts';

export const editorDesk = defineCall({
  method: 'GET',
  path: '/api/v1/editor/site-settings',
  summary: 'The draft, and what is published',
  text: 'The header `ETag` names the draft.',
  who: 'editor',
  responses: { 200: json(wireDesk) },
});
