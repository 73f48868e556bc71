import { areaOf, type RecordName } from '#contract/catalog/record-changes.ts';
import type { Executor } from '../../db/connection.ts';
import type { AnyArea } from './area.ts';
import { rebased } from './draft-state.ts';
import { changesOfArea, type Plan, readPlans } from './plans.ts';

export interface ListedPlan extends Plan {
  /** the records of which it would replace values that were published after it was made */
  readonly overrides: readonly RecordName[];
  /** whether it has changes of other areas, too */
  readonly isShared: boolean;
}

/** The plans with their changes of some areas, in the order in which they are published. */
export async function listPlans(executor: Executor, areas: readonly AnyArea[]): Promise<ListedPlan[]> {
  const names = areas.map(({ name }) => name);
  const plans = await readPlans(executor);
  const overrides = new Map<number, RecordName[]>(plans.map(({ id }) => [id, []]));
  if (plans.length > 0) for (const area of areas) await findOverrides(executor, area, plans, overrides);
  return plans.flatMap((plan) => {
    const changes = plan.changes.filter((change) => names.includes(areaOf(change)));
    if (changes.length === 0 && plan.changes.length > 0) return [];
    return [{ ...plan, changes, overrides: overrides.get(plan.id) ?? [], isShared: changes.length < plan.changes.length }];
  });
}

/** A plan is compared with what is live then: with what is live now, and the plans before it. */
async function findOverrides(
  executor: Executor,
  area: AnyArea,
  plans: readonly Plan[],
  overrides: ReadonlyMap<number, RecordName[]>,
): Promise<void> {
  const own = plans.map((plan) => ({ id: plan.id, changes: changesOfArea(plan, area.name) })).filter(({ changes }) => changes.length > 0);
  if (own.length === 0) return;
  let records = await area.read(executor);
  for (const { id, changes } of own) {
    for (const { section, id: record, before, after } of changes) {
      const { conflicts } = area.merge({ base: before, mine: after, theirs: area.find(records, { section, id: record }) });
      if (conflicts.length > 0) overrides.get(id)?.push({ section, id: record });
    }
    records = area.apply(records, await rebased(area, records, changes));
  }
}
