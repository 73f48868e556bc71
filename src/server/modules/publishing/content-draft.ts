import { createHash } from 'node:crypto';
import { changesOf } from '#domain/content/content-changes.ts';
import { type ContentPart, differingParts } from '#domain/content/content-parts.ts';
import type { Draft, SiteContent } from '#domain/content/draft.ts';
import { type SitePages, slugProblem } from '#domain/content/pages/site-pages.ts';
import { locales } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';
import { stableJson } from '../../json/stable-json.ts';
import { addLogEntry } from '../office/change-log.ts';
import type { Area } from './area.ts';
import { changesOfContent } from './content-area.ts';
import { readNotes, type StoredNotes, writeNotes } from './content-notes.ts';
import { removeChanges, writeChanges } from './draft-rows.ts';
import { type DraftState, readState } from './draft-state.ts';
import type { Author } from './save-records.ts';
import { countChanges } from './take-turn.ts';

/** The draft of the content as editors see it, with what is planned. */
export interface ContentWorkspace {
  readonly draft: Draft;
  /** identifies this draft: another one has another ETag */
  readonly etag: string;
  readonly saved: StoredNotes['saved'];
  readonly published: SiteSettings;
  readonly publishedPages: SitePages;
  /** the parts with unpublished changes that are not planned */
  readonly changed: readonly ContentPart[];
}

/** Inside a transaction that has taken its turn; elsewhere with `readUnchanged`. */
export async function readContentWorkspace(executor: Executor, area: Area<SiteContent>, ownsSettings: boolean): Promise<ContentWorkspace> {
  return workspaceOf(await readState(executor, area), await readNotes(executor), ownsSettings);
}

function workspaceOf({ live, draft, changes }: DraftState<SiteContent>, notes: StoredNotes, ownsSettings: boolean): ContentWorkspace {
  const { saved, ready, comments } = notes;
  const whole: Draft = { ...draft, ready, comments };
  return {
    draft: whole,
    etag: etagOf(whole, ownsSettings),
    saved,
    published: live.settings,
    publishedPages: live.pages,
    changed: changes.map(({ id }) => id),
  };
}

/** Computed from the content alone, whatever the order of its keys; settings of another system do not count. */
function etagOf(draft: Draft, ownsSettings: boolean): string {
  const content = ownsSettings ? draft : { ...draft, settings: null };
  return `"${createHash('sha256').update(stableJson(content)).digest('base64url').slice(0, 22)}"`;
}

interface DraftSave extends Author {
  readonly draft: Draft;
  /** the ETag of the draft that the editor saw */
  readonly etag: string;
  readonly ownsSettings: boolean;
}

/**
 * Stores the whole draft as changes, each of its records with its own author. Rejects with DRAFT_CHANGED when `etag` does not match the
 * current draft, with SLUG_TAKEN and SLUG_RESERVED. Call it inside a transaction that has taken its turn.
 */
export async function saveContentDraft(transaction: Executor, area: Area<SiteContent>, save: DraftSave): Promise<Result<null, Problem>> {
  const { draft, etag, ownsSettings, by, now } = save;
  const [state, notes] = [await readState(transaction, area), await readNotes(transaction)];
  const present = workspaceOf(state, notes, ownsSettings);
  if (present.etag !== etag) return err(problem('DRAFT_CHANGED', {}));
  const wrong = slugProblem(draft.pages.own);
  // one that came with a publication prevents no other change
  if (wrong !== null && !isSameValue(wrong, slugProblem(state.draft.pages.own))) return err(problem(wrong.code, { slug: wrong.slug }));
  await storeDraft(transaction, area, state, draft, { by, now });
  await writeNotes(transaction, draft, { by, now });
  await logSave(transaction, present.draft, draft, { by, now });
  await countChanges(transaction, ['content']);
  return ok(null);
}

/** Writes the changes that make the draft; those that stay as they were keep their authors. */
export async function storeDraft(
  transaction: Executor,
  area: Area<SiteContent>,
  { base, changes: former }: DraftState<SiteContent>,
  draft: SiteContent,
  { by, now }: Author,
): Promise<void> {
  const changes = changesOfContent(base, draft);
  const wanted = new Set(changes.map(({ id }) => id));
  const stored = await area.readChanges(transaction);
  await removeChanges(
    transaction,
    stored.filter(({ id }) => !wanted.has(id)),
  );
  const isKept = ({ id, after }: (typeof changes)[number]) => former.some((each) => each.id === id && isSameValue(each.after, after));
  await writeChanges(
    transaction,
    changes.filter((change) => !isKept(change)).map((change) => ({ ...change, by, at: now })),
  );
}

async function logSave(transaction: Executor, before: Draft, after: Draft, { by, now }: Author): Promise<void> {
  const parts = differingParts(before, after);
  if (parts.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'saved', parts, detail: null, ...changesOf(before, after) });
  const ready = locales.filter((locale) => after.ready[locale] && !before.ready[locale]);
  if (ready.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'ready', parts: [], detail: ready.join(',') });
}
