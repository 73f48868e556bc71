import { areaOf, type PublishingArea, type RecordChange, type RecordName } from '#contract/catalog/record-changes.ts';
import type { Draft, SiteContent } from '#domain/content/draft.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { readVersion } from '../catalog/catalog-version.ts';
import { forgetCopies } from './adopt-earlier.ts';
import type { AnyArea } from './area.ts';
import { type CatalogDraft, createCatalogDraft } from './catalog-draft.ts';
import { type ContentWorkspace, readContentWorkspace, saveContentDraft } from './content-draft.ts';
import { type DiscardedName, discardChanges } from './discard-changes.ts';
import { type Discarded, readDiscarded, removeDiscarded } from './discarded.ts';
import type { StoredChange } from './draft-rows.ts';
import { readState, readUnchanged, rebased } from './draft-state.ts';
import { type ListedPlan, listPlans } from './list-plans.ts';
import { logPlan, logReturned } from './log-changes.ts';
import { changesOfArea, countPlansOf, hasDuePlan, type Plan, readPlans, removePlan, setPlanTime } from './plans.ts';
import { publishChanges, publishDuePlans, restoreVersion, type SeenRecord } from './publish-changes.ts';
import { returnChanges } from './return-changes.ts';
import type { Author } from './save-records.ts';
import { countChanges } from './take-turn.ts';
import { changesBackTo, forgetVersions, listVersions, type Version } from './versions.ts';
import { createWorkplace, everyArea, type OpenAreas, type PublishingOptions, type Workplace } from './workplace.ts';

/** Who publishes, when, and of which areas. */
export interface Publisher extends Author {
  readonly areas: readonly PublishingArea[];
}

interface PublishingState {
  readonly changes: readonly StoredChange[];
  /** in the order in which they are published, with their changes of these areas */
  readonly planned: readonly ListedPlan[];
  /** the newest first, with their changes of these areas */
  readonly discarded: readonly Discarded[];
  /** another one after each change of these areas */
  readonly revision: string;
}

/** The unpublished changes of catalog and content, and how they reach customers. What belongs to another area is not named or changed. */
export interface Publishing {
  /** false: another system publishes the catalog and the settings, and pages alone are published here */
  readonly ownsAll: boolean;
  /** null: another system has the catalog */
  readonly catalog: CatalogDraft | null;
  readonly content: ContentDraft;
  state(areas: readonly PublishingArea[]): Promise<PublishingState>;
  /** How many plans have changes of an area. */
  planCount(area: PublishingArea): Promise<number>;
  /** Rejects as `publishChanges`, and with PUBLISHED_ELSEWHERE. @param names null: all changes @param at null: immediately */
  publish(names: readonly SeenRecord[] | null, at: number | null, publisher: Publisher): Promise<Result<null, Problem>>;
  /** Rejects with ROLE_NOT_ALLOWED. @param names null: all changes */
  discard(names: readonly DiscardedName[] | null, publisher: Publisher): Promise<Result<null, Problem>>;
  /** Brings what was discarded back into the draft; rejects with NOT_FOUND. */
  returnDiscarded(id: number, publisher: Publisher): Promise<Result<null, Problem>>;
  /** Its changes return to the draft; rejects with NOT_FOUND, and with ROLE_NOT_ALLOWED where the plan has changes of another area. */
  cancelPlan(id: number, publisher: Publisher): Promise<Result<null, Problem>>;
  /** Rejects with PUBLISH_TIME_PAST and as `cancelPlan`. */
  movePlan(id: number, at: number, publisher: Publisher): Promise<Result<null, Problem>>;
  publishDue(now: number): Promise<void>;
  /** Newest first. */
  versions(areas: readonly PublishingArea[]): Promise<readonly Version[]>;
  /** What publishing a version again would change; rejects with NOT_FOUND. @param id 0: what was there before the oldest version */
  changesTo(id: number, areas: readonly PublishingArea[]): Promise<Result<readonly RecordChange[], Problem>>;
  /** Publishes a version again; rejects with NOT_FOUND and as `publish`. @param id 0: what was there before the oldest version */
  restore(id: number, publisher: Publisher): Promise<Result<null, Problem>>;
  /** Removes versions that are too old or too many. */
  forgetVersions(now: number): Promise<void>;
}

