import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { recordName, wirePublishing } from './publishing-wire.ts';

const mostRecords = 20_000;
const mostBytes = 3_000_000;

export const publishing = defineCall({
  method: 'GET',
  path: '/api/v1/office/publishing',
  summary: 'The unpublished changes and the plans of what one may publish',
  who: 'publishing',
  responses: { 200: json(wirePublishing) },
});

/** `at`: of the change as it was seen; a record that has changed since then is rejected with `DRAFT_CHANGED`. */
const seenRecord = recordName.extend({ at: z.iso.datetime().optional() });

/** `at` absent: immediately; a time less than a minute ahead is rejected. `records` absent: all changes that one may publish. */
const publication = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  records: z.array(seenRecord).min(1).max(mostRecords).optional(),
});

/** R-PUBLISH-1 */
export const publishChanges = defineCall({
  method: 'POST',
  path: '/api/v1/office/publishing/publish',
  summary: 'Publish changes, now or later',
  text: 'Changes that are planned leave the draft. At their time they are added to what is live then.',
  who: 'publishing',
  body: jsonBody(publication, { at: '2026-12-01T09:00:00+05:00' }, { isOptional: true, maxBytes: mostBytes }),
  responses: { 200: json(wirePublishing) },
  problems: [
    'CATALOG_INVALID',
    'CONTENT_INCOMPLETE',
    'SLUG_TAKEN',
    'DRAFT_CHANGED',
    'PUBLISH_TIME_PAST',
    'TOO_MANY_PLANS',
    'PUBLISHED_ELSEWHERE',
    'NOT_FOUND',
  ],
});

/** `locale`: only its texts of one language; `path`: only one value of it, keys joined by dots, items of a list by their ids. */
const discardedRecord = recordName.extend({ locale: z.enum(locales).optional(), path: z.string().min(1).max(300).optional() });

/** `records` absent: all changes that one may publish. */
const discard = z.strictObject({ records: z.array(discardedRecord).min(1).max(mostRecords).optional() });

/** R-PUBLISH-5 */
export const discardChanges = defineCall({
  method: 'POST',
  path: '/api/v1/office/publishing/discard',
  summary: 'Take changes out of the draft',
  text: 'They can be brought back for 30 days.',
  who: 'publishing',
  body: jsonBody(discard, { records: [{ section: 'content', id: 'about' }] }, { isOptional: true, maxBytes: mostBytes }),
  responses: { 200: json(wirePublishing) },
});

export const returnChanges = defineCall({
  method: 'POST',
  path: '/api/v1/office/publishing/discarded/:id/return',
  summary: 'Bring discarded changes back into the draft',
  text: 'What the draft has changed since then stays.',
  who: 'publishing',
  notFor: ['bound'],
  params: numberParams,
  responses: { 200: json(wirePublishing) },
});
