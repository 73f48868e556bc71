import { checkDishRestaurants, checkHoursAndZones, checkOffers, newIssues } from '#contract/catalog/catalog-checks.ts';
import { applyChanges, findRecord, type RecordChange, type RecordName, type RecordValue } from '#contract/catalog/record-changes.ts';
import { servingIssues } from '#contract/catalog/serving-checks.ts';
import { mergeValues } from '#domain/merge-values.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { type Problem, problem, type RecordConflict } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { Executor } from '../../db/connection.ts';
import { removeChange, writeChange } from './draft-rows.ts';
import { type DraftState, readDraftState } from './draft-state.ts';

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
  const state = await readDraftState(transaction);
  const merged = saves.map((save) => mergeSave(state, save));
  const conflicts = merged.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0) return err(problem('RECORD_CHANGED', { conflicts }));
  const changes = merged.map(({ change }) => change);
  const issues = ownIssues(state, changes);
  if (issues.length > 0) return err(problem('CATALOG_INVALID', { issues }));
  for (const change of [...changes, ...forgottenSuggestions(state, changes)]) await storeChange(transaction, change, author);
  return ok(null);
}

function ownIssues({ draft }: DraftState, changes: readonly RecordChange[]): CatalogIssue[] {
  const changed = new Set(changes.map(({ section }) => section));
  const next = applyChanges(draft, changes);
  return [
    ...(changed.has('restaurants') || changed.has('zones') ? newIssues(checkHoursAndZones, draft, next) : []),
    ...(changed.has('products') ? newIssues(checkDishRestaurants, draft, next) : []),
    ...(changed.has('categories') || changed.has('products') ? newIssues(servingIssues, draft, next) : []),
    ...(changed.has('promoCodes') || changed.has('loyalty') ? newIssues(checkOffers, draft, next) : []),
  ];
}

/** Removed dishes are no longer suggested beside others. */
function forgottenSuggestions({ live, draft }: DraftState, changes: readonly RecordChange[]): RecordChange[] {
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
export async function storeChange(transaction: Executor, change: RecordChange, { by, now }: Author): Promise<void> {
  if (isSameValue(change.before, change.after)) await removeChange(transaction, change);
  else await writeChange(transaction, { ...change, by, at: now });
}

function mergeSave({ live, draft }: DraftState, { section, id, base, value }: RecordSave) {
  const [before, present] = [findRecord(live, { section, id }), findRecord(draft, { section, id })];
  if (section === 'order') return { change: { section, id, before, after: value ?? [] }, conflict: null };
  const { merged, conflicts } = mergeValues({ base, mine: value, theirs: present });
  const paths = conflicts.map(({ path }) => path);
  const conflict: RecordConflict | null = paths.length === 0 ? null : { section, id, paths, theirs: present };
  return { change: { section, id, before, after: merged }, conflict };
}
