import { withParts } from '#domain/content/content-parts.ts';
import { slugProblem } from '#domain/content/pages/site-pages.ts';
import { isAhead } from '#domain/content/publish-time.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toIso } from '../../clock.ts';
import type { Executor } from '../../db/connection.ts';
import { addLogEntry } from '../office/change-log.ts';
import { countContentChange, readDraft } from './draft.ts';
import { failPlan, hasDuePlan, movePlan, type Plan, readPlans, removePlan } from './plans.ts';
import { inTurn, type Publisher, publish, readSite } from './publishing.ts';

interface Actor {
  readonly by: string | null;
  readonly now: number;
}

/**
 * Publishes what is due, each plan on top of what is published then; only one of several processes does it. A plan whose page has got the
 * address of another one meanwhile stays, with its problem.
 */
export async function publishDue(publisher: Publisher, now: number): Promise<void> {
  if (!(await hasDuePlan(publisher.connection.db, now))) return;
  await inTurn(publisher, async (transaction) => {
    const due = (await allPlans(transaction, publisher)).filter((plan) => plan.problem === null && plan.at <= now);
    for (const plan of due) await carryOut(transaction, publisher, plan, now);
  });
}

async function carryOut(transaction: Executor, publisher: Publisher, plan: Plan, now: number): Promise<void> {
  const { id, by, parts } = plan;
  const content = withParts(await readSite(transaction, publisher, plan.content.settings), plan.content, parts);
  const wrong = slugProblem(content.pages.own);
  if (wrong !== null) {
    await failPlan(transaction, plan, wrong.code, now);
    await addLogEntry(transaction, { at: now, by, kind: 'failed', parts, detail: wrong.code });
    await countContentChange(transaction);
    return;
  }
  await publish(transaction, publisher, { content, parts, by, now, restoredFrom: null });
  await removePlan(transaction, id);
}

/** Cancels one plan; rejected with NOT_FOUND when it has been canceled or carried out. */
export function cancelPlan(publisher: Publisher, id: number, { by, now }: Actor): Promise<Result<null, Problem>> {
  return changePlan(publisher, id, async (transaction, plan) => {
    await cancel(transaction, plan, { by, now });
    return null;
  });
}

async function cancel(transaction: Executor, { id, at, parts }: Plan, { by, now }: Actor): Promise<void> {
  await removePlan(transaction, id);
  await addLogEntry(transaction, { at: now, by, kind: 'canceled', parts, detail: toIso(at) });
}

export function cancelAllPlans(publisher: Publisher, { by, now }: Actor): Promise<void> {
  return inTurn(publisher, async (transaction) => {
    for (const plan of await allPlans(transaction, publisher)) await cancel(transaction, plan, { by, now });
    await countContentChange(transaction);
  });
}

/** Moves a plan to another time; rejected with NOT_FOUND as `cancelPlan`, with PUBLISH_TIME_PAST when `at` is not in the future. */
export function reschedulePlan(publisher: Publisher, id: number, at: number, { by, now }: Actor): Promise<Result<null, Problem>> {
  return changePlan(publisher, id, async (transaction, { parts }) => {
    if (!isAhead(at, now)) return problem('PUBLISH_TIME_PAST');
    await movePlan(transaction, id, at);
    await addLogEntry(transaction, { at: now, by, kind: 'moved', parts, detail: toIso(at) });
    return null;
  });
}

type PlanChange = (transaction: Executor, plan: Plan) => Promise<Problem | null>;

function changePlan(publisher: Publisher, id: number, change: PlanChange): Promise<Result<null, Problem>> {
  return inTurn(publisher, async (transaction) => {
    const plan = (await allPlans(transaction, publisher)).find((each) => each.id === id);
    if (plan === undefined) return err(problem('NOT_FOUND'));
    const rejection = await change(transaction, plan);
    if (rejection !== null) return err(rejection);
    await countContentChange(transaction);
    return ok(null);
  });
}

async function allPlans(transaction: Executor, publisher: Publisher): Promise<readonly Plan[]> {
  const { draft } = await readDraft(transaction);
  return readPlans(transaction, await readSite(transaction, publisher, draft.settings));
}
