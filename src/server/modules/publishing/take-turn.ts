import { sql } from 'kysely';
import type { PublishingArea } from '#contract/catalog/record-changes.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { ensureStillAllowed } from '../office/still-allowed.ts';

/** Makes this transaction the only one that changes a draft or publishes. */
export async function takeTurn(transaction: Executor, engine: Connection['engine']): Promise<void> {
  await lockContent(transaction, engine);
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202613)`.execute(transaction);
  await ensureStillAllowed(transaction);
}

/** Makes this transaction the only one that changes the content and which pictures are stored for it. */
export async function lockContent(transaction: Executor, engine: Connection['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202612)`.execute(transaction);
}

const counters = { catalog: ['catalogDraft'], content: ['content', 'editor'] } as const;

/** Everybody who reads the draft, the plans or the versions of these areas reads them again; inside the transaction that changes them. */
export async function countChanges(transaction: Executor, areas: Iterable<PublishingArea>): Promise<void> {
  for (const area of new Set(areas)) for (const counter of counters[area]) await bumpVersion(transaction, counter);
}
