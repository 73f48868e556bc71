import { sql } from 'kysely';
import type { Connection, Executor } from '../../db/connection.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { ensureStillAllowed } from '../office/still-allowed.ts';

/** Makes this transaction the only one that changes the draft or publishes, and counts it as a change. */
export async function takeTurn(transaction: Executor, engine: Connection['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202613)`.execute(transaction);
  await ensureStillAllowed(transaction);
  await bumpVersion(transaction, 'catalogDraft');
}
