import type { Insertable } from 'kysely';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { parseSettings } from '../catalog/site-settings.ts';

export interface Version {
  readonly id: number;
  readonly publishedAt: number;
  /** null: an import, or an editor whose token has no name */
  readonly by: string | null;
  /** imported from a catalog file, not published by an editor */
  readonly isImported: boolean;
  readonly restoredFrom: number | null;
}

/** The stored name of an editor without a name; for an imported row it is null. */
const nameless = '';

/** Newest first. */
export async function listVersions(executor: Executor, most: number): Promise<Version[]> {
  const rows = await executor
    .selectFrom('content_versions')
    .select(['id', 'published_at', 'by', 'restored_from'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, published_at, by, restored_from }) => ({
    id,
    publishedAt: published_at,
    by: by === nameless ? null : by,
    isImported: by === null,
    restoredFrom: restored_from,
  }));
}

export async function findVersion(executor: Executor, id: number): Promise<{ readonly settings: SiteSettings } | null> {
  const row = await executor.selectFrom('content_versions').select('settings').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { settings: parseSettings(row.settings) };
}

/** Saves a version that an editor publishes; `by` null: the editor's token has no name. */
export function addVersion(
  transaction: Executor,
  settings: SiteSettings,
  by: string | null,
  now: number,
  restoredFrom: number | null,
): Promise<void> {
  return insertVersion(transaction, {
    settings: JSON.stringify(settings),
    published_at: now,
    by: by ?? nameless,
    restored_from: restoredFrom,
  });
}

async function insertVersion(transaction: Executor, row: Insertable<Database['content_versions']>): Promise<void> {
  await transaction.insertInto('content_versions').values(row).execute();
}

/** Saves imported content, which has no version yet, as a version before it is replaced. */
export async function saveImported(transaction: Executor, published: SiteSettings, now: number): Promise<void> {
  const last = await transaction.selectFrom('content_versions').select('settings').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const isKept = last !== undefined && stableJson(parseSettings(last.settings)) === stableJson(published);
  if (isKept) return;
  await insertVersion(transaction, { settings: JSON.stringify(published), published_at: now, by: null, restored_from: null });
}
