import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type CatalogReader, catalogOf, type ReaderOptions, type Snapshot } from '../catalog/catalog-reader.ts';
import { readCounters } from '../catalog/catalog-version.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { readStock } from '../catalog/stock.ts';
import { catalogArea } from './catalog-area.ts';
import { readCatalogState, readUnchanged, rebased } from './draft-state.ts';
import { changesOfArea, readPlans } from './plans.ts';

/**
 * The catalog as it would be after all unpublished changes, with the stock of now; one copy in memory per state.
 * @param plan the changes of a plan in place of them; null: all unpublished ones
 */
export function createDraftReader({ db }: Connection, options: ReaderOptions, plan: number | null): CatalogReader {
  let cached: { readonly state: string; readonly snapshot: Snapshot } | null = null;
  return async (executor = db) => {
    const state = JSON.stringify(await readCounters(executor, 'version', 'stock', 'catalogDraft'));
    if (cached?.state === state) return cached.snapshot;
    const read = () => (plan === null ? readDraft(executor) : readPlanned(executor, plan));
    const draft = (await readUnchanged(executor, ['catalog'], read)).value;
    const [settings, stock] = [await readSettings(executor), await readStock(executor)];
    const snapshot = { catalog: await catalogOf(executor, { ...draft, settings }, options), stock };
    cached = { state, snapshot };
    return snapshot;
  };
}

async function readDraft(executor: Executor): Promise<SoldRecords> {
  return (await readCatalogState(executor)).draft;
}

async function readPlanned(executor: Executor, id: number): Promise<SoldRecords> {
  const area = catalogArea();
  const live = await area.read(executor);
  const plan = (await readPlans(executor)).find((each) => each.id === id);
  return plan === undefined ? live : area.apply(live, await rebased(area, live, changesOfArea(plan, 'catalog')));
}
