import type { RecordChange } from '#contract/catalog/record-changes.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import { parseChanges } from './draft-rows.ts';

/** Changes that wait for the time at which they are published. */
export interface CatalogPlan {
  readonly id: number;
  readonly at: number;
  readonly by: string | null;
  readonly madeAt: number;
  readonly changes: readonly RecordChange[];
  /** why they were not published at their time; null: they wait for it */
  readonly problem: ProblemCode | null;
}

/** In the order in which they are published. */
export async function readPlans(executor: Executor): Promise<CatalogPlan[]> {
  const rows = await executor.selectFrom('catalog_plans').selectAll().orderBy('at').orderBy('id').execute();
  return rows.map(({ made_at, changes, problem, ...row }) => ({
    ...row,
    madeAt: made_at,
    changes: parseChanges(changes),
    problem: problem as ProblemCode | null,
  }));
}

export async function hasDuePlan(executor: Executor, now: number): Promise<boolean> {
  const row = await executor
    .selectFrom('catalog_plans')
    .select('id')
    .where('at', '<=', now)
    .where('problem', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addPlan(transaction: Executor, { at, by, madeAt, changes }: Omit<CatalogPlan, 'id' | 'problem'>): Promise<void> {
  await transaction
    .insertInto('catalog_plans')
    .values({ at, by, made_at: madeAt, changes: JSON.stringify(changes), problem: null })
    .execute();
}

/** A plan that failed waits for its new time. */
export async function movePlan(transaction: Executor, id: number, at: number): Promise<void> {
  await transaction.updateTable('catalog_plans').set({ at, problem: null }).where('id', '=', id).execute();
}

export async function failPlan(transaction: Executor, id: number, problem: ProblemCode): Promise<void> {
  await transaction.updateTable('catalog_plans').set({ problem }).where('id', '=', id).execute();
}

export async function removePlan(transaction: Executor, id: number): Promise<void> {
  await transaction.deleteFrom('catalog_plans').where('id', '=', id).execute();
}
