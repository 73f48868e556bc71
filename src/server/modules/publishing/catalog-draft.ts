import { findRecord } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { Executor } from '../../db/connection.ts';
import { ownChangesBetween } from './compare-catalogs.ts';
import { type DraftState, readCatalogState, readUnchanged } from './draft-state.ts';
import { type Author, type RecordSave, saveRecords, storeChanges } from './save-records.ts';
import { countChanges } from './take-turn.ts';

interface CatalogWorkspace extends DraftState<SoldRecords> {
  /** another one after each change of the draft or the live catalog */
  readonly revision: string;
}

/** The unpublished changes of the catalog, which all managers share. */
export interface CatalogDraft {
  workspace(): Promise<CatalogWorkspace>;
  /** All or none; rejects with RECORD_CHANGED and CATALOG_INVALID. */
  save(saves: readonly RecordSave[], author: Author): Promise<Result<null, Problem>>;
  /** Makes the draft equal to a catalog, as an import does. */
  replace(records: Partial<SoldRecords>, author: Author): Promise<void>;
}

/** Runs in a transaction of its own, one at a time. */
type InTurn = <Value>(work: (transaction: Executor) => Promise<Value>) => Promise<Value>;

export function createCatalogDraft(db: Executor, inTurn: InTurn): CatalogDraft {
  const counted = <Value>(work: (transaction: Executor) => Promise<Value>) =>
    inTurn(async (transaction) => {
      await countChanges(transaction, ['catalog']);
      return work(transaction);
    });
  return {
    async workspace() {
      const { value, revision } = await readUnchanged(db, ['catalog'], () => readCatalogState(db));
      return { ...value, revision };
    },
    save: (saves, author) => counted((transaction) => saveRecords(transaction, saves, author)),
    replace: (records, author) => counted((transaction) => replaceDraft(transaction, records, author)),
  };
}

async function replaceDraft(transaction: Executor, records: Partial<SoldRecords>, author: Author): Promise<void> {
  const { live, draft } = await readCatalogState(transaction);
  const changes = await ownChangesBetween(draft, { ...draft, ...records });
  const fromLive = changes.map(({ section, id, after }) => ({ section, id, before: findRecord(live, { section, id }), after }));
  await storeChanges(transaction, fromLive, author);
}
