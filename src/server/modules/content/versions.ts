import type { SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connect.ts';
import { stableJson } from './stable-json.ts';

export interface Version {
  readonly id: number;
  readonly publishedAt: number;
  readonly by: string | null;
  readonly restoredFrom: number | null;
}

/** The newest first. */
export async function listVersions(executor: Executor, most: number): Promise<Version[]> {
  const rows = await executor
    .selectFrom('content_versions')
    .select(['id', 'published_at', 'by', 'restored_from'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, published_at, by, restored_from }) => ({ id, publishedAt: published_at, by, restoredFrom: restored_from }));
}

export async function findVersion(executor: Executor, id: number): Promise<{ readonly settings: SiteSettings } | null> {
  const row = await executor.selectFrom('content_versions').select('settings').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { settings: JSON.parse(row.settings) as SiteSettings };
}

export async function addVersion(
  transaction: Executor,
  settings: SiteSettings,
  by: string | null,
  now: number,
  restoredFrom: number | null,
): Promise<void> {
  const row = { settings: JSON.stringify(settings), published_at: now, by, restored_from: restoredFrom };
  await transaction.insertInto('content_versions').values(row).execute();
}

/** What stands on the pages without a version of its own, from an import, becomes one before it is replaced. */
export async function keepImported(transaction: Executor, published: SiteSettings, now: number): Promise<void> {
  const last = await transaction.selectFrom('content_versions').select('settings').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const isKept = last !== undefined && stableJson(JSON.parse(last.settings)) === stableJson(published);
  if (!isKept) await addVersion(transaction, published, null, now, null);
}
