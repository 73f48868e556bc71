import type { Id } from '#domain/id.ts';
import { isAmong, labelOfMember, mayChange, partsOf, restaurantsOf, type TeamMember } from '#domain/office/team.ts';
import { actingAs, NoLongerAllowed } from '../../../auth/acting-member.ts';
import { toMember } from '../../../auth/team-sessions.ts';
import type { Executor } from '../../../db/connection.ts';
import type { StaffActor } from '../../../ports/staff.ts';

/** Who wrote or pressed, if they are a person of the team who may change orders of this restaurant; null: nobody else may (R-MSG-14). */
export async function memberInTelegram(executor: Executor, userId: number, restaurantId: Id): Promise<TeamMember | null> {
  const row = await executor
    .selectFrom('team_telegram')
    .innerJoin('team', 'team.id', 'team_telegram.member_id')
    .selectAll('team')
    .where('team_telegram.user_id', '=', userId)
    .executeTakeFirst();
  const member = row === undefined ? null : toMember(row);
  const mayMove = member !== null && partsOf(member).includes('orders') && mayChange(member);
  return mayMove && isAmong(restaurantsOf(member), restaurantId) ? member : null;
}

/** Works on behalf of a person, as in a call of theirs; null: they were removed meanwhile. */
export async function onBehalfOf<Value>(member: TeamMember, work: (by: StaffActor) => Promise<Value>): Promise<Value | null> {
  const by = { name: labelOfMember(member), restaurantIds: restaurantsOf(member) };
  try {
    return await actingAs(member, () => work(by));
  } catch (error) {
    if (error instanceof NoLongerAllowed) return null;
    throw error;
  }
}