/** The editors' draft of the content. */
interface ContentDraft {
  workspace(): Promise<ContentWorkspace & { readonly planned: number; readonly revision: string }>;
  /** The site with a plan carried out; null: there is no such plan. */
  withPlan(id: number): Promise<SiteContent | null>;
  /** Rejects with DRAFT_CHANGED when `etag` does not match the current draft, with SLUG_TAKEN, SLUG_RESERVED and PUBLISHED_ELSEWHERE. */
  save(draft: Draft, etag: string, author: Author): Promise<Result<null, Problem>>;
}

export function createPublishing(connection: Connection, options: PublishingOptions = {}): Publishing {
  const workplace = createWorkplace(connection, options);
  const { db, engine, ownsAll, inTurn, adopted, open } = workplace;
  return {
    ownsAll,
    catalog: ownsAll ? createCatalogDraft(db, inTurn) : null,
    content: contentDraftOf(workplace),
    ...plansOf(workplace),
    ...versionsOf(workplace),
    async state(areas) {
      await adopted();
      const places = (await open()).of(areas);
      const { value, revision } = await readUnchanged(db, areas, () => readPublishing(db, places));
      return { ...value, discarded: ofAreas(value.discarded, areas), revision };
    },
    async planCount(area) {
      await adopted();
      return countPlansOf(db, area);
    },
    async publish(names, at, { areas, ...author }) {
      if (!ownsAll && names?.some((name) => areaOf(name) === 'catalog')) return err(problem('PUBLISHED_ELSEWHERE'));
      if (!isOwn(names, areas)) return err(problem('ROLE_NOT_ALLOWED'));
      return inTurn((transaction, opened) => publishChanges(transaction, { areas: opened.of(areas), engine }, { ...author, names, at }));
    },
    async discard(names, { areas, ...author }) {
      if (!isOwn(names, areas)) return err(problem('ROLE_NOT_ALLOWED'));
      await inTurn((transaction, opened) => discardChanges(transaction, opened.of(areas), names, author));
      return ok(null);
    },
    returnDiscarded: (id, { areas, ...author }) =>
      inTurn(async (transaction, opened) => {
        const found = ofAreas(await readDiscarded(transaction), areas).find((each) => each.id === id);
        if (found === undefined) return err(problem('NOT_FOUND'));
        await returnChanges(transaction, opened.of(areas), found.changes, author);
        await removeDiscarded(transaction, id);
        await logReturned(transaction, found.changes, author);
        await countChanges(transaction, found.changes.map(areaOf));
        return ok(null);
      }),
  };
}

function isOwn(names: readonly RecordName[] | null, areas: readonly PublishingArea[]): boolean {
  return names === null || names.every((name) => areas.includes(areaOf(name)));
}

function ofAreas(sets: readonly Discarded[], areas: readonly PublishingArea[]): Discarded[] {
  return sets
    .map((set) => ({ ...set, changes: set.changes.filter((change) => areas.includes(areaOf(change))) }))
    .filter(({ changes }) => changes.length > 0);
}

async function readPublishing(db: Executor, areas: readonly AnyArea[]) {
  const changes: StoredChange[] = [];
  for (const area of areas) changes.push(...(await readState(db, area)).changes);
  return { changes: changes.sort((a, b) => a.at - b.at), planned: await listPlans(db, areas), discarded: await readDiscarded(db) };
}

