import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import type { LoggedValues } from '#domain/office/change-log.ts';
import { isClearName, lookOf } from '#domain/office/member-name.ts';
import {
  canManage,
  keptRestaurants,
  labelOfMember,
  type MemberDraft,
  officeRoles,
  type Rights,
  type TeamMember,
} from '#domain/office/team.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { endSessionsOf, toMember } from '../../auth/team-sessions.ts';
import { unlinkMember } from '../../auth/team-telegram.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { addLogEntry } from './change-log.ts';
import { endPreviewLinksOf } from './preview-links.ts';
import { ensureStillAllowed } from './still-allowed.ts';

/** Who changes the team, and when. */
export interface TeamActor extends Rights {
  /** null: somebody without a name */
  readonly name: string | null;
  readonly now: number;
}

/** The people of the back office. Each change is written to the log. */
export interface Team {
  /** By role and name. */
  members(): Promise<readonly TeamMember[]>;
  /** Rejects with ROLE_NOT_ALLOWED, MEMBER_PHONE_TAKEN, MEMBER_NAME_TAKEN and MEMBER_NAME_UNCLEAR. */
  add(draft: MemberDraft, by: TeamActor): Promise<Result<TeamMember, Problem>>;
  /**
   * Ends the person's sessions and preview links when role, restaurants or phone change. Rejects with NOT_FOUND, ROLE_NOT_ALLOWED, as `add`
   * does, and with OWNER_NEEDED for the owner of the configuration and the last owner.
   */
  change(id: Id, draft: MemberDraft, by: TeamActor): Promise<Result<TeamMember, Problem>>;
  /** Ends the person's sessions and preview links. Rejects with NOT_FOUND, ROLE_NOT_ALLOWED, OWNER_NEEDED. */
  remove(id: Id, by: TeamActor): Promise<Result<null, Problem>>;
  /** Ends one session. Rejects with NOT_FOUND. @param ownerId only a session of this person; null: of anybody that `by` manages */
  endSession(id: Id, ownerId: Id | null, by: TeamActor): Promise<Result<null, Problem>>;
}

/** Takes what is not delivered away from a courier, except the orders of these restaurants (R-COURIER-6). */
type FreeOrders = (transaction: Executor, courierId: Id, restaurantIds: readonly Id[], now: number) => Promise<void>;

/** @param ownerPhone the phone of OWNER_PHONE; null: not configured */
export function createTeam({ db, engine }: Connection, ownerPhone: string | null, freeOrders: FreeOrders): Team {
  const inTurn = <Value>(work: (transaction: Executor) => Promise<Result<Value, Problem>>) =>
    db.transaction().execute(async (transaction) => {
      await lockTeam(transaction, engine);
      await ensureStillAllowed(transaction);
      return work(transaction);
    });
  return {
    members: async () => sorted(await readTeam(db)),

    add: (draft, by) =>
      inTurn(async (transaction) => {
        const rejection = problemOf(await readTeam(transaction), draft, { by, former: null, ownerPhone });
        if (rejection !== null) return err(rejection);
        const member = { ...draft, id: randomUUID() };
        await insertMember(transaction, member, by.now);
        await log(transaction, by, { kind: 'memberAdded', former: null, member });
        return ok(member);
      }),

    change: (id, draft, by) =>
      inTurn(async (transaction) => {
        const team = await readTeam(transaction);
        const former = team.find((member) => member.id === id);
        if (former === undefined) return err(problem('NOT_FOUND'));
        const rejection = problemOf(team, draft, { by, former, ownerPhone });
        if (rejection !== null) return err(rejection);
        const member = { ...draft, id };
        await transaction.updateTable('team').set(rowOf(member)).where('id', '=', id).execute();
        if (changesAccess(former, member)) await endSessionsOf(transaction, id);
        const stillBrings = member.role === 'courier' ? member.restaurantIds : [];
        if (former.phone !== member.phone) await unlinkMember(transaction, id);
        if (former.role === 'courier') await freeOrders(transaction, id, stillBrings, by.now);
        const label = labelOfMember(former);
        if (changesAccess(former, member) || label !== labelOfMember(member)) await endPreviewLinksOf(transaction, label);
        await log(transaction, by, { kind: 'memberChanged', former, member });
        return ok(member);
      }),

    remove: (id, by) =>
      inTurn(async (transaction) => {
        const team = await readTeam(transaction);
        const former = team.find((member) => member.id === id);
        if (former === undefined) return err(problem('NOT_FOUND'));
        if (!canManage(by, former)) return err(problem('ROLE_NOT_ALLOWED'));
        if (isNeeded(team, former, ownerPhone)) return err(problem('OWNER_NEEDED'));
        await transaction.deleteFrom('team').where('id', '=', id).execute();
        await freeOrders(transaction, id, [], by.now);
        await unlinkMember(transaction, id);
        await endSessionsOf(transaction, id);
        await endPreviewLinksOf(transaction, labelOfMember(former));
        await log(transaction, by, { kind: 'memberRemoved', former, member: null });
        return ok(null);
      }),

    endSession: (id, ownerId, by) => inTurn((transaction) => endSession(transaction, id, ownerId, by)),
  };
}

