import type { DraftSection, RecordChange, RecordName, RecordTarget } from '#contract/catalog/record-changes.ts';
import { draftSections } from '#contract/catalog/record-changes.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { addVersionRecords, describeVersion, splitVersions } from '../../db/split-versions.ts';
import { parseValue } from './draft-rows.ts';
import { forgottenVersions } from './forgotten-versions.ts';

interface Publication {
  readonly publishedAt: number;
  /** null: an import by a command, or a person without a name */
  readonly by: string | null;
  /** the version whose catalog was published again */
  readonly restoredFrom: number | null;
}

export interface CatalogVersion extends Publication {
  readonly id: number;
  /** how many differ from the version before */
  readonly recordCount: number;
  /** the first of these */
  readonly records: readonly RecordName[];
}

/** How many are kept, and how many records they have changed together. */
const mostVersions = 400;
const mostRecords = 500_000;

const recordsAtOnce = 100;

/** Newest first. */
export async function listVersions(executor: Executor): Promise<CatalogVersion[]> {
  await splitVersions(executor);
  const rows = await executor
    .selectFrom('catalog_versions')
    .select(['id', 'published_at', 'by', 'restored_from', 'records', 'first_records'])
    .orderBy('id', 'desc')
    .limit(mostVersions)
    .execute();
  return rows.map(({ id, published_at, by, restored_from, records, first_records }) => ({
    id,
    by,
    publishedAt: published_at,
    restoredFrom: restored_from,
    recordCount: records ?? 0,
    records: JSON.parse(first_records ?? '[]') as RecordName[],
  }));
}

export async function addVersion(
  transaction: Executor,
  { changes, ...version }: Publication & { readonly changes: readonly RecordChange[] },
): Promise<void> {
  const row = { published_at: version.publishedAt, by: version.by, restored_from: version.restoredFrom, ...describeVersion(changes) };
  const { id } = await transaction.insertInto('catalog_versions').values(row).returning('id').executeTakeFirstOrThrow();
  await addVersionRecords(transaction, id, changes);
}

/**
 * What takes back all versions after one: the records that they changed, as they were before the first of them.
 * @param id 0: the catalog before the oldest version
 * @returns null: there is no such version
 */
export async function changesBackTo(executor: Executor, id: number): Promise<RecordTarget[] | null> {
  await splitVersions(executor);
  const version = await executor.selectFrom('catalog_versions').select('id').where('id', '=', id).executeTakeFirst();
  if (id !== 0 && version === undefined) return null;
  const pause = createPause();
  const targets: RecordTarget[] = [];
  for (const section of draftSections) {
    let rows = await changedAfter(executor, id, section, '');
    for (; rows.length > 0; rows = await changedAfter(executor, id, section, rows.at(-1)?.id ?? '')) {
      for (const row of rows) targets.push({ section, id: row.id, after: parseValue(row.before) });
      await pause();
    }
  }
  return targets;
}

/** Some records of a section that changed after a version, as they were in it; by their ids, those after one of them. */
function changedAfter(executor: Executor, version: number, section: DraftSection, last: string) {
  const first = executor
    .selectFrom('catalog_version_records')
    .select(['section', 'id', ({ fn }) => fn.min('version_id').as('version_id')])
    .where('section', '=', section)
    .where('id', '>', last)
    .where('version_id', '>', version)
    .groupBy(['section', 'id'])
    // both columns: in the order of the index, SQLite ends at the limit in place of sorting the whole section
    .orderBy('section')
    .orderBy('id')
    .limit(recordsAtOnce);
  return executor
    .selectFrom(first.as('first'))
    .innerJoin('catalog_version_records as changed', (join) =>
      join
        .onRef('changed.section', '=', 'first.section')
        .onRef('changed.id', '=', 'first.id')
        .onRef('changed.version_id', '=', 'first.version_id'),
    )
    .select(['changed.id', 'changed.before'])
    .orderBy('changed.id')
    .execute();
}

/** Removes the versions beyond the limits, one at a time: nothing can be restored to them any more. */
export async function forgetVersions(executor: Executor, now: number): Promise<void> {
  const versions = await executor.selectFrom('catalog_versions').select(['id', 'published_at', 'records']).orderBy('id', 'desc').execute();
  let records = 0;
  const fitting = versions.filter((version) => {
    records += version.records ?? 0;
    return records <= mostRecords;
  });
  const over = forgottenVersions(versions, Math.min(mostVersions, fitting.length), now);
  const pause = createPause();
  for (const { id } of over.toReversed()) {
    await executor.deleteFrom('catalog_version_records').where('version_id', '=', id).execute();
    await executor.deleteFrom('catalog_versions').where('id', '=', id).execute();
    await pause();
  }
}
