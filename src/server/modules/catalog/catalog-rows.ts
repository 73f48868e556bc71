import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import type { Executor } from '../../db/connection.ts';
import { emptySettings } from './empty-settings.ts';

/** A catalogue file without what has tables of its own: the stop-list and the pauses. */
export type CatalogueRecords = Omit<CatalogueFile, 'stopList' | 'pauses'>;
export type ListName = Exclude<keyof CatalogueRecords, 'settings' | 'loyalty'>;

export const listNames: readonly ListName[] = [
  'regions',
  'districts',
  'restaurants',
  'zones',
  'categories',
  'modifierGroups',
  'products',
  'recommendations',
  'promoCodes',
];

export interface CatalogueRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  readonly record: string;
}

/** The rows that hold a catalogue's lists, in their order; the loyalty rules are one row. */
export function toRows(records: CatalogueRecords): CatalogueRow[] {
  const lists = listNames.flatMap((kind) =>
    records[kind].map((record, position) => ({ kind, id: keyOf(record), position, record: JSON.stringify(record) })),
  );
  if (records.loyalty === null) return lists;
  return [...lists, { kind: 'loyalty', id: 'loyalty', position: 0, record: JSON.stringify(records.loyalty) }];
}

/** What names a record within its list. */
export function keyOf(record: CatalogueRecords[ListName][number]): string {
  if ('id' in record) return String(record.id);
  return 'code' in record ? record.code : String(record.productId);
}

/** Reads the catalogue back as it was imported; an empty database holds an empty one. */
export async function readRecords(executor: Executor): Promise<CatalogueRecords> {
  const settings = await executor.selectFrom('site_settings').select('settings').where('id', '=', 1).executeTakeFirst();
  const rows = await executor.selectFrom('catalogue').select(['kind', 'record']).orderBy('position').execute();
  const listOf = (kind: string): unknown[] => rows.filter((row) => row.kind === kind).map((row) => JSON.parse(row.record) as unknown);
  const lists = Object.fromEntries(listNames.map((kind) => [kind, listOf(kind)]));
  return {
    settings: settings === undefined ? emptySettings : JSON.parse(settings.settings),
    ...(lists as Pick<CatalogueRecords, ListName>),
    loyalty: (listOf('loyalty')[0] ?? null) as CatalogueRecords['loyalty'],
  };
}
