import { atom, type ReadableAtom } from 'nanostores';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { type Draft, takeFrom, withPages, withSettings } from '#domain/content/draft.ts';
import { heldTexts, withoutHeld } from '#domain/content/held-texts.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { type ApiProblem, type ApiResult, api } from '../lib/api.ts';
import { type MergeConflict, siteOf, type Workspace, withoutSettings, withTheirs, workspaceOf } from './merge-workspace.ts';

export type { MergeConflict, Workspace } from './merge-workspace.ts';

type DraftChanged = Extract<ApiProblem, { readonly code: 'DRAFT_CHANGED' }>;

export type Saving = 'saved' | 'changed' | 'saving' | 'conflict' | 'failed';

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

/** Changes the settings, unless another system publishes them; they are saved shortly after the last change. */
export function editSettings(change: (settings: SiteSettings) => SiteSettings): void {
  if (workspaceState.get()?.canPublish === true) editDraft((draft) => withSettings(draft, change(draft.settings)));
}

/** Changes what editors add to pages; saved like the settings. */
export function editPages(change: (pages: SitePages) => SitePages): void {
  editDraft((draft) => withPages(draft, change(draft.pages)));
}

export function markReady(locale: Locale, isReady: boolean): void {
  editDraft((draft) => ({ ...draft, ready: { ...draft.ready, [locale]: isReady } }));
}

/**
 * Goes on with changes that were not saved: they are merged with what the server has now, as if somebody had saved that meanwhile.
 * @param base what they were based on
 */
export function resumeDraft(base: Draft, draft: Draft): void {
  const workspace = workspaceState.get();
  if (workspace === null) return;
  workspaceState.set({ ...workspace, base, draft });
  if (applyTheirs({ draft: toWireDraft(workspace.base), etag: workspace.etag, saved: workspace.saved })) saveSoon();
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

/** Saves pending changes but texts that are held; true when the server has stored them. Changes saved by another editor are merged, never overwritten. */
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
  const stored = toWireDraft(withoutHeld(draft, workspace.base));
  if (JSON.stringify(stored) === JSON.stringify(toWireDraft(workspace.base))) return keepHeld();
  const result = await api('PUT /api/v1/editor/site-settings', {
    body: workspace.canPublish ? stored : withoutSettings(stored),
    headers: { 'If-Match': workspace.etag },
    silent: true,
  });
  if (result.ok) {
    takeOver(result.value, draft);
    return saving.get() === 'saved';
  }
  if (result.problem.code === 'DRAFT_CHANGED') return merge(result.problem);
  saving.set('failed');
  saveProblem.set(result.problem);
  return false;
}

/** Nothing but held texts differs from what the server has. */
function keepHeld(): true {
  saving.set('saved');
  saveProblem.set(null);
  return true;
}

/** Changes the draft, which is saved shortly after. */
export function editDraft(edit: (draft: Draft) => Draft): void {
  const workspace = workspaceState.get();
  if (workspace === null) return;
  workspaceState.set({ ...workspace, draft: edit(workspace.draft) });
  if (saving.get() !== 'saving') saving.set(mergeConflict.get() === null ? 'changed' : 'conflict');
  saveSoon();
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveDraft(), pauseMs);
}

/** Uses the server's workspace; changes made since `sent` stay and are saved next. */
function takeOver(wire: WireWorkspace, sent?: Draft): void {
  const [next, before] = [workspaceOf(wire), workspaceState.get()];
  const isNewer = before !== null && sent !== undefined && before.draft !== sent;
  const hasHeld = sent !== undefined && heldTexts(sent).length > 0;
  workspaceState.set(before !== null && (isNewer || hasHeld) ? { ...next, draft: before.draft } : next);
  revision.set(revision.get() + 1);
  saveProblem.set(null);
  saving.set(isNewer ? 'changed' : 'saved');
  if (isNewer) saveSoon();
}

/**
 * Reads what other editors have changed and merges it, unless this screen knows it already.
 * @param known the revision that the server has; null: unknown
 */
export async function refreshWorkspace(known: string | null = null): Promise<void> {
  while (running !== null) await running;
  const before = workspaceState.get();
  if (before === null || before.revision === known) return;
  const result = await api('GET /api/v1/editor/site-settings', { silent: true });
  if (!result.ok) return;
  // a save in between makes the response obsolete
  if (running !== null || workspaceState.get()?.etag !== before.etag) return refreshWorkspace(known);
  adopt(result.value);
}

/** Uses the server's workspace, merged with the changes of this screen; while a conflict is open, the next save merges the draft. */
function adopt(wire: WireWorkspace): void {
  const workspace = workspaceState.get();
  if (workspace === null || workspace.draft === workspace.base) {
    takeOver(wire);
    return;
  }
  workspaceState.set({ ...workspace, ...siteOf(wire) });
  if (mergeConflict.get() !== null || wire.etag === workspace.etag) return;
  if (applyTheirs(wire)) saveSoon();
  revision.set(revision.get() + 1);
}

/** Merges a draft that another editor saved into this screen's; false: an editor must decide. */
function applyTheirs(stored: Pick<WireWorkspace, 'draft' | 'etag' | 'saved'>): boolean {
  const workspace = workspaceState.get();
  if (workspace === null) return false;
  const { workspace: next, theirs, conflicts } = withTheirs(workspace, stored);
  workspaceState.set(next);
  saving.set(conflicts.length === 0 ? 'changed' : 'conflict');
  if (conflicts.length > 0) mergeConflict.set({ conflicts, theirs, by: stored.saved?.by ?? null });
  return conflicts.length === 0;
}

async function merge({ details }: DraftChanged): Promise<boolean> {
  if (!applyTheirs(details)) return false;
  const next = workspaceState.get();
  return next !== null && sendDraft(next);
}
