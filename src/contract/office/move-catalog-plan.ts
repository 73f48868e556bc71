import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireCatalogDraft } from './catalog-wire.ts';

export const moveCatalogPlan = defineCall({
  method: 'PUT',
  path: '/api/v1/office/catalog/plans/:id',
  summary: 'Move planned changes of the catalog to another time',
  text: 'A time less than a minute ahead is rejected. A plan that failed at its time is tried again.',
  who: 'catalog',
  params: numberParams,
  body: jsonBody(z.strictObject({ at: z.iso.datetime({ offset: true }) }), { at: '2026-12-01T09:00:00+05:00' }),
  responses: { 200: json(wireCatalogDraft) },
  problems: ['PUBLISH_TIME_PAST', 'PUBLISHED_ELSEWHERE'],
});
