import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireWorkspace } from './editor-wire.ts';

const request = z.strictObject({ at: z.iso.datetime({ offset: true }) });

export const movePlan = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/plans/:id',
  summary: 'Move a planned publication to another time',
  text: 'A time less than a minute ahead is rejected. One that failed at its time is tried again.',
  who: 'editor',
  params: numberParams,
  body: jsonBody(request, { at: '2026-12-01T09:00:00+05:00' }),
  responses: { 200: json(wireWorkspace) },
  problems: ['PUBLISH_TIME_PAST'],
});
