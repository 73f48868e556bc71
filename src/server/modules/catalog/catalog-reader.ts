import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import { createPause } from '../../async/in-slices.ts';
import { sharedRead } from '../../async/shared-read.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type Catalog, type CatalogRestaurant, toCatalog, toLocalizedMenu } from './catalog.ts';
import { type CatalogRecords, readRecords } from './catalog-rows.ts';
import { readVersions, type Versions } from './catalog-version.ts';
import type { ModifierSetting } from './localized-menu.ts';
import { pictureFinder, withoutMissingPictures, withStoredPictures } from './pictures.ts';
import { readStock, type Stock } from './stock.ts';
import { readStoredAddresses } from './stored-addresses.ts';

export interface Snapshot {
  readonly catalog: Catalog;
  readonly stock: Stock;
  /** the restaurant and terms for one cart when an upstream decides them; absent: decided by this shop's restaurants and zones */
  readonly decided?: {
    readonly restaurant: CatalogRestaurant | null;
    readonly zone: DeliveryZone | null;
    /** why nothing can be ordered, where the upstream says it */
    readonly menuError?: LocalizedText | undefined;
  };
}

/**
 * The current catalog; one small query decides whether the copy in memory is current. Inside a transaction it must be given that
 * transaction.
 * @param known versions that were just read on that executor
 */
export type CatalogReader = (executor?: Executor, known?: Versions) => Promise<Snapshot>;

interface CachedSnapshot extends Snapshot {
  readonly versions: Versions;
}

export interface ReaderOptions {
  readonly modifiers: ModifierSetting;
  /** further origins that pictures may be loaded from */
  readonly imageOrigins: readonly string[];
  /** called with each picture of another site; absent: they are not fetched */
  readonly wantPicture?: (url: string) => void;
}

export function createCatalogReader({ db }: Connection, options: ReaderOptions): CatalogReader {
  let cached: CachedSnapshot | null = null;

  const load = async (executor: Executor, known?: Versions): Promise<Snapshot> => {
    let versions = known ?? (await readVersions(executor));
    while (cached === null || !isSame(cached.versions, versions)) {
      const loaded = await readSnapshot(executor, cached, versions, options);
      // a change between the queries would mix two versions
      const after = await readVersions(executor);
      if (isSame(after, versions)) cached = loaded;
      versions = after;
    }
    return cached;
  };
  const loadShared = sharedRead(() => load(db), queueMicrotask);
  return (executor, known) => (executor === undefined ? loadShared() : load(executor, known));
}

async function readSnapshot(
  executor: Executor,
  cached: CachedSnapshot | null,
  versions: Versions,
  options: ReaderOptions,
): Promise<CachedSnapshot> {
  const isKnown = cached?.versions.version === versions.version;
  const catalog = isKnown ? cached.catalog : await catalogOf(executor, await readRecords(executor), options);
  return { versions, catalog, stock: await readStock(executor) };
}

/** The catalog of these records, with the pictures that are stored. */
export async function catalogOf(executor: Executor, all: CatalogRecords, options: ReaderOptions): Promise<Catalog> {
  const { modifiers, imageOrigins, wantPicture = () => {} } = options;
  const hasPicture = await pictureFinder(executor, imageOrigins);
  const records = withoutMissingPictures(all, hasPicture);
  const shown = imageOrigins.length === 0 ? records : withStoredPictures(records, await readStoredAddresses(executor), wantPicture);
  const pause = createPause();
  const menus: Partial<Record<Locale, Catalog['menus'][Locale]>> = {};
  for (const locale of locales) {
    await pause();
    menus[locale] = toLocalizedMenu(shown, modifiers, locale);
  }
  await pause();
  return toCatalog(shown, modifiers, menus);
}

function isSame(a: Versions, b: Versions): boolean {
  return a.version === b.version && a.stock === b.stock;
}
