import { areaOf, isAmong, type RecordChange, type RecordName } from '#contract/catalog/record-changes.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Executor } from '../../db/connection.ts';
import { copyForEarlier } from './adopt-earlier.ts';
import { type AnyArea, asContent, type Engine } from './area.ts';
import { removeChanges, type StoredChange } from './draft-rows.ts';
import { type DraftState, readState, rebased } from './draft-state.ts';
import { logPlan, logPublished } from './log-changes.ts';
import { addPlan, changesOfArea, countPlans, failPlan, mostPlans, readPlans, removePlan } from './plans.ts';
import type { Author } from './save-records.ts';
import { settleContent } from './settle-content.ts';
import { countChanges } from './take-turn.ts';
import { addVersion, changesBackTo } from './versions.ts';

/** A record, and the time of its change as the person saw it, in ms; without it the change of now is meant. */
export interface SeenRecord extends RecordName {
  readonly at?: number | undefined;
}

/** What is published: all changes of the areas (`names` null) or some of them; `at` null: immediately. */
interface Publication extends Author {
  readonly names: readonly SeenRecord[] | null;
  readonly at: number | null;
}

interface Chosen {
  readonly area: AnyArea;
  readonly state: DraftState<unknown>;
  /** from what is live */
  readonly changes: readonly RecordChange[];
  readonly next: unknown;
}

/**
 * Publishes changes of the draft; rejected with NOT_FOUND for a record without a change, with DRAFT_CHANGED for one that has changed since
 * the person saw it, with CATALOG_INVALID where a published record would name one that is not published, with CONTENT_INCOMPLETE and
 * SLUG_TAKEN for pages, with PUBLISH_TIME_PAST when `at` is not in the future, with TOO_MANY_PLANS. Planned changes leave the draft.
 */
export async function publishChanges(
  transaction: Executor,
  { areas, engine }: Places,
  publication: Publication,
): Promise<Result<null, Problem>> {
  const { names, at, by, now } = publication;
  const chosen: Chosen[] = [];
  for (const area of areas) {
    const own = names?.filter((name) => areaOf(name) === area.name) ?? null;
    if (own?.length === 0) continue;
    const state = await readState(transaction, area);
    const changes = state.changes.filter(isAmong(own));
    if (own?.every(isAmong(changes)) === false) return err(problem('NOT_FOUND'));
    if (own?.some((name) => hasChanged(name, changes))) return err(problem('DRAFT_CHANGED', {}));
    if (changes.length === 0) continue;
    const plain = changes.map(({ section, id, before, after }) => ({ section, id, before, after }));
    const onLive = area.showsPlans ? await rebased(area, state.live, plain) : plain;
    chosen.push({ area, state, changes: at === null ? onLive : plain, next: area.withPublished(state, onLive) });
  }
  if (chosen.length === 0) return ok(null);
  if (at !== null && !isAhead(at, now)) return err(problem('PUBLISH_TIME_PAST'));
  for (const { area, state, next, changes } of chosen) {
    const wrong = await area.problemOf(state.live, next, changes);
    if (wrong !== null) return err(wrong);
  }
  if (at === null) await putLive(transaction, engine, { editions: chosen.map(editionOf), by, now, restoredFrom: null });
  else {
    if ((await countPlans(transaction)) >= mostPlans) return err(problem('TOO_MANY_PLANS', { most: mostPlans }));
    const changes = (await Promise.all(chosen.map(plannedChanges))).flat();
    await addPlan(transaction, { at, by, madeAt: now, changes, problem: null });
    await logPlan(transaction, 'planned', { at, changes }, { by, now });
  }
  for (const { area, state, changes } of chosen) {
    await removeChanges(transaction, changes);
    const content = asContent(area);
    if (content !== null) await settleContent(transaction, content, state as DraftState<SiteContent>, { by, now });
  }
  await countChanges(
    transaction,
    chosen.map(({ area }) => area.name),
  );
  return ok(null);
}

/** Where changes are published, one area after the other. */
export interface Places {
  readonly areas: readonly AnyArea[];
  readonly engine: Engine;
}

