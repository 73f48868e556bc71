import { unsearchableWord } from '#domain/menu/search-words.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { valueProblems } from '#domain/office/value-limits.ts';
import { parseShopPhones } from '#domain/place/shop-phones.ts';
import type { CatalogFile } from './catalog-file.ts';
import type { Report } from './issue-report.ts';

/** Phones of the restaurants that can't be called. */
export function checkRestaurantPhones({ restaurants }: Pick<CatalogFile, 'restaurants'>, report: Report): void {
  for (const { id, phone } of restaurants) checkPhone(`restaurants[${id}].phone`, phone ?? '', report);
}

/** The same of the shop's. */
export function checkShopPhones({ settings }: Pick<CatalogFile, 'settings'>, report: Report): void {
  checkPhone('settings.callCanterPhone', settings.callCanterPhone ?? '', report);
  for (const field of ['phonesRu', 'phonesEn', 'phonesUz'] as const) {
    for (const [index, phone] of (settings[field] ?? []).entries()) checkPhone(`settings.${field}[${index}]`, phone, report);
  }
}

function checkPhone(where: string, text: string, report: Report): void {
  if (parseShopPhones(text) === null) report(where, 'phone', text);
}

const limited = ['regions', 'districts', 'restaurants', 'zones', 'categories', 'modifierGroups', 'products', 'promoCodes'] as const;

interface CheckedRecord {
  readonly section: string;
  readonly record: object | null;
}

/** All records whose values have limits. */
export function limitedRecords(file: Pick<CatalogFile, (typeof limited)[number] | 'loyalty'>): CheckedRecord[] {
  const lists = limited.flatMap((section) => file[section].map((record) => ({ section, record })));
  return [...lists, { section: 'loyalty', record: file.loyalty }];
}

/** Values of a record that exceed their limits; null: there is none. */
export function recordValueIssues({ section, record }: CheckedRecord): CatalogIssue[] {
  if (record === null) return [];
  const { id, code } = record as { id?: unknown; code?: unknown };
  const name = section === 'loyalty' ? section : `${section}[${String(id ?? code)}]`;
  const problems = valueProblems(record).map(({ path, rule, found }) => ({ where: `${name}.${path}`, rule, found: String(found) }));
  return [...problems, ...shortWords(record, name)];
}

/** Other names for search that no search could begin with (R-SEARCH-13). */
function shortWords(record: { readonly searchWords?: object | null }, name: string): CatalogIssue[] {
  return Object.entries(record.searchWords ?? {}).flatMap(([language, words]) => {
    const found = unsearchableWord(String(words ?? ''));
    return found === null ? [] : [{ where: `${name}.searchWords.${language}`, rule: 'shortWord', found }];
  });
}
