import { lintContent } from '#domain/content/lint-content.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { parseSettings, readSettings, writeSettings } from '../catalog/site-settings.ts';
import { lockContent, readDraft, writeDraft } from './draft.ts';
import { addVersion, findVersion, saveImported } from './versions.ts';

const onlySchedule = 1;

export interface Schedule {
  readonly at: number;
  readonly by: string | null;
}

interface Publication {
  readonly by: string | null;
  /** the ETag of the draft that the editor saw */
  readonly etag: string;
  readonly now: number;
}

/**
 * Publishes the draft, immediately (`at` null) or at `at`; rejected with DRAFT_CHANGED when the draft differs from the one the editor saw,
 * with PUBLISH_TIME_PAST when `at` is not in the future.
 */
export function publishDraft(
  { db, engine }: Connection,
  { by, etag, now }: Publication,
  at: number | null,
): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const stored = await readDraft(transaction);
    if (stored.etag !== etag) return err(problem('DRAFT_CHANGED'));
    const { settings } = stored.draft;
    const blocking = lintContent(settings).filter((issue) => issue.isBlocking);
    if (blocking.length > 0) return err(problem('CONTENT_INCOMPLETE', { remarks: blocking }));
    if (at !== null && !isAhead(at, now)) return err(problem('PUBLISH_TIME_PAST'));
    if (at !== null) await writeSchedule(transaction, settings, at, by);
    else await publish(transaction, settings, by, now, null);
    return ok(null);
  });
}

/** Publishes an old version again; a draft with unpublished changes stays. */
export function restoreVersion({ db, engine }: Connection, id: number, by: string | null, now: number): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const version = await findVersion(transaction, id);
    if (version === null) return err(problem('NOT_FOUND'));
    await publish(transaction, version.settings, by, now, id);
    return ok(null);
  });
}

/** Publishes scheduled content that is due; only one of several processes does it. */
export async function publishDue({ db, engine }: Connection, now: number): Promise<void> {
  const due = await db.selectFrom('content_schedule').select('id').where('at', '<=', now).executeTakeFirst();
  if (due === undefined) return;
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const row = await transaction.selectFrom('content_schedule').selectAll().where('at', '<=', now).executeTakeFirst();
    if (row !== undefined) await publish(transaction, parseSettings(row.settings), row.by, now, null);
  });
}

export async function readSchedule(executor: Executor): Promise<Schedule | null> {
  const row = await executor.selectFrom('content_schedule').select(['at', 'by']).where('id', '=', onlySchedule).executeTakeFirst();
  return row ?? null;
}

export async function removeSchedule(executor: Executor): Promise<void> {
  await executor.deleteFrom('content_schedule').where('id', '=', onlySchedule).execute();
}

async function writeSchedule(transaction: Executor, settings: SiteSettings, at: number, by: string | null): Promise<void> {
  const row = { settings: JSON.stringify(settings), at, by };
  await transaction
    .insertInto('content_schedule')
    .values({ id: onlySchedule, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Removes the schedule, which this publication replaces or carries out. */
async function publish(transaction: Executor, settings: SiteSettings, by: string | null, now: number, restoredFrom: number | null) {
  const before = await readSettings(transaction);
  const { draft, saved } = await readDraft(transaction);
  await saveImported(transaction, before, now);
  await addVersion(transaction, settings, by, now, restoredFrom);
  await writeSettings(transaction, settings);
  await bumpVersion(transaction, 'version');
  await removeSchedule(transaction);
  const repeatsPublished = stableJson(draft.settings) === stableJson(before);
  if (saved !== null && repeatsPublished) await writeDraft(transaction, { ...draft, settings }, by, now);
}
