import { atom, type ReadableAtom } from 'nanostores';
import { fromWireDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Conflict, type Draft, freshDraft, mergeDrafts, takeFrom, withSettings } from '#domain/content/draft.ts';
import type { ContentPage } from '#domain/content/fields.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { type ApiProblem, type ApiResult, api } from '../lib/api.ts';

interface Signed {
  /** ISO 8601 */
  readonly at: string;
  readonly by: string | null;
}

export interface Workspace {
  /** as shown on this screen */
  readonly draft: Draft;
  /** as stored on the server under `etag` */
  readonly base: Draft;
  readonly etag: string;
  readonly published: SiteSettings;
  readonly publishedPages: SitePages;
  readonly saved: Signed | null;
  readonly scheduled: Signed | null;
  readonly canPublish: boolean;
}

type DraftChanged = Extract<ApiProblem, { readonly code: 'DRAFT_CHANGED' }>;

export type Saving = 'saved' | 'changed' | 'saving' | 'conflict' | 'failed';

export interface MergeConflict {
  readonly conflicts: readonly Conflict[];
  readonly theirs: Draft;
  readonly by: string | null;
}

const pauseMs = 600;

const workspaceState = atom<Workspace | null>(null);
const saving = atom<Saving>('saved');
const mergeConflict = atom<MergeConflict | null>(null);
const saveProblem = atom<ApiProblem | null>(null);
const revision = atom(0);

/** The editors' draft; null until it is loaded. */
export const $workspace: ReadableAtom<Workspace | null> = workspaceState;
export const $saving: ReadableAtom<Saving> = saving;
/** The texts that two editors changed differently; null: there is no conflict. */
export const $mergeConflict: ReadableAtom<MergeConflict | null> = mergeConflict;
/** Why the last change was rejected. */
export const $saveProblem: ReadableAtom<ApiProblem | null> = saveProblem;
/** Counts the saved changes; previews reload with each. */
export const $revision: ReadableAtom<number> = revision;

let timer: ReturnType<typeof setTimeout> | undefined;
/** the request that saves the draft */
let running: Promise<boolean> | null = null;

/** Loads the draft; if that fails there is none, and an earlier one is removed. */
export async function loadWorkspace(): Promise<ApiResult<WireWorkspace>> {
  const result = await api('GET /api/v1/editor/site-settings', { silent: true });
  if (result.ok) takeOver(result.value);
  else workspaceState.set(null);
  return result;
}

/** Changes the settings; they are saved shortly after the last change. */
export function editSettings(change: (settings: SiteSettings) => SiteSettings): void {
  changeDraft((draft) => withSettings(draft, change(draft.settings)));
}

export function writeComment(page: ContentPage, text: string): void {
  changeDraft((draft) => ({ ...draft, comments: { ...draft.comments, [page]: text } }));
}

export function markReady(locale: Locale, isReady: boolean): void {
  changeDraft((draft) => ({ ...draft, ready: { ...draft.ready, [locale]: isReady } }));
}

/** Makes the draft equal to the site, without what anybody has changed since; the notes stay. False: the server has not stored it. */
export async function discardDraft(): Promise<boolean> {
  const workspace = workspaceState.get();
  if (workspace !== null) {
    const { published, publishedPages } = workspace;
    changeDraft((draft) => ({ ...freshDraft(published, publishedPages), comments: draft.comments }));
  }
  await saveDraft();
  return saveProblem.get() === null && mergeConflict.get() === null;
}

/** Resolves one conflict; after the last one the draft is saved. */
export function decide(path: string, side: 'mine' | 'theirs'): void {
  const [workspace, open] = [workspaceState.get(), mergeConflict.get()];
  if (workspace === null || open === null) return;
  if (side === 'theirs') workspaceState.set({ ...workspace, draft: takeFrom(workspace.draft, open.theirs, path) });
  const conflicts = open.conflicts.filter((conflict) => conflict.path !== path);
  mergeConflict.set(conflicts.length === 0 ? null : { ...open, conflicts });
  if (conflicts.length === 0) void saveDraft();
}

