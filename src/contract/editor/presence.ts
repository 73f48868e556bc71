import { z } from 'zod';
import { defineCall, empty, events, type Immutable, jsonBody } from '../lib/define-call.ts';
import { partName } from './part-name.ts';

const changed = z.strictObject({ revision: z.string() });
const editors = z.array(z.strictObject({ tab: z.string(), name: z.string().nullable(), page: z.string() }));

export type WirePresentEditor = Immutable<z.infer<typeof editors>[number]>;

export const editorEvents = defineCall({
  method: 'GET',
  path: '/api/v1/editor/events',
  summary: 'What editors see of each other, as it happens',
  text: 'Server-sent events, each at once and after each change: `workspace` with the `revision` of the draft, the plans and the published content; `comments` with that of the comments; `presence` with the open tabs of editors.',
  who: 'editor',
  responses: { 200: events({ workspace: changed, comments: changed, presence: z.strictObject({ editors }) }) },
  problems: ['TOO_MANY_STREAMS'],
});

/** Random, made by the tab. */
const tabParams = { id: z.string().regex(/^[\w-]{1,40}$/) };

const pageRequest = z.strictObject({ page: partName });

export const enterPage = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/presence/:id',
  summary: 'Tell other editors which page a tab shows',
  text: 'The tab chooses its id, and repeats the call every 20 seconds: after 45 seconds of silence it counts as closed.',
  who: 'editor',
  params: tabParams,
  body: jsonBody(pageRequest, { page: 'about' }),
  responses: { 204: empty },
});

export const leavePage = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/presence/:id',
  summary: 'Tell other editors that a tab is closed',
  who: 'editor',
  params: tabParams,
  responses: { 204: empty },
});
