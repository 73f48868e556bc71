import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BodyOf } from '#contract/calls.ts';
import { applyChanges, findRecord, type RecordName, type RecordValue } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { type ApiProblem, type ApiResult, api } from '../lib/api.ts';

/** The live catalog, the unpublished changes, and the catalog with them. */
export interface CatalogState extends WireCatalogDraft {
  readonly live: SoldRecords;
  readonly draft: SoldRecords;
}

/** A record as its author wants it; null: removed. */
export interface RecordEdit extends RecordName {
  readonly value: RecordValue | null;
  /** the record that the author saw; absent: the draft of this screen */
  readonly base?: RecordValue | null;
}

const state = atom<CatalogState | null>(null);
const problem = atom<ApiProblem | null>(null);

/** null until it is loaded */
export const $catalog: ReadableAtom<CatalogState | null> = state;
/** Why the catalog could not be loaded. */
export const $catalogProblem: ReadableAtom<ApiProblem | null> = problem;
/** The catalog, as pages show it: a later failure leaves what is shown. */
export const $loadedCatalog: ReadableAtom<CatalogState | 'loading' | 'failed'> = computed(
  [state, problem],
  (catalog, failure) => catalog ?? (failure === null ? 'loading' : 'failed'),
);

let loading: Promise<void> | null = null;
/** Another one after `forgetCatalog`: what was requested before is not taken any more. */
let generation = {};

/** Loads the catalog; calls while it loads wait for the same response. */
export function loadCatalog(): Promise<void> {
  loading ??= requestCatalog().finally(() => {
    loading = null;
  });
  return loading;
}

async function requestCatalog(): Promise<void> {
  const requested = generation;
  const result = await api('GET /api/v1/office/catalog', { silent: true });
  if (requested !== generation) return;
  problem.set(result.ok ? null : result.problem);
  if (result.ok) takeWorkspace(result.value);
}

/** Removes the catalog, for stories and tests. */
export function forgetCatalog(): void {
  generation = {};
  loading = null;
  state.set(null);
  problem.set(null);
}

/** Records in one request: base and value of a dish are a few kilobytes. */
const mostAtOnce = 1000;

/**
 * Saves records in the draft, a thousand at once, of these all or none. RECORD_CHANGED names what someone else changed; nothing is lost: the
 * screen has its own values, and the store theirs. To save all again after a failure is safe.
 */
export async function saveRecords(edits: readonly RecordEdit[]): Promise<ApiResult<unknown>> {
  const result = await sendRecords(edits.slice(0, mostAtOnce));
  return result.ok && edits.length > mostAtOnce ? saveRecords(edits.slice(mostAtOnce)) : result;
}

async function sendRecords(edits: readonly RecordEdit[]): Promise<ApiResult<unknown>> {
  const draft = state.get()?.draft;
  const records = edits.map(({ section, id, value, base }) => ({
    section,
    id,
    value,
    base: base === undefined ? draft && findRecord(draft, { section, id }) : base,
  }));
  // the server checks each record by the schema of its section
  const body = { records } as unknown as BodyOf<'PUT /api/v1/office/catalog/records'>;
  const result = await api('PUT /api/v1/office/catalog/records', { body, silent: true });
  if (result.ok) takeDraft(result.value);
  else if (result.problem.code === 'RECORD_CHANGED') await loadCatalog();
  return result;
}

function takeWorkspace({ live, ...draft }: WireCatalogWorkspace): void {
  // the contract's values are the file's, read-only
  const records = live as SoldRecords;
  state.set({ ...draft, live: records, draft: applyChanges(records, draft.changes) });
}

function takeDraft(draft: WireCatalogDraft): void {
  const live = state.get()?.live;
  if (live !== undefined) state.set({ ...draft, live, draft: applyChanges(live, draft.changes) });
}
