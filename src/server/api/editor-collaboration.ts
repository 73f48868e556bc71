import { calls } from '#contract/calls.ts';
import type { WireThread } from '#contract/editor/comments.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import { toIso } from '../clock.ts';
import type { Thread } from '../modules/content/comments.ts';
import type { CollaborationState } from '../modules/content/presence.ts';
import { type Api, unwrap } from './context.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import { type HandlerInput, handle } from './handle.ts';
import { streamOwner } from './staff-sessions.ts';

type EditorEvents = EventsOf<typeof calls.editorEvents>;

/** Presence and comments of editors. */
export function addCollaboration(api: Api): void {
  handle(api, calls.editorEvents, editorEvents);
  handle(api, calls.enterPage, async ({ services: { presence, feed }, member: { name }, path, body, now }) => {
    await presence.enter({ tab: path.id, name, page: body.page }, now);
    feed.notify();
  });
  handle(api, calls.leavePage, async ({ services: { presence, feed }, path }) => {
    await presence.leave(path.id);
    feed.notify();
  });
  addComments(api);
}

function addComments(api: Api): void {
  handle(api, calls.editorComments, async ({ services }) => ({ threads: (await services.comments.threads()).map(toWireThread) }));
  handle(api, calls.startThread, async ({ services: { comments, feed }, member, body: { text, ...subject }, now }) => {
    const thread = await comments.start(subject, text, { by: member.name, now });
    feed.notify();
    return toWireThread(thread);
  });
  handle(api, calls.replyToThread, async ({ services: { comments, feed }, member, path, body: { text }, now }) => {
    const thread = unwrap(await comments.reply(path.id, text, { by: member.name, now }));
    feed.notify();
    return toWireThread(thread);
  });
  handle(api, calls.closeThread, async ({ services: { comments, feed }, member, path, body: { isDone }, now }) => {
    const thread = unwrap(await comments.markDone(path.id, isDone, { by: member.name, now }));
    feed.notify();
    return toWireThread(thread);
  });
}

/** Every event at once, then those whose data have changed. */
function editorEvents({ context, member, services: { presence } }: HandlerInput<typeof calls.editorEvents>): Response {
  const sent = new Map<string, string>();
  return streamEvents<EditorEvents>(context, {
    owner: streamOwner(context, member, 'editor'),
    concerns: ({ kind }) => kind === 'editor',
    async read() {
      const events = toEvents(await presence.state(context.get('now')));
      const fresh = events.filter(({ event, data }) => sent.get(event) !== JSON.stringify(data));
      for (const { event, data } of fresh) sent.set(event, JSON.stringify(data));
      return fresh;
    },
  });
}

function toEvents({ revision, comments, editors }: CollaborationState): readonly ServerEvent<EditorEvents>[] {
  return [
    { event: 'workspace', data: { revision } },
    { event: 'comments', data: { revision: comments } },
    { event: 'presence', data: { editors } },
  ];
}

function toWireThread({ comments, done, ...thread }: Thread): WireThread {
  return {
    ...thread,
    comments: comments.map(({ at, ...comment }) => ({ ...comment, at: toIso(at) })),
    done: done && { at: toIso(done.at), by: done.by },
  };
}
