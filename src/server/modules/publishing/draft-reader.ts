import type { Connection } from '../../db/connection.ts';
import { type CatalogReader, catalogOf, type ReaderOptions, type Snapshot } from '../catalog/catalog-reader.ts';
import { readCounters } from '../catalog/catalog-version.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { readStock } from '../catalog/stock.ts';
import { readCatalogState, readUnchanged } from './draft-state.ts';

/** The catalog as it would be after all unpublished changes, with the stock of now; one copy in memory per state. */
export function createDraftReader({ db }: Connection, options: ReaderOptions): CatalogReader {
  let cached: { readonly state: string; readonly snapshot: Snapshot } | null = null;
  return async (executor = db) => {
    const state = JSON.stringify(await readCounters(executor, 'version', 'stock', 'catalogDraft'));
    if (cached?.state === state) return cached.snapshot;
    const { draft } = (await readUnchanged(executor, ['catalog'], () => readCatalogState(executor))).value;
    const [settings, stock] = [await readSettings(executor), await readStock(executor)];
    const snapshot = { catalog: await catalogOf(executor, { ...draft, settings }, options), stock };
    cached = { state, snapshot };
    return snapshot;
  };
}
