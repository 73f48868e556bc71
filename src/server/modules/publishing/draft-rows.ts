import { sql } from 'kysely';
import {
  areaOf,
  type DraftSection,
  type PublishingArea,
  type RecordChange,
  type RecordName,
  type RecordValue,
} from '#contract/catalog/record-changes.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';

/** An unpublished change, by its last author. */
export interface StoredChange extends RecordChange {
  readonly by: string | null;
  readonly at: number;
}

const rowsAtOnce = 500;
/** Processes of the release before read all of the catalog's rows, and know no other section. */
const tables = { catalog: 'catalog_changes', content: 'content_changes' } as const satisfies Record<PublishingArea, string>;

/**
 * The changes, by their times.
 * @param dishes the ids of the only dishes whose changes to read; null: all
 */
export async function readChanges(
  executor: Executor,
  area: PublishingArea,
  dishes: readonly string[] | null = null,
): Promise<StoredChange[]> {
  const changes: StoredChange[] = [];
  const pause = createPause();
  let rows = await readRows(executor, area, dishes, { section: '', id: '' });
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    for (const { section, before, after, ...row } of rows) {
      changes.push({ ...row, section: section as DraftSection, before: parseValue(before), after: parseValue(after) });
      await pause();
    }
    rows = rows.length < rowsAtOnce ? [] : await readRows(executor, area, dishes, last);
  }
  return changes.sort((a, b) => a.at - b.at);
}

/** Some rows by their keys: those after one of them. */
function readRows(
  executor: Executor,
  area: PublishingArea,
  dishes: readonly string[] | null,
  { section, id }: { readonly section: string; readonly id: string },
) {
  return executor
    .selectFrom(tables[area])
    .selectAll()
    .where(sql<boolean>`(section, id) > (${section}, ${id})`)
    .$if(dishes !== null, (query) =>
      query.where(({ or, eb }) => or([eb('section', '!=', 'products'), eb('id', 'in', [...(dishes ?? [])])])),
    )
    .orderBy('section')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

const writtenAtOnce = 100;

/** Writes changes in place of former ones of the same records. */
export async function writeChanges(transaction: Executor, changes: readonly StoredChange[]): Promise<void> {
  for (const [area, own] of Map.groupBy(changes, areaOf)) await writeRows(transaction, area, own);
}

async function writeRows(transaction: Executor, area: PublishingArea, changes: readonly StoredChange[]): Promise<void> {
  const pause = createPause();
  for (let start = 0; start < changes.length; start += writtenAtOnce) {
    const rows = changes.slice(start, start + writtenAtOnce).map(({ before, after, ...change }) => {
      return { ...change, before: printValue(before), after: printValue(after) };
    });
    await transaction
      .insertInto(tables[area])
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['section', 'id']).doUpdateSet(({ ref }) => ({
          before: ref('excluded.before'),
          after: ref('excluded.after'),
          by: ref('excluded.by'),
          at: ref('excluded.at'),
        })),
      )
      .execute();
    await pause();
  }
}

export async function removeChanges(transaction: Executor, changes: readonly RecordName[]): Promise<void> {
  const pause = createPause();
  for (const [section, named] of Map.groupBy(changes, (change) => change.section)) {
    const ids = named.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += rowsAtOnce) {
      const some = ids.slice(start, start + rowsAtOnce);
      await transaction.deleteFrom(tables[areaOf({ section })]).where('section', '=', section).where('id', 'in', some).execute();
      await pause();
    }
  }
}

export function parseValue(json: string | null): RecordValue | null {
  return json === null ? null : (JSON.parse(json) as RecordValue);
}

function printValue(value: RecordValue | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function parseChanges(json: string): readonly RecordChange[] {
  return JSON.parse(json) as readonly RecordChange[];
}
