import type { CatalogFile, FileId } from '#contract/catalog/catalog-file.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type CatalogRecords, readRecords } from './catalog-rows.ts';
import { readSitePages } from './site-pages.ts';

/** The catalog as a file that can be imported again: ids and texts as imported, current stop-list and portions. */
export async function exportCatalog({ db }: Connection): Promise<CatalogFile> {
  return db.transaction().setIsolationLevel('repeatable read').execute(readCatalog);
}

/** The same inside a transaction that is already open. */
export async function readCatalog(executor: Executor): Promise<CatalogFile> {
  const { settings, promoCodes, loyalty, ...records } = await readRecords(executor);
  const stopList = await readStopList(executor, records);
  const pauses = await readPauses(executor, records);
  const pages = await readSitePages(executor);
  return { settings: toWireSiteSettings(settings), pages, ...records, stopList, pauses, promoCodes, loyalty };
}

async function readPauses(executor: Executor, { restaurants }: Pick<CatalogRecords, 'restaurants'>) {
  const rows = await executor.selectFrom('pauses').selectAll().orderBy('restaurant_id').execute();
  const original = originals(restaurants);
  return rows.map(({ restaurant_id, until }) => ({ restaurantId: original(restaurant_id), until: new Date(until).toISOString() }));
}

async function readStopList(executor: Executor, records: Pick<CatalogRecords, 'restaurants' | 'products' | 'modifierGroups'>) {
  const rows = await executor.selectFrom('stock').selectAll().orderBy('restaurant_id').orderBy('item_kind').orderBy('item_id').execute();
  const restaurants = originals(records.restaurants);
  const products = originals(records.products);
  const options = originals(records.modifierGroups.flatMap((group) => group.options));
  return rows.flatMap(({ restaurant_id, item_kind, item_id, portions, until }) => {
    if (portions === null) return [];
    const item = item_kind === 'product' ? { productId: products(item_id) } : { modifierOptionId: options(item_id) };
    const end = until === null ? null : new Date(until).toISOString();
    return [{ restaurantId: restaurants(restaurant_id), ...item, portions, until: end }];
  });
}

/** Finds an id in the type it had in the file, a string or an integer. */
function originals(records: readonly { readonly id: FileId }[]): (id: string) => FileId {
  const byText = new Map(records.map(({ id }) => [String(id), id]));
  return (id) => byText.get(id) ?? id;
}
