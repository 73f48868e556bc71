import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { withParts } from '#domain/content/content-parts.ts';
import type { Draft, SiteContent } from '#domain/content/draft.ts';
import { withAllPages } from '#domain/content/pages/site-pages.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { parseSitePages } from '../catalog/site-pages.ts';
import { parseSettings, withAllSettings } from '../catalog/site-settings.ts';
import { parseParts } from '../office/change-log.ts';
import type { Area } from './area.ts';
import { allChangesOfContent, changesOfContent } from './content-area.ts';
import { addNotes } from './content-notes.ts';
import { parseChanges, writeChanges } from './draft-rows.ts';
import { readState } from './draft-state.ts';
import { forgottenVersions } from './forgotten-versions.ts';
import { addPlan, type Plan } from './plans.ts';
import type { Author } from './save-records.ts';
import { countChanges } from './take-turn.ts';
import { addVersion } from './versions.ts';

/** `meta` has under this key the newest row of `content_versions` that is in the history. */
const adoptedKey = 'adopted-content-version';
/** In `content_versions` an editor without a name; null is an import. */
const nameless = '';

/**
 * Whether a process of the release before has written something since: its drafts and plans of the content were whole sites, and plans of
 * the catalog had a table of their own. Removed together with these tables in the next release.
 */
export async function hasEarlier(executor: Executor): Promise<boolean> {
  const [draft, ...others] = await Promise.all([
    executor.selectFrom('content_drafts').select('id').where('id', '=', 1).executeTakeFirst(),
    executor.selectFrom('content_plans').select('id').limit(1).executeTakeFirst(),
    executor.selectFrom('content_schedule').select('id').limit(1).executeTakeFirst(),
    executor.selectFrom('catalog_plans').select('id').limit(1).executeTakeFirst(),
    newestCopy(executor, await adoptedUntil(executor)),
  ]);
  return [draft, ...others].some((row) => row !== undefined);
}

/** Makes it changes, plans and versions, inside a transaction that has taken its turn. */
export async function adoptEarlier(transaction: Executor, area: Area<SiteContent>): Promise<void> {
  if (!(await hasEarlier(transaction))) return;
  await adoptVersions(transaction, area);
  await adoptPlans(transaction, area);
  await adoptDraft(transaction, area);
  await countChanges(transaction, ['catalog', 'content']);
}

/** A publication as a whole site: processes of the release before compare with it, and publish it again. */
export async function copyForEarlier(
  transaction: Executor,
  content: SiteContent,
  { by, now, restoredFrom }: Author & { readonly restoredFrom: number | null },
): Promise<void> {
  const row = { ...printContent(content), published_at: now, by: by ?? nameless, restored_from: restoredFrom };
  const { id } = await transaction.insertInto('content_versions').values(row).returning('id').executeTakeFirstOrThrow();
  await setAdopted(transaction, Number(id));
}

/** Content as the columns of a version or a plan of the release before. */
export function printContent({ settings, pages }: SiteContent): { readonly settings: string; readonly pages: string } {
  return { settings: JSON.stringify(settings), pages: JSON.stringify(pages) };
}

function parseContent(row: { readonly settings: string; readonly pages: string | null }): SiteContent {
  return { settings: parseSettings(row.settings), pages: parseSitePages(row.pages) };
}

