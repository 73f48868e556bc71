import { areaOf, type PublishingArea, type RecordChange } from '#contract/catalog/record-changes.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import { parseChanges } from './draft-rows.ts';

/** How many may wait. */
export const mostPlans = 50;

/** Changes that left the draft and wait for the time at which they are published. */
export interface Plan {
  readonly id: number;
  /** ms */
  readonly at: number;
  readonly by: string | null;
  readonly madeAt: number;
  readonly changes: readonly RecordChange[];
  /** why they were not published at their time; null: they wait for it */
  readonly problem: ProblemCode | null;
}

/** In the order in which they are published. */
export async function readPlans(executor: Executor): Promise<Plan[]> {
  const rows = await executor.selectFrom('publication_plans').selectAll().orderBy('at').orderBy('id').execute();
  return rows.map(({ made_at, changes, problem, ...row }) => ({
    ...row,
    madeAt: made_at,
    changes: parseChanges(changes),
    problem: problem as ProblemCode | null,
  }));
}

export function changesOfArea({ changes }: Pick<Plan, 'changes'>, area: PublishingArea): RecordChange[] {
  return changes.filter((change) => areaOf(change) === area);
}

export async function hasDuePlan(executor: Executor, now: number): Promise<boolean> {
  const row = await executor
    .selectFrom('publication_plans')
    .select('id')
    .where('at', '<=', now)
    .where('problem', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countPlans(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('publication_plans')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many have changes of an area. */
export async function countPlansOf(executor: Executor, area: PublishingArea): Promise<number> {
  return (await readPlans(executor)).filter((plan) => changesOfArea(plan, area).length > 0).length;
}

export async function addPlan(transaction: Executor, { at, by, madeAt, changes, problem }: Omit<Plan, 'id'>): Promise<void> {
  await transaction
    .insertInto('publication_plans')
    .values({ at, by, problem, made_at: madeAt, changes: JSON.stringify(changes) })
    .execute();
}

/** A plan that failed waits for its new time. */
export async function setPlanTime(transaction: Executor, id: number, at: number): Promise<void> {
  await transaction.updateTable('publication_plans').set({ at, problem: null }).where('id', '=', id).execute();
}

export async function failPlan(transaction: Executor, id: number, problem: ProblemCode): Promise<void> {
  await transaction.updateTable('publication_plans').set({ problem }).where('id', '=', id).execute();
}

export async function removePlan(transaction: Executor, id: number): Promise<void> {
  await transaction.deleteFrom('publication_plans').where('id', '=', id).execute();
}