function contentDraftOf({ db, ownsAll, inTurn, adopted, open, readTheirs }: Workplace): ContentDraft {
  return {
    async workspace() {
      await adopted();
      const { content } = await open();
      const read = async () => ({
        ...(await readContentWorkspace(db, content, ownsAll)),
        planned: await countPlansOf(db, 'content'),
        revision: await readVersion(db, 'content'),
      });
      return (await readUnchanged(db, ['content'], read)).value;
    },
    async withPlan(id) {
      await adopted();
      const { content } = await open();
      const plan = (await readPlans(db)).find((each) => each.id === id);
      if (plan === undefined) return null;
      const live = await content.read(db);
      return content.apply(live, await rebased(content, live, changesOfArea(plan, 'content')));
    },
    async save(draft, etag, author) {
      const theirs = await readTheirs();
      if (theirs !== null && !isSameValue(theirs, draft.settings)) return err(problem('PUBLISHED_ELSEWHERE'));
      return inTurn((transaction, { content }) =>
        saveContentDraft(transaction, content, { draft, etag, ownsSettings: ownsAll, ...author }),
      );
    },
  };
}

type PlanChange = (transaction: Executor, plan: Plan, opened: OpenAreas) => Promise<Problem | null>;

function plansOf({ db, engine, inTurn, adopted }: Workplace): Pick<Publishing, 'cancelPlan' | 'movePlan' | 'publishDue'> {
  const changePlan = (id: number, { areas }: Publisher, change: PlanChange) =>
    inTurn(async (transaction, opened) => {
      const plan = (await readPlans(transaction)).find((each) => each.id === id);
      const own = plan?.changes.filter((record) => areas.includes(areaOf(record))) ?? [];
      if (plan === undefined || (own.length === 0 && plan.changes.length > 0)) return err(problem('NOT_FOUND'));
      if (own.length < plan.changes.length) return err(problem('ROLE_NOT_ALLOWED'));
      const rejection = await change(transaction, plan, opened);
      if (rejection !== null) return err(rejection);
      await countChanges(transaction, plan.changes.map(areaOf));
      return ok(null);
    });
  return {
    cancelPlan: (id, publisher) =>
      changePlan(id, publisher, async (transaction, { at, changes }, opened) => {
        await removePlan(transaction, id);
        await returnChanges(transaction, opened.of(everyArea), changes, publisher);
        await logPlan(transaction, 'canceled', { at, changes }, publisher);
        return null;
      }),
    movePlan: (id, at, publisher) =>
      changePlan(id, publisher, async (transaction, { changes }) => {
        if (!isAhead(at, publisher.now)) return problem('PUBLISH_TIME_PAST');
        await setPlanTime(transaction, id, at);
        await logPlan(transaction, 'moved', { at, changes }, publisher);
        return null;
      }),
    async publishDue(now) {
      await adopted();
      if (!(await hasDuePlan(db, now))) return;
      await inTurn((transaction, opened) => publishDuePlans(transaction, { areas: opened.of(everyArea), engine }, now));
    },
  };
}

function versionsOf(workplace: Workplace): Pick<Publishing, 'versions' | 'changesTo' | 'restore' | 'forgetVersions'> {
  const { db, engine, inTurn, adopted, open } = workplace;
  return {
    async versions(areas) {
      await adopted();
      return listVersions(db, areas);
    },
    async changesTo(id, areas) {
      await adopted();
      const places = (await open()).of(areas);
      return (await readUnchanged(db, areas, () => readChangesTo(db, places, id))).value;
    },
    restore: (id, { areas, ...author }) =>
      inTurn((transaction, opened) => restoreVersion(transaction, { areas: opened.of(areas), engine }, id, author)),
    async forgetVersions(now) {
      await forgetVersions(db, now);
      await forgetCopies(db, now);
    },
  };
}

async function readChangesTo(executor: Executor, areas: readonly AnyArea[], id: number): Promise<Result<readonly RecordChange[], Problem>> {
  const changes: RecordChange[] = [];
  for (const area of areas) {
    const live = await area.read(executor);
    const back = await changesBackTo(executor, id, area.name);
    if (back === null) return err(problem('NOT_FOUND'));
    changes.push(...(await area.ownChangesBetween(live, area.apply(live, back))));
  }
  return ok(changes);
}
