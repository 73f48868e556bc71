import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type Catalog, type CatalogRestaurant, toCatalog } from './catalog.ts';
import { readRecords } from './catalog-rows.ts';
import { readVersions, type Versions } from './catalog-version.ts';
import type { ModifierSetting } from './localized-menu.ts';
import { pictureFinder, withoutMissingPictures } from './pictures.ts';
import { readStock, type Stock } from './stock.ts';

export interface Snapshot {
  readonly catalog: Catalog;
  readonly stock: Stock;
  /** who cooks one cart and on which terms, where somebody else has decided that; absent: our restaurants and zones decide */
  readonly decided?: { readonly restaurant: CatalogRestaurant | null; readonly zone: DeliveryZone | null };
}

/**
 * The catalogue as it stands; one small query decides whether what is in memory is still true.
 * Inside a transaction it must be given that transaction.
 */
export type CatalogReader = (executor?: Executor) => Promise<Snapshot>;

interface CachedSnapshot extends Snapshot {
  readonly versions: Versions;
}

interface ReaderOptions {
  readonly modifiers: ModifierSetting;
  /** further origins that pictures may come from */
  readonly imageOrigins: readonly string[];
}

export function createCatalogReader({ db }: Connection, options: ReaderOptions): CatalogReader {
  let cached: CachedSnapshot | null = null;

  return async (executor = db) => {
    let versions = await readVersions(executor);
    while (cached === null || !isSame(cached.versions, versions)) {
      const loaded = await load(executor, cached, versions, options);
      // a change between the queries would mix two catalogues
      const after = await readVersions(executor);
      if (isSame(after, versions)) cached = loaded;
      versions = after;
    }
    return cached;
  };
}

async function load(
  executor: Executor,
  cached: CachedSnapshot | null,
  versions: Versions,
  options: ReaderOptions,
): Promise<CachedSnapshot> {
  const catalog = cached?.versions.version === versions.version ? cached.catalog : await readCatalog(executor, options);
  return { versions, catalog, stock: await readStock(executor) };
}

async function readCatalog(executor: Executor, { modifiers, imageOrigins }: ReaderOptions): Promise<Catalog> {
  const hasPicture = await pictureFinder(executor, imageOrigins);
  return toCatalog(withoutMissingPictures(await readRecords(executor), hasPicture), modifiers);
}

function isSame(a: Versions, b: Versions): boolean {
  return a.version === b.version && a.stock === b.stock;
}
