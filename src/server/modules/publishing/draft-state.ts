import type { PublishingArea, RecordChange } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { isSameValue } from '#domain/same-value.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { readCounters } from '../catalog/catalog-version.ts';
import type { Area } from './area.ts';
import { catalogArea } from './catalog-area.ts';
import type { StoredChange } from './draft-rows.ts';
import { changesOfArea, readPlans } from './plans.ts';

/** What customers see of an area, and the same with the unpublished changes. */
export interface DraftState<Records> {
  readonly live: Records;
  /** what the changes are made on: what is live, in some areas with what is planned */
  readonly base: Records;
  readonly draft: Records;
  /** each from `base` to the draft */
  readonly changes: readonly StoredChange[];
}

/** Inside a transaction that has taken its turn; elsewhere with `readUnchanged`. */
export async function readState<Records>(executor: Executor, area: Area<Records>): Promise<DraftState<Records>> {
  const live = await area.read(executor);
  const base = area.showsPlans ? await withPlans(executor, area, live) : live;
  const changes = await rebased(area, base, await area.readChanges(executor));
  const pause = createPause();
  const draft = area.apply(base, changes);
  await pause();
  return { live, base, draft, changes };
}

async function withPlans<Records>(executor: Executor, area: Area<Records>, live: Records): Promise<Records> {
  let records = live;
  for (const plan of await readPlans(executor)) records = area.apply(records, await rebased(area, records, changesOfArea(plan, area.name)));
  return records;
}

/** @param dishes the ids of the only dishes to read; null: all */
export function readCatalogState(executor: Executor, dishes: readonly string[] | null = null): Promise<DraftState<SoldRecords>> {
  return readState(executor, catalogArea(dishes));
}

const counted = { catalog: ['catalogDraft', 'version'], content: ['content', 'pages', 'version'] } as const;

/** Reads something of the drafts of areas, their plans and what is live, until none of them changed meanwhile; with their counters. */
export async function readUnchanged<Value>(
  executor: Executor,
  areas: readonly PublishingArea[],
  read: () => Promise<Value>,
): Promise<{ value: Value; revision: string }> {
  const parts = [...new Set(areas.flatMap((area) => counted[area]))];
  const readRevision = async () => {
    const counters = await readCounters(executor, ...parts);
    return parts.map((part) => counters[part]).join('-');
  };
  let revision = await readRevision();
  for (;;) {
    const value = await read();
    const after = await readRevision();
    if (after === revision) return { value, revision };
    revision = after;
  }
}

/**
 * Changes on top of records that changed since they were made: a change of other values stays beside them, of the same value theirs is
 * replaced. What equals the records by now is no change.
 */
export async function rebased<Records, Change extends RecordChange>(
  area: Area<Records>,
  records: Records,
  changes: readonly Change[],
): Promise<Change[]> {
  const pause = createPause();
  const changed: Change[] = [];
  for (const change of changes) {
    const next = onTopOf(area, records, change);
    if (!isSameValue(next.before, next.after)) changed.push(next);
    await pause();
  }
  return changed;
}

function onTopOf<Records, Change extends RecordChange>(area: Area<Records>, records: Records, change: Change): Change {
  const before = area.find(records, change);
  if (isSameValue(before, change.before)) return change;
  return { ...change, before, after: area.merge({ base: change.before, mine: change.after, theirs: before }).merged };
}
