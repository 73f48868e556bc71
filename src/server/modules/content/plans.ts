import { type ContentPart, differingParts } from '#domain/content/content-parts.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import { parseParts } from '../office/change-log.ts';
import { parseContent, printContent } from './versions.ts';

/** The number of the publication that a process of the previous version has scheduled; its table holds at most one. */
const earlierPlan = 0;
/** Each stores a copy of the whole content. */
export const mostPlans = 50;

/** Parts of a draft that are to be published at a time, as they were when this was planned. */
export interface Plan {
  readonly id: number;
  /** ms */
  readonly at: number;
  readonly by: string | null;
  /** null: unknown */
  readonly madeAt: number | null;
  readonly parts: readonly ContentPart[];
  readonly content: SiteContent;
  /** why it was not published at its time; null: it waits for its time */
  readonly problem: ProblemCode | null;
}

/** All plans, in the order in which they are carried out: by time, then as they were made. */
export async function readPlans(executor: Executor, published: SiteContent): Promise<readonly Plan[]> {
  const rows = await executor.selectFrom('content_plans').selectAll().execute();
  const plans = rows.map(
    ({ id, at, by, made_at, parts, problem, ...row }): Plan => ({
      id,
      at,
      by,
      madeAt: made_at,
      parts: parseParts(parts),
      content: parseContent(row),
      problem: problem as ProblemCode | null,
    }),
  );
  const earlier = await executor.selectFrom('content_schedule').selectAll().execute();
  return [...earlier.map((row) => toPlan(row, published)), ...plans].toSorted((a, b) => a.at - b.at || a.id - b.id);
}

/** It replaces the whole content, as it did in the version that scheduled it. */
function toPlan(row: { settings: string; pages: string | null; at: number; by: string | null }, published: SiteContent): Plan {
  const content = parseContent(row);
  const { at, by } = row;
  return { id: earlierPlan, at, by, madeAt: null, parts: differingParts(published, content), content, problem: null };
}

/** Whether a plan is due. */
export async function hasDuePlan(executor: Executor, now: number): Promise<boolean> {
  const own = await executor
    .selectFrom('content_plans')
    .select('id')
    .where('at', '<=', now)
    .where('problem', 'is', null)
    .executeTakeFirst();
  if (own !== undefined) return true;
  return (await executor.selectFrom('content_schedule').select('id').where('at', '<=', now).executeTakeFirst()) !== undefined;
}

type NewPlan = Omit<Plan, 'id' | 'madeAt'> & { readonly madeAt: number };

async function insertPlan(transaction: Executor, { at, by, madeAt, parts, content, problem }: NewPlan): Promise<void> {
  await transaction
    .insertInto('content_plans')
    .values({ at, by, made_at: madeAt, parts: JSON.stringify(parts), ...printContent(content), problem })
    .execute();
}

/** False: there are as many plans as may wait, `mostPlans`. */
export async function addPlan(transaction: Executor, plan: Omit<NewPlan, 'problem'>): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('content_plans')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPlans) return false;
  await insertPlan(transaction, { ...plan, problem: null });
  return true;
}

/** A plan that failed waits for its new time. */
export async function movePlan(transaction: Executor, id: number, at: number): Promise<void> {
  if (id === earlierPlan) await transaction.updateTable('content_schedule').set({ at }).execute();
  else await transaction.updateTable('content_plans').set({ at, problem: null }).where('id', '=', id).execute();
}

/** The plan waits with its problem; that of the previous version, which has no place for a problem, becomes one of this version. */
export async function failPlan(transaction: Executor, plan: Plan, problem: ProblemCode, now: number): Promise<void> {
  if (plan.id !== earlierPlan) {
    await transaction.updateTable('content_plans').set({ problem }).where('id', '=', plan.id).execute();
    return;
  }
  await removePlan(transaction, earlierPlan);
  await insertPlan(transaction, { ...plan, madeAt: now, problem });
}

export async function removePlan(transaction: Executor, id: number): Promise<void> {
  if (id === earlierPlan) await transaction.deleteFrom('content_schedule').execute();
  else await transaction.deleteFrom('content_plans').where('id', '=', id).execute();
}
