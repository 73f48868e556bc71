import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { wireWorkspace } from './editor-wire.ts';
import { ifMatch } from './if-match.ts';

/** Absent: immediately; a time less than a minute ahead is rejected. */
const request = z.strictObject({ at: z.iso.datetime({ offset: true }).optional() });

export const publishDraft = defineCall({
  method: 'POST',
  path: '/api/v1/editor/site-settings/publish',
  summary: 'Publish the draft, now or later',
  who: 'editor',
  headers: ifMatch,
  body: jsonBody(request, { at: '2026-12-01T09:00:00+05:00' }, { isOptional: true }),
  responses: { 200: json(wireWorkspace) },
  problems: ['IF_MATCH_MISSING', 'DRAFT_CHANGED', 'CONTENT_INCOMPLETE', 'PUBLISH_TIME_PAST', 'PUBLISHED_ELSEWHERE'],
});
