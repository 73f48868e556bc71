import { checkReferences, newIssues } from '#contract/catalog/catalog-checks.ts';
import {
  type CatalogFile,
  type CatalogSections,
  type LiveSection,
  liveSections,
  type SectionName,
} from '#contract/catalog/catalog-file.ts';
import { describeCatalogIssue } from '#contract/catalog/describe-catalog-issue.ts';
import { keyOf, type ListName } from '#contract/catalog/sold-records.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { stableJson } from '../../json/stable-json.ts';

/** The effect of an import on the current catalog. */
export interface ImportPlan {
  /** the sections to write */
  readonly sections: readonly SectionName[];
  /** sections of the file that are not imported, because they were not named */
  readonly unnamed: readonly LiveSection[];
  /** the whole catalog after the import */
  readonly file: CatalogFile;
  readonly changes: readonly SectionChange[];
}

export interface SectionChange {
  readonly section: SectionName;
  readonly added: readonly ListRecord[];
  readonly removed: readonly ListRecord[];
  /** records with the same id and different content; a section without ids is one record */
  readonly changed: readonly { readonly before: object; readonly after: object }[];
}

export type ListRecord = CatalogFile[ListName | 'stopList' | 'pauses'][number];
/** Sections without ids, which are one record each. */
type WholeSection = 'settings' | 'pages' | 'loyalty';

/**
 * Merges a file into the current catalog (R-FILE-2, R-FILE-4): absent sections stay; settings, stop-list and pauses are imported only
 * when named, pages with the settings; into a catalog without a restaurant the whole file is imported. Stops and pauses of removed records
 * are removed.
 * @returns messages that name the wrong record
 */
export function planImport(
  present: CatalogFile,
  given: CatalogSections,
  named: ReadonlySet<LiveSection>,
): Result<ImportPlan, readonly string[]> {
  const isEmpty = present.restaurants.length === 0;
  const isImported = (name: SectionName) => {
    const live = liveNameOf(name);
    return isEmpty || live === null || named.has(live);
  };
  const names = Object.keys(given) as SectionName[];
  const sections = names.filter(isImported);
  const chosen = Object.fromEntries(sections.map((name) => [name, given[name]])) as Partial<CatalogFile>;
  const file = withoutOrphans({ ...present, ...chosen }, chosen);
  const inFile = new Set(names.map(liveNameOf));
  const missing = [...named].filter((name) => !inFile.has(name)).map((name) => `${name}: named, but not in the file`);
  const messages = [...missing, ...newIssues(checkReferences, present, file).map(describeCatalogIssue)];
  if (messages.length > 0) return err(messages);
  const changes = (Object.keys(file) as SectionName[]).map((section) => changeOf(section, present, file)).filter(isChange);
  const unnamed = names.filter((name) => !isImported(name)).flatMap((name) => liveNameOf(name) ?? []);
  return ok({ sections, unnamed: [...new Set(unnamed)], file, changes });
}

/** The name with which a section is imported; null: it always is. */
function liveNameOf(name: SectionName): LiveSection | null {
  return liveSections.find((live) => live === (name === 'pages' ? 'settings' : name)) ?? null;
}

/** Removes stops and pauses of removed records from the sections that the file does not contain. */
function withoutOrphans(file: CatalogFile, chosen: Partial<CatalogFile>): CatalogFile {
  const idsOf = (records: readonly { id: string | number }[]) => new Set(records.map(({ id }) => String(id)));
  const restaurants = idsOf(file.restaurants);
  const products = idsOf(file.products);
  const options = idsOf(file.modifierGroups.flatMap((group) => group.options));
  const isSold = ({ productId, modifierOptionId }: CatalogFile['stopList'][number]) =>
    productId === undefined ? options.has(String(modifierOptionId)) : products.has(String(productId));
  const isOpen = ({ restaurantId }: { restaurantId: string | number }) => restaurants.has(String(restaurantId));
  return {
    ...file,
    stopList: chosen.stopList ?? file.stopList.filter((stop) => isOpen(stop) && isSold(stop)),
    pauses: chosen.pauses ?? file.pauses.filter(isOpen),
  };
}

function isChange({ added, removed, changed }: SectionChange): boolean {
  return added.length + removed.length + changed.length > 0;
}

function changeOf(section: SectionName, present: CatalogFile, next: CatalogFile): SectionChange {
  if (section === 'settings' || section === 'pages' || section === 'loyalty') {
    const [before, after] = [present[section] ?? {}, next[section] ?? {}];
    return { section, added: [], removed: [], changed: stableJson(before) === stableJson(after) ? [] : [{ before, after }] };
  }
  const before = byKey(section, present);
  const after = byKey(section, next);
  const isSame = (key: string) => stableJson(before.get(key)) === stableJson(after.get(key));
  return {
    section,
    added: [...after].filter(([key]) => !before.has(key)).map(([, record]) => record),
    removed: [...before].filter(([key]) => !after.has(key)).map(([, record]) => record),
    changed: [...after].flatMap(([key, record]) => {
      const old = before.get(key);
      return old === undefined || isSame(key) ? [] : [{ before: old, after: record }];
    }),
  };
}

function byKey(section: Exclude<SectionName, WholeSection>, file: CatalogFile): Map<string, ListRecord> {
  if (section === 'stopList') return new Map(file.stopList.map((stop) => [stopKey(stop), stop]));
  if (section === 'pauses') return new Map(file.pauses.map((pause) => [String(pause.restaurantId), pause]));
  return new Map(file[section].map((record) => [keyOf(record), record]));
}

function stopKey({ restaurantId, productId, modifierOptionId }: CatalogFile['stopList'][number]): string {
  return [restaurantId, productId === undefined ? 'option' : 'product', productId ?? modifierOptionId].join('/');
}
