import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { sentDraft, wireWorkspace } from './editor-wire.ts';
import { exampleDraft } from './example-draft.ts';
import { ifMatch } from './if-match.ts';

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
