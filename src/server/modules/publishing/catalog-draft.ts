import { applyChanges, findRecord, isAmong, type RecordChange, type RecordName } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { ownChangesBetween } from './compare-catalogs.ts';
import { removeChanges } from './draft-rows.ts';
import { type DraftState, readDraftState, readUnchanged, rebased } from './draft-state.ts';
import { logDiscarded, logPlan } from './log-changes.ts';
import { type CatalogPlan, hasDuePlan, movePlan, readPlans, removePlan } from './plans.ts';
import { publishChanges, publishDuePlans, restoredCatalog, restoreVersion } from './publishing.ts';
import { type Author, type RecordSave, saveRecords, storeChanges } from './save-records.ts';
import { takeTurn } from './take-turn.ts';
import { type CatalogVersion, forgetVersions, listVersions } from './versions.ts';

export interface CatalogWorkspace extends DraftState {
  readonly planned: readonly CatalogPlan[];
  /** another one after each change of the draft, the plans or the live catalog */
  readonly revision: string;
}

/** The unpublished changes of the catalog, which all managers share, and how they reach customers. */
export interface CatalogDraft {
  workspace(): Promise<CatalogWorkspace>;
  /** All or none; rejects with RECORD_CHANGED and CATALOG_INVALID. */
  save(saves: readonly RecordSave[], author: Author): Promise<Result<null, Problem>>;
  /** Makes the draft equal to a catalog, as an import does. */
  replace(records: Partial<SoldRecords>, author: Author): Promise<void>;
  /** @param names null: all changes */
  discard(names: readonly RecordName[] | null, author: Author): Promise<void>;
  /**
   * Rejects with NOT_FOUND, CATALOG_INVALID and PUBLISH_TIME_PAST.
   * @param names null: all changes
   * @param at null: immediately
   */
  publish(names: readonly RecordName[] | null, at: number | null, author: Author): Promise<Result<null, Problem>>;
  /** Its changes return to the draft; rejects with NOT_FOUND. */
  cancelPlan(id: number, author: Author): Promise<Result<null, Problem>>;
  /** Rejects with NOT_FOUND and PUBLISH_TIME_PAST. */
  movePlan(id: number, at: number, author: Author): Promise<Result<null, Problem>>;
  publishDue(now: number): Promise<void>;
  /** Newest first. */
  versions(): Promise<readonly CatalogVersion[]>;
  /**
   * What publishing the catalog of a version again would change; rejects with NOT_FOUND.
   * @param id 0: the catalog before the oldest version
   */
  changesTo(id: number): Promise<Result<readonly RecordChange[], Problem>>;
  /**
   * Publishes the catalog of a version again; rejects with NOT_FOUND and CATALOG_INVALID.
   * @param id 0: the catalog before the oldest version
   */
  restore(id: number, author: Author): Promise<Result<null, Problem>>;
  /** Removes versions that are too old or too many. */
  forgetVersions(now: number): Promise<void>;
}

export function createCatalogDraft(connection: Connection): CatalogDraft {
  const { db, engine } = connection;
  /** In a transaction of its own, one at a time; every change is counted. */
  const inTurn = <Value>(work: (transaction: Executor) => Promise<Value>): Promise<Value> =>
    db.transaction().execute(async (transaction) => {
      await takeTurn(transaction, engine);
      return work(transaction);
    });
  return {
    async workspace() {
      const read = async () => ({ ...(await readDraftState(db)), planned: await readPlans(db) });
      const { value, revision } = await readUnchanged(db, read);
      return { ...value, revision };
    },
    save: (saves, author) => inTurn((transaction) => saveRecords(transaction, saves, author)),
    replace: (records, author) => inTurn((transaction) => replaceDraft(transaction, records, author)),
    discard: (names, { by, now }) =>
      inTurn(async (transaction) => {
        const { changes } = await readDraftState(transaction);
        const discarded = changes.filter(isAmong(names));
        await removeChanges(transaction, discarded);
        if (discarded.length > 0) await logDiscarded(transaction, discarded, { by, now });
      }),
    publish: (names, at, author) => inTurn((transaction) => publishChanges(transaction, engine, { ...author, names, at })),
    cancelPlan: (id, author) => inTurn((transaction) => returnPlan(transaction, id, author)),
    movePlan: (id, at, { by, now }) =>
      inTurn(async (transaction) => {
        const plan = (await readPlans(transaction)).find((each) => each.id === id);
        if (plan === undefined) return err(problem('NOT_FOUND'));
        if (!isAhead(at, now)) return err(problem('PUBLISH_TIME_PAST'));
        await movePlan(transaction, id, at);
        await logPlan(transaction, 'catalogPlanMoved', { ...plan, at }, { by, now });
        return ok(null);
      }),
    async publishDue(now) {
      if (await hasDuePlan(db, now)) await inTurn((transaction) => publishDuePlans(transaction, engine, now));
    },
    versions: () => listVersions(db),
    async changesTo(id) {
      const read = async () => {
        const live = await readSoldRecords(db);
        return { live, restored: await restoredCatalog(db, live, id) };
      };
      const { live, restored } = (await readUnchanged(db, read)).value;
      return restored === null ? err(problem('NOT_FOUND')) : ok(await ownChangesBetween(live, restored));
    },
    restore: (id, author) => inTurn((transaction) => restoreVersion(transaction, engine, id, author)),
    forgetVersions: (now) => forgetVersions(db, now),
  };
}

async function replaceDraft(transaction: Executor, records: Partial<SoldRecords>, author: Author): Promise<void> {
  const { live, draft } = await readDraftState(transaction);
  const changes = await ownChangesBetween(draft, { ...draft, ...records });
  const fromLive = changes.map(({ section, id, after }) => ({ section, id, before: findRecord(live, { section, id }), after }));
  await storeChanges(transaction, fromLive, author);
}

/** What the draft changed since then wins over the plan. */
async function returnPlan(transaction: Executor, id: number, author: Author): Promise<Result<null, Problem>> {
  const plan = (await readPlans(transaction)).find((each) => each.id === id);
  if (plan === undefined) return err(problem('NOT_FOUND'));
  const { live, changes } = await readDraftState(transaction);
  const withPlan = applyChanges(live, await rebased(live, plan.changes));
  const combined = applyChanges(withPlan, await rebased(withPlan, changes));
  await storeChanges(transaction, await ownChangesBetween(live, combined), author);
  await removePlan(transaction, id);
  await logPlan(transaction, 'catalogPlanCanceled', plan, author);
  return ok(null);
}
