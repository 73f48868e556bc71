import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { sentDraft, wireWorkspace } from './editor-wire.ts';
import { exampleDraft } from './example-draft.ts';

const ifMatch = { 'If-Match': { text: 'The `etag` of the draft as it was last seen.', example: '"uvzlN4q6Z0wJcV0v4yRk2Q"' } };

export const editorWorkspace = defineCall({
  method: 'GET',
  path: '/api/v1/editor/site-settings',
  summary: 'The draft, and what is published',
  text: 'The header `ETag` names the draft.',
  who: 'editor',
  responses: { 200: json(wireWorkspace) },
});

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/site-settings',
  summary: 'Save the draft',
  text: 'When another editor saved in between: 412 with their draft. Without `settings` they stay as they are: where another system publishes them they can not be changed here.',
  who: 'editor',
  headers: ifMatch,
  body: jsonBody(sentDraft, exampleDraft, { maxBytes: 2 * 1024 * 1024 }),
  responses: { 200: json(wireWorkspace) },
  problems: ['IF_MATCH_MISSING', 'DRAFT_CHANGED', 'SLUG_TAKEN', 'SLUG_RESERVED', 'PUBLISHED_ELSEWHERE'],
});
