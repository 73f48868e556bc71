import { actingMember, NoLongerAllowed } from '../../auth/acting-member.ts';
import type { Executor } from '../../db/connection.ts';

/**
 * Reads who acts inside the transaction that changes something: they may have been removed since the call began.
 * @throws NoLongerAllowed
 */
export async function ensureStillAllowed(transaction: Executor): Promise<void> {
  const member = actingMember();
  if (member === null) return;
  const row = await transaction.selectFrom('team').select('role').where('id', '=', member.id).executeTakeFirst();
  if (row?.role !== member.role) throw new NoLongerAllowed();
}