/** Makes the owner of the configuration a person of the team, with the role of an owner. Safe when several processes start at once. */
export async function ensureOwner({ db, engine }: Connection, ownerPhone: string | null, now: number): Promise<void> {
  if (ownerPhone === null) return;
  await db.transaction().execute(async (transaction) => {
    await lockTeam(transaction, engine);
    const known = (await readTeam(transaction)).find(({ phone }) => phone === ownerPhone);
    if (known?.role === 'owner') return;
    const member: TeamMember = {
      id: known?.id ?? randomUUID(),
      name: known?.name ?? '',
      phone: ownerPhone,
      role: 'owner',
      restaurantIds: [],
    };
    if (known === undefined) await insertMember(transaction, member, now);
    else {
      await transaction.updateTable('team').set(rowOf(member)).where('id', '=', known.id).execute();
      await endSessionsOf(transaction, known.id);
    }
    const kind = known === undefined ? 'memberAdded' : 'memberChanged';
    await log(transaction, { name: null, now }, { kind, former: known ?? null, member });
  });
}

export async function isOwner(executor: Executor, phone: string): Promise<boolean> {
  return (await readTeam(executor)).some((member) => member.phone === phone && member.role === 'owner');
}

interface Change {
  readonly by: TeamActor;
  /** null: the person is added */
  readonly former: TeamMember | null;
  readonly ownerPhone: string | null;
}

function problemOf(team: readonly TeamMember[], draft: MemberDraft, { by, former, ownerPhone }: Change): Problem | null {
  const mayManage = canManage(by, draft) && (former === null || canManage(by, former));
  if (!mayManage) return problem('ROLE_NOT_ALLOWED');
  const losesOwner = former !== null && (draft.role !== 'owner' || draft.phone !== former.phone) && isConfigured(former, ownerPhone);
  const losesRole = former !== null && draft.role !== 'owner' && isNeeded(team, former, ownerPhone);
  if (losesOwner || losesRole) return problem('OWNER_NEEDED');
  const others = team.filter(({ id }) => id !== former?.id);
  if (others.some(({ phone }) => phone === draft.phone)) return problem('MEMBER_PHONE_TAKEN');
  const look = lookOf(draft.name);
  if (others.some((other) => lookOf(other.name) === look)) return problem('MEMBER_NAME_TAKEN');
  return isClearName(draft.name) || draft.name === former?.name ? null : problem('MEMBER_NAME_UNCLEAR');
}

function isConfigured({ phone }: TeamMember, ownerPhone: string | null): boolean {
  return phone === ownerPhone;
}

/** The owner of the configuration, and the last owner. */
function isNeeded(team: readonly TeamMember[], member: TeamMember, ownerPhone: string | null): boolean {
  if (member.role !== 'owner') return false;
  return isConfigured(member, ownerPhone) || team.filter(({ role }) => role === 'owner').length === 1;
}

function changesAccess(former: TeamMember, member: TeamMember): boolean {
  const keyOf = ({ role, phone, restaurantIds }: TeamMember) => JSON.stringify([role, phone, [...restaurantIds].sort()]);
  return keyOf(former) !== keyOf(member);
}

async function endSession(transaction: Executor, id: Id, ownerId: Id | null, by: TeamActor): Promise<Result<null, Problem>> {
  const session = await transaction.selectFrom('team_sessions').select('member_id').where('id', '=', id).executeTakeFirst();
  const member = (await readTeam(transaction)).find((one) => one.id === session?.member_id);
  if (member === undefined || (ownerId !== null && member.id !== ownerId)) return err(problem('NOT_FOUND'));
  if (ownerId === null && !canManage(by, member)) return err(problem('ROLE_NOT_ALLOWED'));
  await transaction.deleteFrom('team_sessions').where('id', '=', id).execute();
  await addLogEntry(transaction, {
    at: by.now,
    by: by.name,
    kind: 'sessionEnded',
    subject: labelOfMember(member),
    before: null,
    after: null,
  });
  return ok(null);
}

interface LoggedChange {
  readonly kind: 'memberAdded' | 'memberChanged' | 'memberRemoved';
  readonly former: TeamMember | null;
  readonly member: TeamMember | null;
}

async function log(
  transaction: Executor,
  { name, now }: Pick<TeamActor, 'name' | 'now'>,
  { kind, former, member }: LoggedChange,
): Promise<void> {
  const named = member ?? former;
  if (named === null) return;
  const [before, after] = [former && valuesOf(former), member && valuesOf(member)];
  await addLogEntry(transaction, { at: now, by: name, kind, subject: labelOfMember(named), before, after });
}

function valuesOf({ name, phone, role, restaurantIds }: TeamMember): LoggedValues {
  return { name, phone: maskPhone(phone), role, ...(restaurantIds.length > 0 && { restaurants: restaurantIds.join(', ') }) };
}

async function readTeam(executor: Executor): Promise<readonly TeamMember[]> {
  return (await executor.selectFrom('team').selectAll().orderBy('created_at').execute()).map(toMember);
}

function sorted(team: readonly TeamMember[]): readonly TeamMember[] {
  return [...team].sort((a, b) => officeRoles.indexOf(a.role) - officeRoles.indexOf(b.role) || a.name.localeCompare(b.name));
}

async function insertMember(transaction: Executor, member: TeamMember, now: number): Promise<void> {
  await transaction
    .insertInto('team')
    .values({ id: member.id, ...rowOf(member), created_at: now })
    .execute();
}

function rowOf({ name, phone, ...rights }: MemberDraft) {
  return { name, phone1: phone, role: rights.role, restaurants: JSON.stringify(keptRestaurants(rights)) };
}

/** One change of the team at a time: two owners can't remove each other. SQLite writes in turn anyway. */
async function lockTeam(transaction: Executor, engine: Connection['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7202613)`.execute(transaction);
}
