import { sql } from 'kysely';
import {
  areaOf,
  catalogSections,
  type DraftSection,
  type PublishingArea,
  type RecordChange,
  type RecordName,
  type RecordTarget,
} from '#contract/catalog/record-changes.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { addVersionRecords, describeVersion, splitVersions } from '../../db/split-versions.ts';
import { parseValue } from './draft-rows.ts';
import { forgottenVersions } from './forgotten-versions.ts';

interface Publication {
  readonly publishedAt: number;
  /** null: an import by a command, or a person without a name */
  readonly by: string | null;
  /** the version that was published again */
  readonly restoredFrom: number | null;
}

export interface Version extends Publication {
  readonly id: number;
  /** how many differ from the version before */
  readonly recordCount: number;
  /** the first of these */
  readonly records: readonly RecordName[];
}

/** How many are kept, and how many records they have changed together. */
const mostVersions = 600;
const mostRecords = 500_000;

const recordsAtOnce = 100;

/** Those that changed something in these areas, the newest first. */
export async function listVersions(executor: Executor, areas: readonly PublishingArea[]): Promise<Version[]> {
  await splitVersions(executor);
  const rows = await executor
    .selectFrom('catalog_versions')
    .select(['id', 'published_at', 'by', 'restored_from', 'records', 'first_records', 'adopted_from'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostVersions)
    .execute();
  const parts = await countParts(executor);
  return rows.flatMap(({ id, published_at, by, restored_from, records, first_records, adopted_from }) => {
    const ofContent = parts.get(Number(id)) ?? 0;
    const counts = { content: ofContent, catalog: (records ?? 0) - ofContent };
    const recordCount = areas.reduce((count, area) => count + counts[area], 0);
    const isListed = recordCount > 0 || (adopted_from !== null && areas.includes('content'));
    const named = (JSON.parse(first_records ?? '[]') as RecordName[]).filter((name) => areas.includes(areaOf(name)));
    return isListed ? [{ id, by, publishedAt: published_at, restoredFrom: restored_from, recordCount, records: named }] : [];
  });
}

/** How many parts of the content each version changed. */
async function countParts(executor: Executor): Promise<ReadonlyMap<number, number>> {
  const rows = await executor
    .selectFrom('catalog_version_records')
    .select(['version_id', ({ fn }) => fn.countAll().as('count')])
    .where('section', '=', 'content')
    .groupBy('version_id')
    .execute();
  return new Map(rows.map(({ version_id, count }) => [Number(version_id), Number(count)]));
}

/** @returns its number */
export async function addVersion(
  transaction: Executor,
  {
    changes,
    adoptedFrom = null,
    ...version
  }: Publication & { readonly changes: readonly RecordChange[]; readonly adoptedFrom?: number | null },
): Promise<number> {
  const row = {
    published_at: version.publishedAt,
    by: version.by,
    restored_from: version.restoredFrom,
    adopted_from: adoptedFrom,
    ...describeVersion(changes),
  };
  const { id } = await transaction.insertInto('catalog_versions').values(row).returning('id').executeTakeFirstOrThrow();
  await addVersionRecords(transaction, id, changes);
  return Number(id);
}

/**
 * What takes back all versions after one: the records of an area that they changed, as they were before the first of them.
 * @param id 0: before the oldest version
 * @returns null: there is no such version
 */
export async function changesBackTo(executor: Executor, id: number, area: PublishingArea): Promise<RecordTarget[] | null> {
  await splitVersions(executor);
  const version = await executor
    .selectFrom('catalog_versions')
    .select(['id', 'published_at', 'adopted_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (id !== 0 && version === undefined) return null;
  const place = version ?? { id: 0, published_at: -1, adopted_from: null };
  return area === 'content' ? contentBackTo(executor, place) : catalogBackTo(executor, await lastOfCatalog(executor, place));
}

interface Place {
  readonly id: number;
  readonly published_at: number;
  readonly adopted_from: number | null;
}

/** The number after which the catalog's versions follow; those of an adopted one are found by its time. */
async function lastOfCatalog(executor: Executor, { id, published_at, adopted_from }: Place): Promise<number> {
  if (adopted_from === null) return id;
  const row = await executor
    .selectFrom('catalog_versions')
    .select('id')
    .where('adopted_from', 'is', null)
    .where('published_at', '<=', published_at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function catalogBackTo(executor: Executor, id: number): Promise<RecordTarget[]> {
  const pause = createPause();
  const targets: RecordTarget[] = [];
  for (const section of catalogSections) {
    let rows = await changedAfter(executor, id, section, '');
    for (; rows.length > 0; rows = await changedAfter(executor, id, section, rows.at(-1)?.id ?? '')) {
      for (const row of rows) targets.push({ section, id: row.id, after: parseValue(row.before) });
      await pause();
    }
  }
  return targets;
}

/** In the order of times, because adopted versions have later numbers than those that follow them. */
async function contentBackTo(executor: Executor, { id, published_at }: Place): Promise<RecordTarget[]> {
  const rows = await executor
    .selectFrom('catalog_version_records as record')
    .innerJoin('catalog_versions as version', 'version.id', 'record.version_id')
    .select(['record.id', 'record.before'])
    .where('record.section', '=', 'content')
    .where(sql<boolean>`(version.published_at, version.id) > (${published_at}, ${id})`)
    .orderBy('version.published_at')
    .orderBy('version.id')
    .execute();
  const first = new Map<string, string | null>();
  for (const { id: part, before } of rows) if (!first.has(part)) first.set(part, before);
  return [...first].map(([part, before]) => ({ section: 'content', id: part, after: parseValue(before) }));
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
  const versions = await executor
    .selectFrom('catalog_versions')
    .select(['id', 'published_at', 'records'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
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