function hasChanged({ section, id, at }: SeenRecord, changes: readonly StoredChange[]): boolean {
  return at !== undefined && changes.some((change) => change.section === section && change.id === id && change.at !== at);
}

/** New pages have their places in the plan, too. */
async function plannedChanges({ area, state, changes }: Chosen): Promise<readonly RecordChange[]> {
  if (!area.showsPlans || changes.some(({ id }) => id === 'order')) return changes;
  const planned = area.withPublished({ live: state.base, draft: state.draft }, changes);
  const order = (await area.ownChangesBetween(state.base, planned)).filter(({ id }) => id === 'order');
  return [...changes, ...order];
}

interface Edition {
  readonly area: AnyArea;
  readonly live: unknown;
  readonly next: unknown;
}

function editionOf({ area, state: { live }, next }: Chosen): Edition {
  return { area, live, next };
}

interface Publishing extends Author {
  readonly editions: readonly Edition[];
  readonly restoredFrom: number | null;
}

/** Replaces what customers see and adds a version; neither stock nor orders change. */
async function putLive(transaction: Executor, engine: Engine, { editions, by, now, restoredFrom }: Publishing): Promise<void> {
  const [written, logged]: [RecordChange[], RecordChange[]] = [[], []];
  for (const { area, live, next } of editions) {
    const changes = await area.changesBetween(live, next);
    if (changes.length === 0) continue;
    await area.write(transaction, engine, next, changes);
    if (area.name === 'content') await copyForEarlier(transaction, next as SiteContent, { by, now, restoredFrom });
    written.push(...changes);
    logged.push(...(area.name === 'content' ? await area.ownChangesBetween(live, next) : changes));
  }
  if (written.length === 0) return;
  const version = await addVersion(transaction, { publishedAt: now, by, restoredFrom, changes: written });
  await logPublished(transaction, logged, { by, now, restoredFrom, version });
}

/** Publishes a version again, of some areas; the draft stays. Rejected with NOT_FOUND, and as `publishChanges`. */
export async function restoreVersion(
  transaction: Executor,
  { areas, engine }: Places,
  id: number,
  { by, now }: Author,
): Promise<Result<null, Problem>> {
  const editions: Edition[] = [];
  for (const area of areas) {
    const live = await area.read(transaction);
    const back = await changesBackTo(transaction, id, area.name);
    if (back === null) return err(problem('NOT_FOUND'));
    const next = area.apply(live, back);
    const wrong = await area.problemOf(live, next, null);
    if (wrong !== null) return err(wrong);
    editions.push({ area, live, next });
  }
  await putLive(transaction, engine, { editions, by, now, restoredFrom: id });
  await settle(transaction, editions, { by, now });
  await countChanges(
    transaction,
    areas.map(({ name }) => name),
  );
  return ok(null);
}

async function settle(transaction: Executor, editions: readonly Edition[], author: Author): Promise<void> {
  const content = editions.map(({ area }) => asContent(area)).find((area) => area !== null);
  if (content !== undefined) await settleContent(transaction, content, null, author);
}

/** Publishes the plans that are due, each on top of what is live then; one that does not fit any more stays, with its problem. */
export async function publishDuePlans(transaction: Executor, { areas, engine }: Places, now: number): Promise<void> {
  const due = (await readPlans(transaction)).filter((plan) => plan.problem === null && plan.at <= now);
  for (const { id, by, at, changes } of due) {
    const editions: Edition[] = [];
    let wrong: Problem | null = null;
    for (const area of areas) {
      const own = changesOfArea({ changes }, area.name);
      if (own.length === 0) continue;
      const live = await area.read(transaction);
      const next = area.apply(live, await rebased(area, live, own));
      wrong ??= await area.problemOf(live, next, null);
      editions.push({ area, live, next });
    }
    if (wrong === null) {
      await putLive(transaction, engine, { editions, by, now, restoredFrom: null });
      await removePlan(transaction, id);
      await settle(transaction, editions, { by, now });
    } else {
      await failPlan(transaction, id, wrong.code);
      await logPlan(transaction, 'failed', { at, changes, problem: wrong.code }, { by, now });
    }
    await countChanges(transaction, changes.map(areaOf));
  }
}
