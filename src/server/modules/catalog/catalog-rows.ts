import { sql } from 'kysely';
import { keyOf, type ListName, listNames, type SoldRecords } from '#contract/catalog/sold-records.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { readSettings } from './site-settings.ts';

export type CatalogRecords = SoldRecords & { readonly settings: SiteSettings };

export interface CatalogueRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  readonly record: string;
}

/** The rows of some lists of a catalog, in order; the loyalty rules are one row. */
export async function toRows(records: SoldRecords, kinds: readonly string[] = [...listNames, 'loyalty']): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  const pause = createPause();
  for (const kind of listNames.filter((name) => kinds.includes(name))) {
    for (const [position, record] of records[kind].entries()) {
      rows.push({ kind, id: keyOf(record), position, record: JSON.stringify(record) });
      await pause();
    }
  }
  if (records.loyalty === null || !kinds.includes('loyalty')) return rows;
  return [...rows, { kind: 'loyalty', id: 'loyalty', position: 0, record: JSON.stringify(records.loyalty) }];
}

/** Reads the catalog as it was imported; an empty database contains an empty one. */
export async function readRecords(executor: Executor): Promise<CatalogRecords> {
  return { settings: await readSettings(executor), ...(await readSoldRecords(executor)) };
}

/**
 * The same without the settings, in several statements: a change between them mixes two catalogs, see `readUnchanged`.
 * @param dishes the ids of the only dishes to read; null: all
 */
export async function readSoldRecords(executor: Executor, dishes: readonly string[] | null = null): Promise<SoldRecords> {
  const lists: Record<string, unknown[]> = Object.fromEntries([...listNames, 'loyalty'].map((kind) => [kind, []]));
  const pause = createPause();
  let rows = await readRows(executor, dishes, { kind: '', position: -1 });
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    for (const { kind, record } of rows) {
      lists[kind]?.push(JSON.parse(record));
      await pause();
    }
    rows = rows.length < rowsAtOnce ? [] : await readRows(executor, dishes, last);
  }
  return { ...(lists as Pick<SoldRecords, ListName>), loyalty: (lists['loyalty']?.[0] ?? null) as SoldRecords['loyalty'] };
}

const rowsAtOnce = 500;

/** Some rows, list by list in their order: those after one of them. */
function readRows(executor: Executor, dishes: readonly string[] | null, { kind, position }: Pick<CatalogueRow, 'kind' | 'position'>) {
  return executor
    .selectFrom('catalogue')
    .select(['kind', 'position', 'record'])
    .where(sql<boolean>`(kind, position) > (${kind}, ${position})`)
    .$if(dishes !== null, (query) => query.where(({ or, eb }) => or([eb('kind', '!=', 'products'), eb('id', 'in', [...(dishes ?? [])])])))
    .orderBy('kind')
    .orderBy('position')
    .limit(rowsAtOnce)
    .execute();
}
