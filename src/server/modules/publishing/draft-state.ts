import { applyChanges, findRecord, type RecordChange } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { mergeValues } from '#domain/merge-values.ts';
import { isSameValue } from '#domain/same-value.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { readCounters } from '../catalog/catalog-version.ts';
import { readChanges, type StoredChange } from './draft-rows.ts';

/** The catalog that customers see, and the same with the unpublished changes. */
export interface DraftState {
  readonly live: SoldRecords;
  readonly draft: SoldRecords;
  /** each from the live catalog to the draft */
  readonly changes: readonly StoredChange[];
}

/**
 * Inside a transaction that has taken its turn; elsewhere with `readUnchanged`.
 * @param dishes the ids of the only dishes to read; null: all
 */
export async function readDraftState(executor: Executor, dishes: readonly string[] | null = null): Promise<DraftState> {
  const live = await readSoldRecords(executor, dishes);
  const changes = await rebased(live, await readChanges(executor, dishes));
  const pause = createPause();
  const draft = applyChanges(live, changes);
  await pause();
  return { live, draft, changes };
}

/** Reads something of the draft, its plans and the live catalog, until none of them changed meanwhile; with their counters. */
export async function readUnchanged<Value>(executor: Executor, read: () => Promise<Value>): Promise<{ value: Value; revision: string }> {
  let revision = await readRevision(executor);
  for (;;) {
    const value = await read();
    const after = await readRevision(executor);
    if (after === revision) return { value, revision };
    revision = after;
  }
}

async function readRevision(executor: Executor): Promise<string> {
  const { catalogDraft, version } = await readCounters(executor, 'catalogDraft', 'version');
  return `${catalogDraft}-${version}`;
}

/**
 * Changes on top of a catalog that changed since they were made: a change of other values stays beside them, of the same value theirs is
 * replaced. What equals the catalog by now is no change.
 */
export async function rebased<Change extends RecordChange>(live: SoldRecords, changes: readonly Change[]): Promise<Change[]> {
  const pause = createPause();
  const changed: Change[] = [];
  for (const change of changes) {
    const next = onTopOf(live, change);
    if (!isSameValue(next.before, next.after)) changed.push(next);
    await pause();
  }
  return changed;
}

function onTopOf<Change extends RecordChange>(live: SoldRecords, change: Change): Change {
  const before = findRecord(live, change);
  if (isSameValue(before, change.before)) return change;
  if (change.section === 'order') return { ...change, before };
  return { ...change, before, after: mergeValues({ base: change.before, mine: change.after, theirs: before }).merged };
}
