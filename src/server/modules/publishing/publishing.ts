import { checkSold, newIssues } from '#contract/catalog/catalog-checks.ts';
import { applyChanges, isAmong, type RecordChange, type RecordName } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { limitedRecords, recordValueIssues } from '#contract/catalog/value-checks.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createPause, mapInSlices } from '../../async/in-slices.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { beginWriting, writeRecords } from '../catalog/import-catalog.ts';
import { changesBetween } from './compare-catalogs.ts';
import { removeChanges } from './draft-rows.ts';
import { type DraftState, readDraftState, rebased } from './draft-state.ts';
import { logChanges, logPlan, logRestored } from './log-changes.ts';
import { addPlan, failPlan, readPlans, removePlan } from './plans.ts';
import type { Author } from './save-records.ts';
import { addVersion, changesBackTo } from './versions.ts';

/** What is published: all of the draft (`names` null) or some records of it; `at` null: immediately. */
interface Publication extends Author {
  readonly names: readonly RecordName[] | null;
  readonly at: number | null;
}

type Engine = Connection['engine'];

/**
 * Publishes changes of the draft; rejected with NOT_FOUND for a record without a change, with CATALOG_INVALID where a published record
 * would name one that is not published, with PUBLISH_TIME_PAST when `at` is not in the future. Planned changes leave the draft.
 */
export async function publishChanges(transaction: Executor, engine: Engine, publication: Publication): Promise<Result<null, Problem>> {
  const { names, at, by, now } = publication;
  const state = await readDraftState(transaction);
  const chosen = chosenOf(state, names);
  if (chosen === null) return err(problem('NOT_FOUND'));
  if (chosen.length === 0) return ok(null);
  if (at !== null && !isAhead(at, now)) return err(problem('PUBLISH_TIME_PAST'));
  const published = await publishRecords(transaction, engine, {
    live: state.live,
    next: applyChanges(state.live, chosen),
    by,
    now,
    restoredFrom: null,
    isTrial: at !== null,
  });
  if (!published.ok) return published;
  if (at !== null) {
    await addPlan(transaction, { at, by, madeAt: now, changes: chosen });
    await logPlan(transaction, 'catalogPlanned', { at, changes: chosen }, { by, now });
  }
  await removeChanges(transaction, chosen);
  return ok(null);
}

function chosenOf({ changes }: DraftState, names: readonly RecordName[] | null): RecordChange[] | null {
  const chosen = changes.filter(isAmong(names)).map(({ section, id, before, after }) => ({ section, id, before, after }));
  return names?.every(isAmong(chosen)) === false ? null : chosen;
}

interface Edition extends Author {
  readonly live: SoldRecords;
  readonly next: SoldRecords;
  readonly restoredFrom: number | null;
  /** only checks */
  readonly isTrial?: boolean;
}

/** Replaces what customers see and adds a version; neither stock nor orders change. Rejected with CATALOG_INVALID. */
async function publishRecords(transaction: Executor, engine: Engine, edition: Edition): Promise<Result<null, Problem>> {
  const { live, next, by, now, restoredFrom, isTrial = false } = edition;
  const unstopped = { stopList: [], pauses: [] };
  const pause = createPause();
  const references = newIssues(checkSold, { ...live, ...unstopped }, { ...next, ...unstopped });
  await pause();
  const issues = [...references, ...(await newValueIssues(live, next))];
  if (issues.length > 0) return err(problem('CATALOG_INVALID', { issues }));
  if (isTrial) return ok(null);
  const changes = await changesBetween(live, next);
  if (changes.length === 0) return ok(null);
  await beginWriting(transaction, engine);
  const kinds = new Set(changes.map(({ section, id }) => (section === 'order' ? id : section)));
  await writeRecords(transaction, next, [...kinds]);
  await addVersion(transaction, { publishedAt: now, by, restoredFrom, changes });
  await logChanges(transaction, changes, { by, now });
  await bumpVersion(transaction, 'stock');
  return ok(null);
}

async function newValueIssues(live: SoldRecords, next: SoldRecords): Promise<CatalogIssue[]> {
  const found = await mapInSlices(limitedRecords(next), recordValueIssues);
  if (found.every((issues) => issues.length === 0)) return [];
  return newIssues((records) => limitedRecords(records).flatMap(recordValueIssues), live, next);
}

/** Publishes the catalog of a version again; the draft stays. Rejected with NOT_FOUND, and as `publishRecords`. */
export async function restoreVersion(transaction: Executor, engine: Engine, id: number, author: Author): Promise<Result<null, Problem>> {
  const live = await readSoldRecords(transaction);
  const next = await restoredCatalog(transaction, live, id);
  if (next === null) return err(problem('NOT_FOUND'));
  const restored = await publishRecords(transaction, engine, { live, next, ...author, restoredFrom: id });
  if (restored.ok) await logRestored(transaction, id, author);
  return restored;
}

/** The catalog of a version, from the live one; null: there is no such version. */
export async function restoredCatalog(executor: Executor, live: SoldRecords, id: number): Promise<SoldRecords | null> {
  const back = await changesBackTo(executor, id);
  if (back === null) return null;
  const pause = createPause();
  const restored = applyChanges(live, back);
  await pause();
  return restored;
}

/** Publishes the plans that are due, each on top of what is live then; one that does not fit any more stays, with its problem. */
export async function publishDuePlans(transaction: Executor, engine: Engine, now: number): Promise<void> {
  const due = (await readPlans(transaction)).filter((plan) => plan.problem === null && plan.at <= now);
  for (const { id, by, at, changes } of due) {
    const live = await readSoldRecords(transaction);
    const next = applyChanges(live, await rebased(live, changes));
    const published = await publishRecords(transaction, engine, { live, next, by, now, restoredFrom: null });
    if (published.ok) await removePlan(transaction, id);
    else {
      await failPlan(transaction, id, published.problem.code);
      await logPlan(transaction, 'catalogPlanFailed', { at, changes }, { by, now });
    }
  }
}
