import { createPause } from '../async/in-slices.ts';
import type { Executor } from './connection.ts';

/** A change as versions stored it before each of their records had a row of its own. */
interface StoredChange {
  readonly section: string;
  readonly id: string;
  readonly before: unknown;
}

/** What an old process finds in place of the changes: it fails to read them, in place of restoring a wrong catalog. */
const moved = '';
const rowsAtOnce = 500;
/** How many records a version names in the list of versions. */
const mostNamed = 20;

/** The columns of a version that describe its changes. */
export function describeVersion(changes: readonly Pick<StoredChange, 'section' | 'id'>[]) {
  const first = changes.slice(0, mostNamed).map(({ section, id }) => ({ section, id }));
  return { changes: moved, records: changes.length, first_records: JSON.stringify(first) };
}

/** The records that a version changed, as they were before it. */
export async function addVersionRecords(db: Executor, version: number, changes: readonly StoredChange[]): Promise<void> {
  const pause = createPause();
  for (let start = 0; start < changes.length; start += rowsAtOnce) {
    const rows = [];
    for (const { section, id, before } of changes.slice(start, start + rowsAtOnce)) {
      rows.push({ version_id: version, section, id, before: before === null ? null : JSON.stringify(before) });
      await pause();
    }
    await db
      .insertInto('catalog_version_records')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await pause();
  }
}

/**
 * Gives each version that the release before this one has stored a row for each of its records, one version at a time. Several processes may
 * do it at once.
 */
export async function splitVersions(db: Executor): Promise<void> {
  for (;;) {
    const version = await db
      .selectFrom('catalog_versions')
      .select(['id', 'changes'])
      .where('records', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (version === undefined) return;
    const changes = JSON.parse(version.changes) as readonly StoredChange[];
    await addVersionRecords(db, version.id, changes);
    await db
      .updateTable('catalog_versions')
      .set(describeVersion(changes))
      .where('id', '=', version.id)
      .where('records', 'is', null)
      .execute();
  }
}
