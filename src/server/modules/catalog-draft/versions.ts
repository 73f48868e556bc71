import { inverseOf, type RecordChange } from '#contract/catalog/record-changes.ts';
import type { Executor } from '../../db/connection.ts';
import { parseChanges } from './draft-rows.ts';

export interface CatalogVersion {
  readonly id: number;
  readonly publishedAt: number;
  /** null: an import by a command, or a person without a name */
  readonly by: string | null;
  /** the version whose catalog was published again */
  readonly restoredFrom: number | null;
  /** from the version before */
  readonly changes: readonly RecordChange[];
}

/** Newest first. */
export async function listVersions(executor: Executor, most: number): Promise<CatalogVersion[]> {
  const rows = await executor.selectFrom('catalog_versions').selectAll().orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ id, published_at, by, restored_from, changes }) => ({
    id,
    publishedAt: published_at,
    by,
    restoredFrom: restored_from,
    changes: parseChanges(changes),
  }));
}

export async function addVersion(transaction: Executor, { changes, ...version }: Omit<CatalogVersion, 'id'>): Promise<void> {
  await transaction
    .insertInto('catalog_versions')
    .values({
      published_at: version.publishedAt,
      by: version.by,
      restored_from: version.restoredFrom,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/**
 * What takes back all versions after one, the newest first.
 * @param id 0: the catalog before the first version
 * @returns null: there is no such version
 */
export async function changesBackTo(executor: Executor, id: number): Promise<RecordChange[] | null> {
  const rows = await executor
    .selectFrom('catalog_versions')
    .select(['id', 'changes'])
    .where('id', '>=', id)
    .orderBy('id', 'desc')
    .execute();
  if (id !== 0 && rows.at(-1)?.id !== id) return null;
  return rows.filter((row) => row.id > id).flatMap(({ changes }) => inverseOf(parseChanges(changes)));
}
