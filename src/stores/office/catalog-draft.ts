import { atom, type ReadableAtom } from 'nanostores';
import type { BodyOf, ValueOf } from '#contract/calls.ts';
import { applyChanges, findRecord, type RecordName, type RecordValue } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog-wire.ts';
import { type ApiProblem, type ApiResult, api } from '../lib/api.ts';

/** The live catalog, the unpublished changes, and the catalog with them. */
export interface CatalogState extends WireCatalogDraft {
  readonly live: SoldRecords;
  readonly draft: SoldRecords;
}

export type CatalogVersions = ValueOf<'GET /api/v1/office/catalog/versions'>['versions'];
export type CatalogChange = CatalogState['changes'][number];
export type CatalogPlan = CatalogState['planned'][number];
export type PlainChange = CatalogPlan['changes'][number];

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

/** @param records null: all changes */
export async function discardChanges(records: readonly RecordName[] | null): Promise<boolean> {
  const body = records === null ? {} : { records: namesOf(records) };
  return takeResult(await api('POST /api/v1/office/catalog/discard', { body }), takeDraft);
}

/**
 * @param records null: all changes
 * @param at ISO 8601; null: immediately
 */
export async function publishCatalog(records: readonly RecordName[] | null, at: string | null): Promise<ApiResult<unknown>> {
  const body = { ...(records !== null && { records: namesOf(records) }), ...(at !== null && { at }) };
  const result = await api('POST /api/v1/office/catalog/publish', { body, silent: true });
  if (result.ok) takeWorkspace(result.value);
  return result;
}

/**
 * A link that shows the shop with the draft to everybody who has it; null: the request failed, which a toast shows.
 * @param path a public page of the shop, with its language
 */
export async function makeCatalogPreviewLink(path: string): Promise<{ readonly url: string; readonly expiresAt: string } | null> {
  const result = await api('POST /api/v1/office/catalog/preview-links', { body: { path } });
  return result.ok ? result.value : null;
}

/** Its changes return to the draft. */
export async function cancelCatalogPlan(id: number): Promise<boolean> {
  return takeResult(await api('DELETE /api/v1/office/catalog/plans/:id', { path: { id } }), takeDraft);
}

/** @param at ISO 8601 */
export async function moveCatalogPlan(id: number, at: string): Promise<boolean> {
  return takeResult(await api('PUT /api/v1/office/catalog/plans/:id', { path: { id }, body: { at } }), takeDraft);
}

/** The newest first; null: the request failed, which a toast shows. */
export async function loadCatalogVersions(): Promise<CatalogVersions | null> {
  const result = await api('GET /api/v1/office/catalog/versions');
  return result.ok ? result.value.versions : null;
}

/** What restoring a version would change; null: the request failed, which a toast shows. */
export async function changesToVersion(id: number): Promise<readonly PlainChange[] | null> {
  const result = await api('GET /api/v1/office/catalog/versions/:id', { path: { id } });
  return result.ok ? result.value.changes : null;
}

/** Publishes the catalog of a version again. */
export async function restoreCatalogVersion(id: number): Promise<ApiResult<unknown>> {
  const result = await api('POST /api/v1/office/catalog/versions/:id/restore', { path: { id }, silent: true });
  if (result.ok) takeWorkspace(result.value);
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

function takeResult<Value>(result: ApiResult<Value>, take: (value: Value) => void): boolean {
  if (result.ok) take(result.value);
  return result.ok;
}

function namesOf(records: readonly RecordName[]): RecordName[] {
  return records.map(({ section, id }) => ({ section, id }));
}
