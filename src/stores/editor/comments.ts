import { atom, type ReadableAtom } from 'nanostores';
import type { WireThread } from '#contract/editor/comments.ts';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { api } from '../lib/api.ts';

const threads = atom<readonly WireThread[]>([]);
let changes = 0;

/** Open threads first, each group with the newest first. */
export const $threads: ReadableAtom<readonly WireThread[]> = threads;

/** Reads the threads; a response is not used when a later read or a change of this screen came in between. */
export async function loadThreads(): Promise<void> {
  changes += 1;
  const own = changes;
  const result = await api('GET /api/v1/editor/comments', { silent: true });
  if (result.ok && own === changes) threads.set(result.value.threads);
}

/** @param subject a page, or a field of it */
export async function startThread(subject: { readonly page: ContentPart; readonly field?: string }, text: string): Promise<boolean> {
  const result = await api('POST /api/v1/editor/comments', { body: { ...subject, text } });
  if (result.ok) takeThread(result.value);
  return result.ok;
}

export async function replyToThread(id: number, text: string): Promise<boolean> {
  const result = await api('POST /api/v1/editor/comments/:id/replies', { path: { id }, body: { text } });
  if (result.ok) takeThread(result.value);
  return result.ok;
}

export async function markThread(id: number, isDone: boolean): Promise<boolean> {
  const result = await api('PUT /api/v1/editor/comments/:id', { path: { id }, body: { isDone } });
  if (result.ok) takeThread(result.value);
  return result.ok;
}

function takeThread(thread: WireThread): void {
  changes += 1;
  const known = threads.get().some(({ id }) => id === thread.id);
  threads.set(known ? threads.get().map((each) => (each.id === thread.id ? thread : each)) : [thread, ...threads.get()]);
}
