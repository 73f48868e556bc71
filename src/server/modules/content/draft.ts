import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Draft, freshDraft } from '#domain/content/draft.ts';
import { withAllPages } from '#domain/content/pages/site-pages.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../json/stable-json.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { readSitePages } from '../catalog/site-pages.ts';
import { readSettings, withAllSettings } from '../catalog/site-settings.ts';

const onlyDraft = 1;

export interface StoredDraft {
  readonly draft: Draft;
  /** identifies this content: another draft has another ETag */
  readonly etag: string;
  /** null: no changes since the last publication */
  readonly saved: { readonly at: number; readonly by: string | null } | null;
}

/** The draft, or the published content when there are no changes. */
export async function readDraft(executor: Executor): Promise<StoredDraft> {
  const row = await executor.selectFrom('content_drafts').selectAll().where('id', '=', onlyDraft).executeTakeFirst();
  const draft = row === undefined ? freshDraft(await readSettings(executor), await readSitePages(executor)) : parseDraft(row.draft);
  return { draft, etag: etagOf(draft), saved: row === undefined ? null : { at: row.saved_at, by: row.saved_by } };
}

function parseDraft(json: string): Draft {
  const draft = JSON.parse(json) as Omit<Draft, 'pages'> & { readonly pages?: Partial<Draft['pages']> };
  return { ...draft, settings: withAllSettings(draft.settings), pages: withAllPages(draft.pages ?? {}) };
}

export async function writeDraft(transaction: Executor, draft: Draft, by: string | null, now: number): Promise<void> {
  const row = { draft: JSON.stringify(draft), saved_at: now, saved_by: by };
  await transaction
    .insertInto('content_drafts')
    .values({ id: onlyDraft, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Locks the draft, the schedule and the published settings until the end of the transaction. */
export async function lockContent(transaction: Executor, engine: Connection['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202612)`.execute(transaction);
}

/** Open editors read the draft, the plans and what is published again; called inside the transaction that changes one of them. */
export async function countContentChange(transaction: Executor): Promise<void> {
  await bumpVersion(transaction, 'content');
  await bumpVersion(transaction, 'editor');
}

/** Computed from the content alone, whatever the order of its keys. */
function etagOf(draft: Draft): string {
  return `"${createHash('sha256').update(stableJson(draft)).digest('base64url').slice(0, 22)}"`;
}
