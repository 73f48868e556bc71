import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type Catalogue, type CatalogueRestaurant, toCatalogue } from './catalog.ts';
import { readRecords } from './catalog-rows.ts';
import { readVersions, type Versions } from './catalog-version.ts';
import type { ModifierSetting } from './localized-menu.ts';
import { pictureFinder, withoutMissingPictures } from './pictures.ts';
import { readStock, type Stock } from './stock.ts';

export interface Snapshot {
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  /** who cooks one cart and on which terms, where somebody else has decided that; absent: our restaurants and zones decide */
  readonly decided?: { readonly restaurant: CatalogueRestaurant | null; readonly zone: DeliveryZone | null };
}

/**
 * The catalogue as it stands; one small query decides whether what is in memory is still true.
 * Inside a transaction it must be given that transaction.
 */
export type CatalogueReader = (executor?: Executor) => Promise<Snapshot>;

interface Kept extends Snapshot {
  readonly versions: Versions;
}

interface ReaderOptions {
  readonly modifiers: ModifierSetting;
  /** further origins that pictures may come from */
  readonly imageOrigins: readonly string[];
}

export function createCatalogueReader({ db }: Connection, options: ReaderOptions): CatalogueReader {
  let kept: Kept | null = null;

  return async (executor = db) => {
    let versions = await readVersions(executor);
    while (kept === null || !isSame(kept.versions, versions)) {
      const loaded = await load(executor, kept, versions, options);
      // a change between the queries would mix two catalogues
      const after = await readVersions(executor);
      if (isSame(after, versions)) kept = loaded;
      versions = after;
    }
    return kept;
  };
}

async function load(executor: Executor, kept: Kept | null, versions: Versions, options: ReaderOptions): Promise<Kept> {
  const catalogue = kept?.versions.version === versions.version ? kept.catalogue : await readCatalogue(executor, options);
  return { versions, catalogue, stock: await readStock(executor) };
}

async function readCatalogue(executor: Executor, { modifiers, imageOrigins }: ReaderOptions): Promise<Catalogue> {
  const hasPicture = await pictureFinder(executor, imageOrigins);
  return toCatalogue(withoutMissingPictures(await readRecords(executor), hasPicture), modifiers);
}

function isSame(a: Versions, b: Versions): boolean {
  return a.version === b.version && a.stock === b.stock;
}
