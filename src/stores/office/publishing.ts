import { atom, type ReadableAtom } from 'nanostores';
import type { ValueOf } from '#contract/calls.ts';
import type { RecordName } from '#contract/catalog/record-changes.ts';
import { fromWireDraft } from '#contract/editor/draft-wire.ts';
import type { WirePublishing } from '#contract/publishing/publishing-wire.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { Draft, SiteContent } from '#domain/content/draft.ts';
import type { Locale } from '#domain/locale.ts';
import { type ApiProblem, type ApiResult, api } from '../lib/api.ts';
import { loadCatalog } from './catalog-draft.ts';

export type UnpublishedChange = WirePublishing['changes'][number];
export type PublicationPlan = WirePublishing['planned'][number];
export type DiscardedSet = WirePublishing['discarded'][number];
export type PlainChange = PublicationPlan['changes'][number];
export type Version = ValueOf<'GET /api/v1/office/publishing/versions'>['versions'][number];
export type LogEntry = ValueOf<'GET /api/v1/office/publishing/log'>['entries'][number];

/** The pages and settings, whose draft has more than its changes: which languages are approved. */
export interface Site {
  readonly draft: Draft;
  readonly published: SiteContent;
  /** false: another system publishes the settings */
  readonly ownsSettings: boolean;
}

/** A change, its texts of one language, or one value of it. */
export interface DiscardedPart extends RecordName {
  readonly locale?: Locale;
  readonly path?: string;
}

const state = atom<WirePublishing | null>(null);
const site = atom<Site | null>(null);
const problem = atom<ApiProblem | null>(null);

/** What this person may publish; null until it is loaded. */
export const $publishing: ReadableAtom<WirePublishing | null> = state;
/** null: not loaded, or of no interest to somebody who publishes the catalog alone */
export const $site: ReadableAtom<Site | null> = site;
/** Why nothing could be loaded. */
export const $publishingProblem: ReadableAtom<ApiProblem | null> = problem;

/** Loads the changes with the drafts that name and check them. */
export async function loadPublishing(): Promise<void> {
  const result = await api('GET /api/v1/office/publishing', { silent: true });
  if (!result.ok) return problem.set(result.problem);
  const { areas } = result.value;
  await Promise.all([areas.includes('catalog') ? loadCatalog() : null, areas.includes('content') ? loadSite() : null]);
  problem.set(null);
  state.set(result.value);
}

async function loadSite(): Promise<void> {
  const result = await api('GET /api/v1/editor/site-settings', { silent: true });
  if (!result.ok) return;
  const { draft, published, publishedPages, canPublish } = result.value;
  site.set({
    draft: fromWireDraft(draft),
    published: { settings: fromWireSiteSettings(published), pages: publishedPages },
    ownsSettings: canPublish,
  });
}

/** Removes what was loaded, for stories and tests. */
export function forgetPublishing(): void {
  state.set(null);
  site.set(null);
  problem.set(null);
}

/**
 * Publishes changes as they were seen here.
 * @param at ISO 8601; null: immediately
 */
export async function publish(changes: readonly UnpublishedChange[], at: string | null): Promise<ApiResult<unknown>> {
  const records = changes.map((change) => ({ section: change.section, id: change.id, at: change.at }));
  const body = { records, ...(at !== null && { at }) };
  const result = await api('POST /api/v1/office/publishing/publish', { body, silent: true });
  await take(result);
  if (!result.ok && isStale(result.problem)) await loadPublishing();
  return result;
}

/** Somebody has changed, published or discarded what was chosen. */
export function isStale({ status }: ApiProblem): boolean {
  return status === 412 || status === 404;
}

export async function discard(records: readonly DiscardedPart[]): Promise<boolean> {
  return take(await api('POST /api/v1/office/publishing/discard', { body: { records: [...records] } }));
}

/** Brings what was discarded back into the draft. */
export async function returnDiscarded(id: number): Promise<boolean> {
  return take(await api('POST /api/v1/office/publishing/discarded/:id/return', { path: { id } }));
}

/** @param at ISO 8601 */
export async function movePlan(id: number, at: string): Promise<boolean> {
  return take(await api('PUT /api/v1/office/publishing/plans/:id', { path: { id }, body: { at } }));
}

/** Its changes return to the draft. */
export async function cancelPlan(id: number): Promise<boolean> {
  return take(await api('DELETE /api/v1/office/publishing/plans/:id', { path: { id } }));
}

/** The newest first; null: the request failed, which a toast shows. */
export async function loadVersions(): Promise<readonly Version[] | null> {
  const result = await api('GET /api/v1/office/publishing/versions');
  return result.ok ? result.value.versions : null;
}

/** What publishing a version again would change; null: the request failed, which a toast shows. */
export async function changesTo(id: number): Promise<readonly PlainChange[] | null> {
  const result = await api('GET /api/v1/office/publishing/versions/:id', { path: { id } });
  return result.ok ? result.value.changes : null;
}

/** Publishes a version again. */
export async function restore(id: number): Promise<ApiResult<unknown>> {
  const result = await api('POST /api/v1/office/publishing/versions/:id/restore', { path: { id }, silent: true });
  await take(result);
  return result;
}

/** What was done with the pages, the newest first; null: the request failed, which a toast shows. */
export async function loadPublishingLog(): Promise<readonly LogEntry[] | null> {
  const result = await api('GET /api/v1/office/publishing/log');
  return result.ok ? result.value.entries : null;
}

/**
 * A link that shows a page with all unpublished changes to everybody who has it; null: the request failed, which a toast shows.
 * @param path a public page, with its language
 */
export async function makePreviewLink(path: string): Promise<{ readonly url: string; readonly expiresAt: string } | null> {
  const result = await api('POST /api/v1/office/publishing/preview-links', { body: { path } });
  return result.ok ? result.value : null;
}

/** Takes what is left to publish, with the draft of the pages that it belongs to. */
async function take(result: ApiResult<WirePublishing>): Promise<boolean> {
  if (!result.ok) return false;
  if (result.value.areas.includes('content')) await loadSite();
  state.set(result.value);
  return true;
}