async function adoptedUntil(executor: Executor): Promise<number> {
  const row = await executor.selectFrom('meta').select('value').where('key', '=', adoptedKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function setAdopted(transaction: Executor, id: number): Promise<void> {
  const value = String(id);
  await transaction
    .insertInto('meta')
    .values({ key: adoptedKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

function newestCopy(executor: Executor, after: number) {
  return executor.selectFrom('content_versions').selectAll().where('id', '>', after).orderBy('id').limit(1).executeTakeFirst();
}

/** Each version becomes what it changed; of the oldest one nothing is known before it. */
async function adoptVersions(transaction: Executor, area: Area<SiteContent>): Promise<void> {
  const pause = createPause();
  const from = await adoptedUntil(transaction);
  const last = await transaction.selectFrom('content_versions').selectAll().where('id', '=', from).executeTakeFirst();
  let before = last === undefined ? null : area.apply(parseContent(last), []);
  let done = from;
  for (let row = await newestCopy(transaction, done); row !== undefined; row = await newestCopy(transaction, done)) {
    // without the settings of another system, which versions do not bring back
    const content = area.apply(parseContent(row), []);
    await addVersion(transaction, {
      publishedAt: row.published_at,
      by: row.by === nameless ? null : row.by,
      restoredFrom: row.restored_from === null ? null : await numberOf(transaction, row.restored_from),
      adoptedFrom: row.id,
      changes: before === null ? [] : allChangesOfContent(before, content),
    });
    [before, done] = [content, row.id];
    await pause();
  }
  if (done !== from) await setAdopted(transaction, done);
}

/** The version that a row of `content_versions` is in the history; null: it is no longer there. */
async function numberOf(transaction: Executor, id: number): Promise<number | null> {
  const adopted = await transaction.selectFrom('catalog_versions').select('id').where('adopted_from', '=', id).executeTakeFirst();
  if (adopted !== undefined) return adopted.id;
  const copy = await transaction.selectFrom('content_versions').select('published_at').where('id', '=', id).executeTakeFirst();
  const version = await transaction
    .selectFrom('catalog_versions')
    .select('id')
    .where('published_at', '=', copy?.published_at ?? -1)
    .where('adopted_from', 'is', null)
    .executeTakeFirst();
  return version?.id ?? null;
}

async function adoptPlans(transaction: Executor, area: Area<SiteContent>): Promise<void> {
  for (const { changes, made_at, ...row } of await transaction.selectFrom('catalog_plans').selectAll().orderBy('id').execute()) {
    await addPlan(transaction, { ...row, problem: row.problem as ProblemCode | null, madeAt: made_at, changes: parseChanges(changes) });
  }
  await transaction.deleteFrom('catalog_plans').execute();
  // each on top of those that are carried out before it
  let site = await area.read(transaction);
  for (const { content, parts, ...plan } of await readContentPlans(transaction)) {
    const next = area.apply(parts === null ? content : withParts(site, content, parts), []);
    await addPlan(transaction, { ...plan, changes: changesOfContent(site, next) });
    site = next;
  }
  await transaction.deleteFrom('content_plans').execute();
  await transaction.deleteFrom('content_schedule').execute();
}

interface ContentPlan extends Omit<Plan, 'id' | 'changes'> {
  readonly content: SiteContent;
  /** null: all */
  readonly parts: readonly string[] | null;
}

async function readContentPlans(transaction: Executor): Promise<ContentPlan[]> {
  const rows = await transaction.selectFrom('content_plans').selectAll().orderBy('at').orderBy('id').execute();
  const plans = rows.map((row) => ({
    ...{ at: row.at, by: row.by, madeAt: row.made_at, problem: row.problem as ProblemCode | null },
    ...{ content: parseContent(row), parts: parseParts(row.parts) },
  }));
  const scheduled = await transaction.selectFrom('content_schedule').selectAll().execute();
  const whole = scheduled.map((row) => ({
    at: row.at,
    by: row.by,
    madeAt: row.at,
    problem: null,
    content: parseContent(row),
    parts: null,
  }));
  return [...whole, ...plans].toSorted((a, b) => a.at - b.at);
}

type StoredDraft = Omit<Draft, 'pages'> & { readonly pages?: Partial<Draft['pages']> };

/** What it has otherwise than the site becomes changes of the draft; those that are there already stay beside it. */
async function adoptDraft(transaction: Executor, area: Area<SiteContent>): Promise<void> {
  const row = await transaction.selectFrom('content_drafts').selectAll().where('id', '=', 1).executeTakeFirst();
  if (row === undefined) return;
  const stored = JSON.parse(row.draft) as StoredDraft;
  const theirs = area.apply({ settings: withAllSettings(stored.settings), pages: withAllPages(stored.pages ?? {}) }, []);
  const { live, base, draft } = await readState(transaction, area);
  const merged = changesOfContent(live, theirs).map((change): RecordChange => {
    const present = area.find(draft, change);
    return { ...change, after: area.merge({ base: change.before, mine: change.after, theirs: present }).merged };
  });
  const next = area.apply(draft, merged);
  const signed = changesOfContent(base, next).map((change) => ({ ...change, by: row.saved_by, at: row.saved_at }));
  await writeChanges(transaction, signed);
  await addNotes(transaction, { ready: stored.ready, comments: stored.comments }, { by: row.saved_by, now: row.saved_at });
  await transaction.deleteFrom('content_drafts').where('id', '=', 1).execute();
}

const mostCopies = 200;

export async function forgetCopies(executor: Executor, now: number): Promise<void> {
  const copies = await executor.selectFrom('content_versions').select(['id', 'published_at']).orderBy('id', 'desc').execute();
  for (const { id } of forgottenVersions(copies, mostCopies, now)) {
    await executor.deleteFrom('content_versions').where('id', '=', id).execute();
  }
}
