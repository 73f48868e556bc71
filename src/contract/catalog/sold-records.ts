import type { CatalogFile, CatalogSections } from './catalog-file.ts';

/** The products and offers of a catalog file; the stop-list, the pauses, the settings and the pages are kept apart from them. */
export type SoldRecords = Omit<CatalogFile, 'stopList' | 'pauses' | 'settings' | 'pages'>;
export type ListName = Exclude<keyof SoldRecords, 'loyalty'>;
export type ListRecord = SoldRecords[ListName][number];

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

/** What a file sells, of the sections that it contains. */
export function soldSectionsOf(file: CatalogSections): Partial<SoldRecords> {
  const names = [...listNames, 'loyalty'] as const;
  return Object.fromEntries(names.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]])));
}

/** The sections that the draft of the catalog does not hold. */
export const unsoldSections = ['settings', 'pages', 'stopList', 'pauses'] as const;

/** The sections of a file that an import into the draft ignores. */
export function ignoredSections(file: Readonly<Record<string, unknown>>): (typeof unsoldSections)[number][] {
  return unsoldSections.filter((name) => file[name] !== undefined);
}

/** The key that identifies a record within its list. */
export function keyOf(record: ListRecord): string {
  if ('id' in record) return String(record.id);
  return 'code' in record ? record.code : String(record.productId);
}
