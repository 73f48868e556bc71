import type { Id } from '#domain/id.ts';
import type { Executor } from '../db/connection.ts';

/** Connects a person of the team with their Telegram, and with no other. */
export async function linkMember(transaction: Executor, memberId: Id, userId: number, now: number): Promise<void> {
  await transaction
    .deleteFrom('team_telegram')
    .where(({ or, eb }) => or([eb('member_id', '=', memberId), eb('user_id', '=', userId)]))
    .execute();
  await transaction.insertInto('team_telegram').values({ member_id: memberId, user_id: userId, linked_at: now }).execute();
}

export async function isMemberLinked(executor: Executor, memberId: Id): Promise<boolean> {
  return (await executor.selectFrom('team_telegram').select('user_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined;
}

export async function unlinkMember(executor: Executor, memberId: Id): Promise<void> {
  await executor.deleteFrom('team_telegram').where('member_id', '=', memberId).execute();
}
