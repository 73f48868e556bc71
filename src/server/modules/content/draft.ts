import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Draft, freshDraft } from '#domain/content/draft.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { readSettings, withAllSettings } from '../catalog/site-settings.ts';

const onlyDraft = 1;

export interface StoredDraft {
  readonly draft: Draft;
  /** names this content: another draft has another one */
  readonly etag: string;
  /** null: nobody changed anything since the last publication */
  readonly saved: { readonly at: number; readonly by: string | null } | null;
}

/** The draft, or what is published where nobody has changed anything yet. */
export async function readDraft(executor: Executor): Promise<StoredDraft> {
  const row = await executor.selectFrom('content_drafts').selectAll().where('id', '=', onlyDraft).executeTakeFirst();
  const draft = row === undefined ? freshDraft(await readSettings(executor)) : parseDraft(row.draft);
  return { draft, etag: etagOf(draft), saved: row === undefined ? null : { at: row.saved_at, by: row.saved_by } };
}

function parseDraft(json: string): Draft {
  const draft = JSON.parse(json) as Draft;
  return { ...draft, settings: withAllSettings(draft.settings) };
}

export async function writeDraft(transaction: Executor, draft: Draft, by: string | null, now: number): Promise<void> {
  const row = { draft: JSON.stringify(draft), saved_at: now, saved_by: by };
  await transaction
    .insertInto('content_drafts')
    .values({ id: onlyDraft, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** From here to its end a transaction has the draft, the schedule and the published settings to itself. */
export async function lockContent(transaction: Executor, engine: Connection['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202612)`.execute(transaction);
}

/** Of the content alone, whatever the order of its keys. */
function etagOf(draft: Draft): string {
  return `"${createHash('sha256').update(stableJson(draft)).digest('base64url').slice(0, 22)}"`;
}
