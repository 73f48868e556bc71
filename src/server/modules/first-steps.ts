import { type FirstStep, type StepState, stepStates } from '#domain/office/first-steps.ts';
import type { Connection } from '../db/connection.ts';
import { readSettings } from './catalog/site-settings.ts';
import { readCatalogState, readUnchanged } from './publishing/draft-state.ts';

/** How far a new shop is. */
export async function readFirstSteps({ db }: Connection): Promise<Readonly<Record<FirstStep, StepState>>> {
  const [settings, { value: state }, order] = await Promise.all([
    readSettings(db),
    readUnchanged(db, ['catalog'], () => readCatalogState(db)),
    db.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
  ]);
  return stepStates({ settings, live: state.live, draft: state.draft, hasOrder: order !== undefined });
}
