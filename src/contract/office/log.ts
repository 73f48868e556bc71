import { z } from 'zod';
import { logKinds } from '#domain/office/change-log.ts';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { day, emptyAsAbsent, lineText } from '../lib/scalars.ts';

/** `from` and `until` are days in UTC+5, both inclusive; `before` is the `next` of the page before. */
const query = z.object({
  by: emptyAsAbsent(z.string().max(100)),
  kind: emptyAsAbsent(z.enum(logKinds)),
  from: emptyAsAbsent(day),
  until: emptyAsAbsent(day),
  text: emptyAsAbsent(lineText(100)),
  before: emptyAsAbsent(z.string().regex(/^\d{1,15}$/, 'number')),
});

const value = z.union([z.string(), z.number()]).nullable();
const values = z.record(z.string(), value).nullable();

const entry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  kind: z.enum(logKinds),
  parts: z.array(z.string()),
  detail: z.string().nullable(),
  subject: z.string(),
  before: values,
  after: values,
});

const response = z.strictObject({ entries: z.array(entry), next: z.int().nullable(), people: z.array(z.string()) });

export type WireOfficeEntry = Immutable<z.infer<typeof entry>>;

export const officeLog = defineCall({
  method: 'GET',
  path: '/api/v1/office/log',
  summary: 'Who changed what, and when',
  text: [
    'The newest first, 50 at once; `next` is the `before` of the next page. A token of `STAFF_TOKEN` reads the entries about orders.',
    '`before` and `after` of an entry are the changed values: of an order its status, of a limit its portions, of a person role and phone;',
    'of a save of the site what it changed, by paths such as `email` or `about/title.ru`, long texts as far as they differ;',
    'of a record of the catalog what it changed, by paths such as `price` or `name.ru`, as JSON; its `detail` is its names by language.',
    '`people` are all names in the log.',
  ].join(' '),
  who: 'log',
  query: { schema: query, example: { from: '2026-11-01', text: 'plov' } },
  responses: { 200: json(response) },
});
