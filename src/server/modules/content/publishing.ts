import { type ContentPart, differingParts, isSamePart, ownIdOf, partOfIssue, partsOf, withParts } from '#domain/content/content-parts.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import { lintBanners } from '#domain/content/pages/lint-banners.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { slugProblem } from '#domain/content/pages/site-pages.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { toIso } from '../../clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../json/stable-json.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { readSitePages, writeSitePages } from '../catalog/site-pages.ts';
import { readSettings, writeSettings } from '../catalog/site-settings.ts';
import { addLogEntry } from '../office/change-log.ts';
import { countContentChange, lockContent, readDraft, writeDraft } from './draft.ts';
import { addPlan, mostPlans } from './plans.ts';
import { addVersion, findVersion, newestVersion, saveImported } from './versions.ts';

/** Where content is published: `ownsSettings` false where another system publishes the settings, and only pages are published here. */
export interface Publisher {
  readonly connection: Connection;
  readonly ownsSettings: boolean;
}

interface Publication {
  readonly by: string | null;
  /** the ETag of the draft that the editor saw */
  readonly etag: string;
  readonly now: number;
  /** the settings that another system publishes; null: those of the draft count */
  readonly theirs: SiteSettings | null;
  /** null: all that differs from the site */
  readonly parts: readonly ContentPart[] | null;
}

/** Who publishes what, and when. */
interface Edition {
  readonly content: SiteContent;
  readonly parts: readonly ContentPart[];
  readonly by: string | null;
  readonly now: number;
  readonly restoredFrom: number | null;
}

/**
 * Publishes the draft or some parts of it, immediately (`at` null) or at `at`; rejected with DRAFT_CHANGED when the draft differs from the
 * one the editor saw, with NOT_FOUND for a part that does not exist, with CONTENT_INCOMPLETE for what its parts lack, with SLUG_TAKEN when a
 * published page has the address of another, with PUBLISH_TIME_PAST when `at` is not in the future, with TOO_MANY_PLANS, with
 * PUBLISHED_ELSEWHERE when only the settings of another system could change.
 */
export function publishDraft(publisher: Publisher, publication: Publication, at: number | null): Promise<Result<null, Problem>> {
  const { by, etag, now, theirs, parts: chosen } = publication;
  return inTurn(publisher, async (transaction) => {
    const stored = await readDraft(transaction);
    if (stored.etag !== etag) return err(problem('DRAFT_CHANGED'));
    const draft = { settings: theirs ?? stored.draft.settings, pages: stored.draft.pages };
    const site = await readSite(transaction, publisher, draft.settings);
    const known = new Set(partsOf(site, draft));
    if (chosen?.some((part) => !known.has(part))) return err(problem('NOT_FOUND'));
    const parts = chosen ?? differingParts(site, draft);
    const content = chosen === null ? draft : withParts(site, draft, chosen);
    const rejection = problemOf(content, site, publication) ?? (at !== null && !isAhead(at, now) ? problem('PUBLISH_TIME_PAST') : null);
    if (rejection !== null) return err(rejection);
    if (at === null) {
      await publish(transaction, publisher, { content, parts, by, now, restoredFrom: null });
      return ok(null);
    }
    const isPlanned = await addPlan(transaction, { at, by, madeAt: now, parts, content: draft });
    if (!isPlanned) return err(problem('TOO_MANY_PLANS', { most: mostPlans }));
    await addLogEntry(transaction, { at: now, by, kind: 'planned', parts, detail: toIso(at) });
    await countContentChange(transaction);
    return ok(null);
  });
}

/** Why content can't be published. */
function problemOf(content: SiteContent, site: SiteContent, { theirs, parts }: Publication): Problem | null {
  if (theirs !== null && stableJson(content.pages) === stableJson(site.pages)) return problem('PUBLISHED_ELSEWHERE');
  const isChosen = ({ page }: { readonly page: string }) => parts === null || parts.includes(partOfIssue(page, content.pages));
  const ofPages = [...(theirs === null ? lintContent(content.settings) : []), ...lintPages(content.pages)].filter(isChosen);
  const ofBanners = isChosen({ page: 'banners' }) ? lintBanners(content.pages.banners) : [];
  const blocking = [...ofPages, ...ofBanners].filter((issue) => issue.isBlocking);
  if (blocking.length > 0) return problem('CONTENT_INCOMPLETE', { remarks: blocking });
  const wrong = slugProblem(content.pages.own);
  return wrong && problem(wrong.code, { slug: wrong.slug });
}

/** Publishes an old version again; parts of the draft with unpublished changes stay. */
export function restoreVersion(publisher: Publisher, id: number, by: string | null, now: number): Promise<Result<null, Problem>> {
  return inTurn(publisher, async (transaction) => {
    const content = await findVersion(transaction, id);
    if (content === null) return err(problem('NOT_FOUND'));
    const parts = differingParts(await readSite(transaction, publisher, content.settings), content);
    await publish(transaction, publisher, { content, parts, by, now, restoredFrom: id });
    return ok(null);
  });
}

/** Changes the draft, the plans or the published content in a transaction of its own, one at a time. */
export function inTurn<Value>({ connection: { db, engine } }: Publisher, work: (transaction: Executor) => Promise<Value>): Promise<Value> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    return work(transaction);
  });
}

/** @param settings those that count where another system publishes them */
export async function readSite(executor: Executor, { ownsSettings }: Publisher, settings: SiteSettings): Promise<SiteContent> {
  return { settings: ownsSettings ? await readSettings(executor) : settings, pages: await readSitePages(executor) };
}

/** Inside a transaction that has locked the content. */
export async function publish(transaction: Executor, publisher: Publisher, edition: Edition): Promise<void> {
  const { content, parts, by, now, restoredFrom } = edition;
  const { ownsSettings } = publisher;
  const before = await readSite(transaction, publisher, content.settings);
  await saveImported(transaction, before, now, (a, b) =>
    ownsSettings ? differingParts(a, b).length === 0 : stableJson(a.pages) === stableJson(b.pages),
  );
  const versionBefore = await newestVersion(transaction);
  await addVersion(transaction, content, by, now, restoredFrom);
  if (ownsSettings) await writeSettings(transaction, content.settings);
  await writeSitePages(transaction, content.pages);
  await bumpVersion(transaction, 'version');
  await followSite(transaction, { before, after: content, by, now });
  const versions = { before: { version: versionBefore }, after: { version: await newestVersion(transaction) } };
  const kinds =
    restoredFrom === null ? ({ kind: 'published', detail: null } as const) : ({ kind: 'restored', detail: String(restoredFrom) } as const);
  await addLogEntry(transaction, { at: now, by, parts, ...kinds, ...versions });
  await countContentChange(transaction);
}

interface SiteChange {
  readonly before: SiteContent;
  readonly after: SiteContent;
  readonly by: string | null;
  readonly now: number;
}

/** Parts of the draft without unpublished changes become what the site shows now. */
async function followSite(transaction: Executor, { before, after, by, now }: SiteChange): Promise<void> {
  const { draft, saved } = await readDraft(transaction);
  if (saved === null) return;
  const unchanged = partsOf(draft, before, after).filter((part) => isSamePart(draft, before, part) && !isSamePart(draft, after, part));
  const isTaken = slugProblem(withParts(draft, after, unchanged).pages.own) !== null;
  const followed = isTaken ? unchanged.filter((part) => ownIdOf(part) === null) : unchanged;
  if (followed.length > 0) await writeDraft(transaction, { ...draft, ...withParts(draft, after, followed) }, by, now);
}
