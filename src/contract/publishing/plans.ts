import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wirePublishing } from './publishing-wire.ts';

export const reschedulePlan = defineCall({
  method: 'PUT',
  path: '/api/v1/office/publishing/plans/:id',
  summary: 'Move planned changes to another time',
  text: 'A time less than a minute ahead is rejected. A plan that failed at its time is tried again.',
  who: 'publishing',
  notFor: ['bound'],
  params: numberParams,
  body: jsonBody(z.strictObject({ at: z.iso.datetime({ offset: true }) }), { at: '2026-12-01T09:00:00+05:00' }),
  responses: { 200: json(wirePublishing) },
  problems: ['PUBLISH_TIME_PAST'],
});

export const withdrawPlan = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/publishing/plans/:id',
  summary: 'Return planned changes to the draft',
  who: 'publishing',
  notFor: ['bound'],
  params: numberParams,
  responses: { 200: json(wirePublishing) },
});
