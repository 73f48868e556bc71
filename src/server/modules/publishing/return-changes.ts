import { areaOf, type RecordChange } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { Executor } from '../../db/connection.ts';
import type { AnyArea, Area } from './area.ts';
import { ownChangesBetween } from './compare-catalogs.ts';
import { storeDraft } from './content-draft.ts';
import { type DraftState, readState, rebased } from './draft-state.ts';
import { type Author, storeChanges } from './save-records.ts';

/** Brings changes back into the draft; what the draft has changed since then wins over them. */
export async function returnChanges(
  transaction: Executor,
  areas: readonly AnyArea[],
  changes: readonly RecordChange[],
  author: Author,
): Promise<void> {
  for (const area of areas) {
    const own = changes.filter((change) => areaOf(change) === area.name);
    if (own.length === 0) continue;
    const state = await readState(transaction, area);
    const returned = (await rebased(area, state.base, own)).map((change) => ({ ...change, after: beside(area, state, change) }));
    const draft = area.apply(state.draft, returned);
    if (area.name === 'catalog') await storeCatalog(transaction, state.live as SoldRecords, draft as SoldRecords, author);
    else await storeDraft(transaction, area as Area<SiteContent>, state as DraftState<SiteContent>, draft as SiteContent, author);
  }
}

function beside(area: AnyArea, { draft }: DraftState<unknown>, change: RecordChange): RecordChange['after'] {
  const present = area.find(draft, change);
  if (Array.isArray(change.after)) return isSameValue(present, change.before) ? change.after : present;
  return area.merge({ base: change.before, mine: present, theirs: change.after }).merged;
}

async function storeCatalog(transaction: Executor, live: SoldRecords, draft: SoldRecords, author: Author): Promise<void> {
  await storeChanges(transaction, await ownChangesBetween(live, draft), author);
}
