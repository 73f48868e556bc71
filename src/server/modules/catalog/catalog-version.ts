import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

/**
 * The counters: `version` increases with every change of the catalog, `stock` with every change of stop-list, portions and pauses, `pages`
 * with every change of the published pages, `editor` with every change that editors see of each other; of these, `content` counts changes
 * of the draft, the plans and the published content, `comments` those of their comments. `catalogDraft` counts changes of the catalog's
 * draft, its plans and its versions, `tables` those of shared tables.
 */
export type CountedPart = 'version' | 'stock' | 'pages' | 'editor' | 'content' | 'comments' | 'catalogDraft' | 'tables';

export interface Versions {
  readonly version: string;
  readonly stock: string;
}

/** Makes every process read this part again; called inside the transaction that changes it. */
export async function bumpVersion(transaction: Executor, part: CountedPart): Promise<void> {
  await transaction
    .insertInto('meta')
    .values({ key: part, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql<string>`cast(cast(meta.value as bigint) + 1 as text)` }))
    .execute();
}

export async function readVersion(executor: Executor, part: CountedPart): Promise<string> {
  const row = await executor.selectFrom('meta').select('value').where('key', '=', part).executeTakeFirst();
  return row?.value ?? '0';
}

export async function readVersions(executor: Executor): Promise<Versions> {
  return readCounters(executor, 'version', 'stock');
}

export async function readCounters<Part extends CountedPart>(executor: Executor, ...parts: readonly Part[]): Promise<Record<Part, string>> {
  const rows = await executor.selectFrom('meta').selectAll().where('key', 'in', parts).execute();
  return Object.fromEntries(parts.map((part) => [part, rows.find(({ key }) => key === part)?.value ?? '0'])) as Record<Part, string>;
}
