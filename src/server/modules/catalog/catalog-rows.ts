import { keyOf, type ListName, listNames, type SoldRecords } from '#contract/catalog/sold-records.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';
import { readSettings } from './site-settings.ts';

export type CatalogRecords = SoldRecords & { readonly settings: SiteSettings };

export interface CatalogueRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  readonly record: string;
}

/** The rows of a catalog's lists, in order; the loyalty rules are one row. */
export function toRows(records: SoldRecords): CatalogueRow[] {
  const lists = listNames.flatMap((kind) =>
    records[kind].map((record, position) => ({ kind, id: keyOf(record), position, record: JSON.stringify(record) })),
  );
  if (records.loyalty === null) return lists;
  return [...lists, { kind: 'loyalty', id: 'loyalty', position: 0, record: JSON.stringify(records.loyalty) }];
}

/** Reads the catalog as it was imported; an empty database contains an empty one. */
export async function readRecords(executor: Executor): Promise<CatalogRecords> {
  const rows = await executor.selectFrom('catalogue').select(['kind', 'record']).orderBy('position').execute();
  const listOf = (kind: string): unknown[] => rows.filter((row) => row.kind === kind).map((row) => JSON.parse(row.record) as unknown);
  const lists = Object.fromEntries(listNames.map((kind) => [kind, listOf(kind)]));
  return {
    settings: await readSettings(executor),
    ...(lists as Pick<CatalogRecords, ListName>),
    loyalty: (listOf('loyalty')[0] ?? null) as CatalogRecords['loyalty'],
  };
}
