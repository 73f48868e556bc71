import { atom, type ReadableAtom } from 'nanostores';
import { fromWireDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireDesk } from '#contract/editor/editor-wire.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Conflict, type Draft, mergeDrafts, takeFrom, withSettings } from '#domain/content/draft.ts';
import type { ContentPage } from '#domain/content/fields.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { type ApiAnswer, type ApiProblem, api } from '../lib/api.ts';

interface Signed {
  /** ISO 8601 */
  readonly at: string;
  readonly by: string | null;
}

export interface Desk {
  /** as it stands on this screen */
  readonly draft: Draft;
  /** as the server has it under `etag` */
  readonly base: Draft;
  readonly etag: string;
  readonly published: SiteSettings;
  readonly saved: Signed | null;
  readonly scheduled: Signed | null;
  readonly canPublish: boolean;
}

type DraftChanged = Extract<ApiProblem, { readonly code: 'DRAFT_CHANGED' }>;

export type Saving = 'saved' | 'changed' | 'saving' | 'conflict' | 'failed';

export interface Dispute {
  readonly conflicts: readonly Conflict[];
  readonly theirs: Draft;
  readonly by: string | null;
}

const pauseMs = 600;

const deskState = atom<Desk | null>(null);
const saving = atom<Saving>('saved');
const dispute = atom<Dispute | null>(null);
const refusal = atom<ApiProblem | null>(null);
const revision = atom(0);

/** What editors work on; null until it came. */
export const $desk: ReadableAtom<Desk | null> = deskState;
export const $saving: ReadableAtom<Saving> = saving;
/** What two editors changed differently; null: nothing to decide. */
export const $dispute: ReadableAtom<Dispute | null> = dispute;
/** Why the last change was not taken. */
export const $refusal: ReadableAtom<ApiProblem | null> = refusal;
/** Counts what the server took over: previews show it then. */
export const $revision: ReadableAtom<number> = revision;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for the draft; when it does not come there is none, also where an older one stood. */
export async function openDesk(): Promise<ApiAnswer<WireDesk>> {
  const answer = await api('GET /api/v1/editor/site-settings', { silent: true });
  if (answer.ok) takeOver(answer.value);
  else deskState.set(null);
  return answer;
}

/** Changes the settings; they are saved a moment after the last change. */
export function editSettings(change: (settings: SiteSettings) => SiteSettings): void {
  changeDraft((draft) => withSettings(draft, change(draft.settings)));
}

export function writeComment(page: ContentPage, text: string): void {
  changeDraft((draft) => ({ ...draft, comments: { ...draft.comments, [page]: text } }));
}

export function markReady(locale: Locale, isReady: boolean): void {
  changeDraft((draft) => ({ ...draft, ready: { ...draft.ready, [locale]: isReady } }));
}

/** Decides one conflict; with the last one decided the draft is saved. */
export function decide(path: string, side: 'mine' | 'theirs'): void {
  const [desk, open] = [deskState.get(), dispute.get()];
  if (desk === null || open === null) return;
  if (side === 'theirs') deskState.set({ ...desk, draft: takeFrom(desk.draft, open.theirs, path) });
  const conflicts = open.conflicts.filter((conflict) => conflict.path !== path);
  dispute.set(conflicts.length === 0 ? null : { ...open, conflicts });
  if (conflicts.length === 0) void saveDraft();
}

/** Publishes what is on this screen, at once or at an instant (ISO 8601). */
export async function publishDraft(at: string | null): Promise<boolean> {
  if (!(await saveDraft())) return false;
  const etag = deskState.get()?.etag ?? '';
  return change(() => api('POST /api/v1/editor/site-settings/publish', { body: at === null ? {} : { at }, headers: { 'If-Match': etag } }));
}

export function cancelPublication(): Promise<boolean> {
  return change(() => api('DELETE /api/v1/editor/site-settings/publish'));
}

export function restoreVersion(id: number): Promise<boolean> {
  return change(() => api('POST /api/v1/editor/versions/:id/restore', { path: { id } }));
}

/** Sends what is not saved yet; true when the server has it. What another editor saved meanwhile is merged, never overwritten. */
export async function saveDraft(): Promise<boolean> {
  clearTimeout(timer);
  const desk = deskState.get();
  if (desk === null || dispute.get() !== null) return false;
  if (desk.draft === desk.base) return true;
  if (saving.get() === 'saving') return false;
  saving.set('saving');
  const { draft } = desk;
  const answer = await api('PUT /api/v1/editor/site-settings', {
    body: toWireDraft(draft),
    headers: { 'If-Match': desk.etag },
    silent: true,
  });
  if (answer.ok) {
    takeOver(answer.value, draft);
    return deskState.get()?.draft === deskState.get()?.base;
  }
  if (answer.problem.code === 'DRAFT_CHANGED') return merge(answer.problem);
  saving.set('failed');
  refusal.set(answer.problem);
  return false;
}

function changeDraft(edit: (draft: Draft) => Draft): void {
  const desk = deskState.get();
  if (desk === null || !desk.canPublish) return;
  deskState.set({ ...desk, draft: edit(desk.draft) });
  if (saving.get() !== 'saving') saving.set(dispute.get() === null ? 'changed' : 'conflict');
  clearTimeout(timer);
  timer = setTimeout(() => void saveDraft(), pauseMs);
}

/** The server's desk; what was written since `sent` stays and is saved next. */
function takeOver(wire: WireDesk, sent?: Draft): void {
  const [base, before] = [fromWireDraft(wire.draft), deskState.get()];
  const isNewer = before !== null && sent !== undefined && before.draft !== sent;
  const draft = isNewer ? before.draft : base;
  const { etag, saved, scheduled, canPublish } = wire;
  deskState.set({ draft, base, etag, saved, scheduled, canPublish, published: fromWireSiteSettings(wire.published) });
  revision.set(revision.get() + 1);
  refusal.set(null);
  saving.set(isNewer ? 'changed' : 'saved');
  if (isNewer) timer = setTimeout(() => void saveDraft(), pauseMs);
}

async function merge({ details }: DraftChanged): Promise<boolean> {
  const desk = deskState.get();
  if (desk === null) return false;
  const { draft, etag, saved } = details;
  const theirs = fromWireDraft(draft);
  const { merged, conflicts } = mergeDrafts(desk.base, desk.draft, theirs);
  deskState.set({ ...desk, draft: merged, base: theirs, etag, saved });
  saving.set(conflicts.length === 0 ? 'changed' : 'conflict');
  if (conflicts.length === 0) return saveDraft();
  dispute.set({ conflicts, theirs, by: saved?.by ?? null });
  return false;
}

async function change(send: () => Promise<ApiAnswer<WireDesk>>): Promise<boolean> {
  const answer = await send();
  if (answer.ok) takeOver(answer.value);
  else if (answer.problem.code === 'DRAFT_CHANGED') await merge(answer.problem);
  return answer.ok;
}
