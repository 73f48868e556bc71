import type { SiteContent } from '#domain/content/draft.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { readSitePages, writeSitePages } from '../catalog/site-pages.ts';
import { readSettings, writeSettings } from '../catalog/site-settings.ts';
import { lockContent, readDraft, writeDraft } from './draft.ts';
import { addVersion, findVersion, parseContent, printContent, saveImported } from './versions.ts';

const onlySchedule = 1;

export interface Schedule {
  readonly at: number;
  readonly by: string | null;
}

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
}

/** Who publishes what, and when. */
interface Edition {
  readonly content: SiteContent;
  readonly by: string | null;
  readonly now: number;
  readonly restoredFrom: number | null;
}

/**
 * Publishes the draft, immediately (`at` null) or at `at`; rejected with DRAFT_CHANGED when the draft differs from the one the editor saw,
 * with PUBLISH_TIME_PAST when `at` is not in the future, with PUBLISHED_ELSEWHERE when only the settings of another system could change.
 */
export function publishDraft(
  publisher: Publisher,
  { by, etag, now, theirs }: Publication,
  at: number | null,
): Promise<Result<null, Problem>> {
  return inTurn(publisher, async (transaction) => {
    const stored = await readDraft(transaction);
    if (stored.etag !== etag) return err(problem('DRAFT_CHANGED'));
    const content = { settings: theirs ?? stored.draft.settings, pages: stored.draft.pages };
    const hasNothingOwn = theirs !== null && stableJson(content.pages) === stableJson(await readSitePages(transaction));
    if (hasNothingOwn) return err(problem('PUBLISHED_ELSEWHERE'));
    const issues = [...(theirs === null ? lintContent(content.settings) : []), ...lintPages(content.pages)];
    const blocking = issues.filter((issue) => issue.isBlocking);
    if (blocking.length > 0) return err(problem('CONTENT_INCOMPLETE', { remarks: blocking }));
    if (at !== null && !isAhead(at, now)) return err(problem('PUBLISH_TIME_PAST'));
    if (at !== null) await writeSchedule(transaction, content, at, by);
    else await publish(transaction, publisher, { content, by, now, restoredFrom: null });
    return ok(null);
  });
}

/** Publishes an old version again; a draft with unpublished changes stays. */
export function restoreVersion(publisher: Publisher, id: number, by: string | null, now: number): Promise<Result<null, Problem>> {
  return inTurn(publisher, async (transaction) => {
    const content = await findVersion(transaction, id);
    if (content === null) return err(problem('NOT_FOUND'));
    await publish(transaction, publisher, { content, by, now, restoredFrom: id });
    return ok(null);
  });
}

/** Publishes scheduled content that is due; only one of several processes does it. */
export async function publishDue(publisher: Publisher, now: number): Promise<void> {
  const { db } = publisher.connection;
  const due = await db.selectFrom('content_schedule').select('id').where('at', '<=', now).executeTakeFirst();
  if (due === undefined) return;
  await inTurn(publisher, async (transaction) => {
    const row = await transaction.selectFrom('content_schedule').selectAll().where('at', '<=', now).executeTakeFirst();
    if (row !== undefined) await publish(transaction, publisher, { content: parseContent(row), by: row.by, now, restoredFrom: null });
  });
}

export async function readSchedule(executor: Executor): Promise<Schedule | null> {
  const row = await executor.selectFrom('content_schedule').select(['at', 'by']).where('id', '=', onlySchedule).executeTakeFirst();
  return row ?? null;
}

export async function removeSchedule(executor: Executor): Promise<void> {
  await executor.deleteFrom('content_schedule').where('id', '=', onlySchedule).execute();
}

/** Changes the draft, the schedule or the published content in a transaction of its own, one at a time. */
function inTurn<Value>({ connection: { db, engine } }: Publisher, work: (transaction: Executor) => Promise<Value>): Promise<Value> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    return work(transaction);
  });
}

async function writeSchedule(transaction: Executor, content: SiteContent, at: number, by: string | null): Promise<void> {
  const row = { ...printContent(content), at, by };
  await transaction
    .insertInto('content_schedule')
    .values({ id: onlySchedule, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Removes the schedule, which this publication replaces or carries out. */
async function publish(transaction: Executor, { ownsSettings }: Publisher, { content, by, now, restoredFrom }: Edition): Promise<void> {
  const settings = ownsSettings ? await readSettings(transaction) : content.settings;
  const before = { settings, pages: await readSitePages(transaction) };
  const { draft, saved } = await readDraft(transaction);
  const isSame = (a: SiteContent, b: SiteContent) =>
    stableJson(a.pages) === stableJson(b.pages) && (!ownsSettings || stableJson(a.settings) === stableJson(b.settings));
  await saveImported(transaction, before, now, isSame);
  await addVersion(transaction, content, by, now, restoredFrom);
  if (ownsSettings) await writeSettings(transaction, content.settings);
  await writeSitePages(transaction, content.pages);
  await bumpVersion(transaction, 'version');
  await removeSchedule(transaction);
  if (saved !== null && isSame(draft, before)) await writeDraft(transaction, { ...draft, ...content }, by, now);
}
