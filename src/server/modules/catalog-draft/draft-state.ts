import { applyChanges, findRecord, type RecordChange } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { mergeValues } from '#domain/merge-values.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { Executor } from '../../db/connection.ts';
import { readRecords } from '../catalog/catalog-rows.ts';
import { readChanges, type StoredChange } from './draft-rows.ts';

/** The catalog that customers see, and the same with the unpublished changes. */
export interface DraftState {
  readonly live: SoldRecords;
  readonly draft: SoldRecords;
  /** each from the live catalog to the draft */
  readonly changes: readonly StoredChange[];
}

export async function readDraftState(executor: Executor): Promise<DraftState> {
  const { settings: _, ...live } = await readRecords(executor);
  const changes = rebased(live, await readChanges(executor));
  return { live, draft: applyChanges(live, changes), changes };
}

/**
 * Changes on top of a catalog that changed since they were made: a change of other values stays beside them, of the same value theirs is
 * replaced. What equals the catalog by now is no change.
 */
export function rebased<Change extends RecordChange>(live: SoldRecords, changes: readonly Change[]): Change[] {
  return changes
    .map((change) => {
      const before = findRecord(live, change);
      if (isSameValue(before, change.before)) return change;
      if (change.section === 'order') return { ...change, before };
      return { ...change, before, after: mergeValues({ base: change.before, mine: change.after, theirs: before }).merged };
    })
    .filter(({ before, after }) => !isSameValue(before, after));
}
