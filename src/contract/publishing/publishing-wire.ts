import { z } from 'zod';
import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { draftSections, type PublishingArea } from '../catalog/record-changes.ts';
import type { Immutable } from '../lib/define-call.ts';

const publishingAreas = ['catalog', 'content'] as const satisfies readonly PublishingArea[];

/**
 * A list of the catalog file and a record's id in it; `loyalty` has the id `loyalty`, `order` the name of a list, `content` the name of a
 * part: a section of the editor, `filial`, `page:{id}` of an own page, `order` of own pages, or another part of the pages, `banners`.
 */
export const recordName = z.strictObject({ section: z.enum(draftSections), id: z.string().min(1).max(64) });

/** A record of the catalog file or of the content, or of an order the ids of the list; null: none. */
const recordValue = z.union([z.record(z.string(), z.unknown()), z.array(z.string())]).nullable();

/** `before` is live, of the content with what is planned; `after` what shall be; null: removed or not there yet. */
export const plainChange = recordName.extend({ before: recordValue, after: recordValue });

/** `by` null: a token without a name, or an import by a command. */
export const change = plainChange.extend({ by: z.string().nullable(), at: z.iso.datetime() });

const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

const wirePlan = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  madeAt: z.iso.datetime(),
  changes: z.array(plainChange),
  /** why it was not published at its time; null: it waits for it */
  problem: z.enum(problemCodes).nullable(),
  /** records of which it would replace values that were published after it was made */
  overrides: z.array(recordName),
  /** it has changes of an area that this person does not publish, and can be neither moved nor canceled by them */
  isShared: z.boolean(),
});

const discarded = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  changes: z.array(plainChange),
});

/** What this person may publish. `revision` is another one after each change of it, of the plans or of what is live. */
export const wirePublishing = z.strictObject({
  revision: z.string(),
  areas: z.array(z.enum(publishingAreas)),
  /** by their times */
  changes: z.array(change),
  planned: z.array(wirePlan),
  /** of the last 30 days, the newest first */
  discarded: z.array(discarded),
});

export type WirePlan = Immutable<z.infer<typeof wirePlan>>;
export type WirePublishing = Immutable<z.infer<typeof wirePublishing>>;
