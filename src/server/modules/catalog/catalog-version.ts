import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

/**
 * The counters: `version` increases with every change of the catalog, `stock` with every change of stop-list, portions and pauses, `pages`
 * with every change of the published pages.
 */
export type CountedPart = 'version' | 'stock' | 'pages';

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
  const rows = await executor.selectFrom('meta').selectAll().where('key', 'in', ['version', 'stock']).execute();
  const countOf = (key: CountedPart) => rows.find((row) => row.key === key)?.value ?? '0';
  return { version: countOf('version'), stock: countOf('stock') };
}
