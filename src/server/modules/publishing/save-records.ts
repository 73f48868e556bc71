import { checkDishRestaurants, checkHoursAndZones, checkOffers, newIssues } from '#contract/catalog/catalog-checks.ts';
import { checkPoints } from '#contract/catalog/place-checks.ts';
import { applyChanges, findRecord, type RecordChange, type RecordName, type RecordValue } from '#contract/catalog/record-changes.ts';
import { servingIssues } from '#contract/catalog/serving-checks.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { recordValueIssues } from '#contract/catalog/value-checks.ts';
import { mergeValues } from '#domain/merge-values.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { type Problem, problem, type RecordConflict } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isSameValue } from '#domain/same-value.ts';
import { mapInSlices } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { removeChanges, writeChanges } from './draft-rows.ts';
import { type DraftState, readCatalogState } from './draft-state.ts';

/** A record as its author wants it, and as the author saw it in the draft. */
export interface RecordSave extends RecordName {
  readonly base: RecordValue | null;
  readonly value: RecordValue | null;
}

export interface Author {
  readonly by: string | null;
  readonly now: number;
}

/**
 * Saves records in the draft, all or none. What someone else saved meanwhile stays where it concerns other values of a record; else
 * RECORD_CHANGED names the values. CATALOG_INVALID names hours, serving times, zones, restaurants and prices of dishes, promo codes and
 * tiers of points that are wrong by themselves or beside others of the draft. Call it inside a transaction that has locked the draft.
 */
export async function saveRecords(transaction: Executor, saves: readonly RecordSave[], author: Author): Promise<Result<null, Problem>> {
  const state = await readCatalogState(transaction, dishesOf(saves));
  const merged = await mapInSlices(saves, (save) => mergeSave(state, save));
  const conflicts = merged.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0) return err(problem('RECORD_CHANGED', { conflicts }));
  const changes = merged.map(({ change }) => change);
  const issues = await ownIssues(state, changes);
  if (issues.length > 0) return err(problem('CATALOG_INVALID', { issues }));
  await storeChanges(transaction, [...changes, ...forgottenSuggestions(state, changes)], author);
  return ok(null);
}

/** The dishes that a save needs to know; null: all. What is saved of dishes that stay concerns no other dish. */
function dishesOf(saves: readonly RecordSave[]): string[] | null {
  return saves.every(({ section, value }) => section === 'products' && value !== null) ? saves.map(({ id }) => id) : null;
}

const placeSections = ['regions', 'districts', 'restaurants', 'zones'] as const;

async function ownIssues({ draft }: DraftState<SoldRecords>, changes: readonly RecordChange[]): Promise<CatalogIssue[]> {
  const changed = new Set(changes.map(({ section }) => section));
  const next = applyChanges(draft, changes);
  const checks = [
    ...(changed.has('restaurants') || changed.has('zones') ? [checkHoursAndZones] : []),
    ...(placeSections.some((section) => changed.has(section)) ? [checkPoints] : []),
    ...(changed.has('products') ? [checkDishRestaurants] : []),
    ...(changed.has('categories') || changed.has('products') ? [servingIssues] : []),
    ...(changed.has('promoCodes') || changed.has('loyalty') ? [checkOffers] : []),
  ];
  const ofValues = changes.flatMap(({ section, id, after: record }) => {
    if (recordValueIssues({ section, record }).length === 0) return [];
    return newIssues(recordValueIssues, { section, record: findRecord(draft, { section, id }) }, { section, record });
  });
  return [...ofValues, ...(await mapInSlices(checks, (check) => newIssues<SoldRecords>(check, draft, next))).flat()];
}

/** Removed dishes are no longer suggested beside others. */
function forgottenSuggestions({ live, draft }: DraftState<SoldRecords>, changes: readonly RecordChange[]): RecordChange[] {
  const removed = new Set(changes.filter(({ section, after }) => section === 'products' && after === null).map(({ id }) => id));
  const saved = new Set(changes.filter(({ section }) => section === 'recommendations').map(({ id }) => id));
  return draft.recommendations.flatMap((record) => {
    const id = String(record.productId);
    const others = record.with.filter((other) => !removed.has(String(other)));
    if (saved.has(id) || (!removed.has(id) && others.length === record.with.length)) return [];
    const after = removed.has(id) ? null : { ...record, with: others };
    return [{ section: 'recommendations' as const, id, before: findRecord(live, { section: 'recommendations', id }), after }];
  });
}

/** A change that leads back to the live record is no change. */
export async function storeChanges(transaction: Executor, changes: readonly RecordChange[], { by, now }: Author): Promise<void> {
  const [made, undone] = [[], []] as [RecordChange[], RecordChange[]];
  for (const change of changes) (isSameValue(change.before, change.after) ? undone : made).push(change);
  await removeChanges(transaction, undone);
  // one statement can't write a record twice: the last change counts
  const last = new Map(made.map(({ section, id, before, after }) => [`${section}/${id}`, { section, id, before, after, by, at: now }]));
  await writeChanges(transaction, [...last.values()]);
}

function mergeSave({ live, draft }: DraftState<SoldRecords>, { section, id, base, value }: RecordSave) {
  const [before, present] = [findRecord(live, { section, id }), findRecord(draft, { section, id })];
  if (section === 'order') return { change: { section, id, before, after: value ?? [] }, conflict: null };
  const { merged, conflicts } = mergeValues({ base, mine: value, theirs: present });
  const paths = conflicts.map(({ path }) => path);
  const conflict: RecordConflict | null = paths.length === 0 ? null : { section, id, paths, theirs: present };
  return { change: { section, id, before, after: merged }, conflict };
}
