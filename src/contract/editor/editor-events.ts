import { z } from 'zod';
import { defineCall, events, type Immutable } from '../lib/define-call.ts';

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
