import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { wireWorkspace } from './editor-wire.ts';
import { ifMatch } from './if-match.ts';
import { partName } from './part-name.ts';

/** `at` absent: immediately; a time less than a minute ahead is rejected. `parts` absent: all that differs from the site. */
const request = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  parts: z.array(partName).min(1).max(300).optional(),
});

export const publishDraft = defineCall({
  method: 'POST',
  path: '/api/v1/editor/site-settings/publish',
  summary: 'Publish the draft or some of its parts, now or later',
  text: 'A publication for later has its own copy of its parts. At its time they are added to what is published then; changes of the draft since are not in it.',
  who: 'editor',
  headers: ifMatch,
  body: jsonBody(request, { at: '2026-12-01T09:00:00+05:00', parts: ['about'] }, { isOptional: true }),
  responses: { 200: json(wireWorkspace) },
  problems: [
    'IF_MATCH_MISSING',
    'DRAFT_CHANGED',
    'CONTENT_INCOMPLETE',
    'SLUG_TAKEN',
    'PUBLISH_TIME_PAST',
    'TOO_MANY_PLANS',
    'PUBLISHED_ELSEWHERE',
    'NOT_FOUND',
  ],
});