/** Publishes the draft of this screen, immediately or at an instant (ISO 8601). */
export async function publishDraft(at: string | null): Promise<boolean> {
  if (!(await saveDraft())) return false;
  const etag = workspaceState.get()?.etag ?? '';
  return change(() => api('POST /api/v1/editor/site-settings/publish', { body: at === null ? {} : { at }, headers: { 'If-Match': etag } }));
}

export function cancelPublication(): Promise<boolean> {
  return change(() => api('DELETE /api/v1/editor/site-settings/publish'));
}

export function restoreVersion(id: number): Promise<boolean> {
  return change(() => api('POST /api/v1/editor/versions/:id/restore', { path: { id } }));
}

/** Saves pending changes; true when the server has stored them. Changes saved by another editor are merged, never overwritten. */
export async function saveDraft(): Promise<boolean> {
  clearTimeout(timer);
  if (running !== null) {
    await running;
    return saveDraft();
  }
  const workspace = workspaceState.get();
  if (workspace === null || mergeConflict.get() !== null) return false;
  if (workspace.draft === workspace.base) return true;
  running = sendDraft(workspace).finally(() => {
    running = null;
  });
  return running;
}

async function sendDraft(workspace: Workspace): Promise<boolean> {
  saving.set('saving');
  const { draft } = workspace;
  const result = await api('PUT /api/v1/editor/site-settings', {
    body: toWireDraft(draft),
    headers: { 'If-Match': workspace.etag },
    silent: true,
  });
  if (result.ok) {
    takeOver(result.value, draft);
    return workspaceState.get()?.draft === workspaceState.get()?.base;
  }
  if (result.problem.code === 'DRAFT_CHANGED') return merge(result.problem);
  saving.set('failed');
  saveProblem.set(result.problem);
  return false;
}

function changeDraft(edit: (draft: Draft) => Draft): void {
  const workspace = workspaceState.get();
  if (workspace === null || !workspace.canPublish) return;
  workspaceState.set({ ...workspace, draft: edit(workspace.draft) });
  if (saving.get() !== 'saving') saving.set(mergeConflict.get() === null ? 'changed' : 'conflict');
  clearTimeout(timer);
  timer = setTimeout(() => void saveDraft(), pauseMs);
}

/** Uses the server's workspace; changes made since `sent` stay and are saved next. */
function takeOver(wire: WireWorkspace, sent?: Draft): void {
  const [base, before] = [fromWireDraft(wire.draft), workspaceState.get()];
  const isNewer = before !== null && sent !== undefined && before.draft !== sent;
  const draft = isNewer ? before.draft : base;
  const { etag, saved, scheduled, canPublish, publishedPages } = wire;
  const published = fromWireSiteSettings(wire.published);
  workspaceState.set({ draft, base, etag, saved, scheduled, canPublish, published, publishedPages });
  revision.set(revision.get() + 1);
  saveProblem.set(null);
  saving.set(isNewer ? 'changed' : 'saved');
  if (isNewer) timer = setTimeout(() => void saveDraft(), pauseMs);
}

async function merge({ details }: DraftChanged): Promise<boolean> {
  const workspace = workspaceState.get();
  if (workspace === null) return false;
  const { draft, etag, saved } = details;
  const theirs = fromWireDraft(draft);
  const { merged, conflicts } = mergeDrafts(workspace.base, workspace.draft, theirs);
  const next = { ...workspace, draft: merged, base: theirs, etag, saved };
  workspaceState.set(next);
  saving.set(conflicts.length === 0 ? 'changed' : 'conflict');
  if (conflicts.length === 0) return merged === theirs || sendDraft(next);
  mergeConflict.set({ conflicts, theirs, by: saved?.by ?? null });
  return false;
}

async function change(send: () => Promise<ApiResult<WireWorkspace>>): Promise<boolean> {
  const result = await send();
  if (result.ok) takeOver(result.value);
  else if (result.problem.code === 'DRAFT_CHANGED') await merge(result.problem);
  return result.ok;
}
