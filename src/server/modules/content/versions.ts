import type { Insertable } from 'kysely';
import type { SiteContent } from '#domain/content/draft.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { parseSitePages } from '../catalog/site-pages.ts';
import { parseSettings } from '../catalog/site-settings.ts';
import { forgottenVersions } from '../publishing/forgotten-versions.ts';

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

/** Content as the columns of a version or a schedule. */
export function printContent({ settings, pages }: SiteContent): { readonly settings: string; readonly pages: string } {
  return { settings: JSON.stringify(settings), pages: JSON.stringify(pages) };
}

export function parseContent(row: { readonly settings: string; readonly pages: string | null }): SiteContent {
  return { settings: parseSettings(row.settings), pages: parseSitePages(row.pages) };
}

const mostVersions = 200;

/** Newest first. */
export async function listVersions(executor: Executor): Promise<Version[]> {
  const rows = await executor
    .selectFrom('content_versions')
    .select(['id', 'published_at', 'by', 'restored_from'])
    .orderBy('id', 'desc')
    .limit(mostVersions)
    .execute();
  return rows.map(({ id, published_at, by, restored_from }) => ({
    id,
    publishedAt: published_at,
    by: by === nameless ? null : by,
    isImported: by === null,
    restoredFrom: restored_from,
  }));
}

/** Removes the versions that are no longer listed or too old, one at a time: each is a whole site. */
export async function forgetVersions(executor: Executor, now: number): Promise<void> {
  const versions = await executor.selectFrom('content_versions').select(['id', 'published_at']).orderBy('id', 'desc').execute();
  for (const { id } of forgottenVersions(versions, mostVersions, now)) {
    await executor.deleteFrom('content_versions').where('id', '=', id).execute();
  }
}

/** The number of the newest version; null: nothing was published here. */
export async function newestVersion(executor: Executor): Promise<number | null> {
  const row = await executor.selectFrom('content_versions').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

export async function findVersion(executor: Executor, id: number): Promise<SiteContent | null> {
  const row = await executor.selectFrom('content_versions').select(['settings', 'pages']).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseContent(row);
}

/** Saves a version that an editor publishes; `by` null: the editor's token has no name. */
export function addVersion(
  transaction: Executor,
  content: SiteContent,
  by: string | null,
  now: number,
  restoredFrom: number | null,
): Promise<void> {
  return insertVersion(transaction, {
    ...printContent(content),
    published_at: now,
    by: by ?? nameless,
    restored_from: restoredFrom,
  });
}

async function insertVersion(transaction: Executor, row: Insertable<Database['content_versions']>): Promise<void> {
  await transaction.insertInto('content_versions').values(row).execute();
}

/** Saves imported content, which has no version yet, as a version before it is replaced. */
export async function saveImported(
  transaction: Executor,
  published: SiteContent,
  now: number,
  isSame: (last: SiteContent, published: SiteContent) => boolean,
): Promise<void> {
  const last = await transaction
    .selectFrom('content_versions')
    .select(['settings', 'pages'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && isSame(parseContent(last), published)) return;
  await insertVersion(transaction, { ...printContent(published), published_at: now, by: null, restored_from: null });
}
