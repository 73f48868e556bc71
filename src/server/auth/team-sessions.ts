import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { OfficeRole, TeamMember } from '#domain/office/team.ts';
import type { Connection, Executor } from '../db/connection.ts';
import { parseStored } from '../db/parse-stored.ts';

const dayMs = 24 * 60 * 60_000;
const absoluteLifeMs = 30 * dayMs;
export const teamIdleMs = 7 * dayMs;
export const teamSessionSeconds = absoluteLifeMs / 1_000;
/** How far the stored time of the last use may lag behind, so that reading a session seldom writes. */
const seenStepMs = 60 * 60_000;
const longestBrowser = 200;

/** A session of the team, as the list of sessions shows it. */
interface TeamSession {
  readonly id: Id;
  readonly memberId: Id;
  /** the User-Agent, shortened */
  readonly browser: string;
  /** ms */
  readonly createdAt: number;
  /** ms, up to an hour late */
  readonly seenAt: number;
}

/** A person of the team whose session was found. */
export interface SignedInMember extends TeamMember {
  readonly sessionId: Id;
}

/** Sessions of the team, opened by a one-time code: 30 days, 7 days when idle. Tokens are 256 random bits, stored as their SHA-256. */
export interface TeamSessions {
  find(token: string | undefined, now: number): Promise<SignedInMember | null>;
  /** Returns those of the tokens whose session is valid. */
  findValid(tokens: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** The token of a new session for the person with this phone; null: nobody has it. Ends `previous`, the browser's former session. */
  open(phone: string, browser: string, previous: string | undefined, now: number): Promise<string | null>;
  close(token: string | undefined): Promise<void>;
  /** The valid sessions, the last used first. */
  list(now: number): Promise<readonly TeamSession[]>;
  /** Whether somebody belongs to the team. */
  hasTeam(): Promise<boolean>;
}

export function teamCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-team' : 'team';
}

export function createTeamSessions({ db }: Connection): TeamSessions {
  return {
    find: (token, now) => (token ? findMember(db, token, now) : Promise.resolve(null)),

    async findValid(tokens, now) {
      const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
      const rows = await openSessions(db, now)
        .where('token_hash', 'in', [...byHash.keys()])
        .execute();
      return new Set(rows.flatMap((row) => byHash.get(row.token_hash) ?? []));
    },

    async open(phone, browser, previous, now) {
      const member = await db.selectFrom('team').select('id').where('phone1', '=', phone).executeTakeFirst();
      if (member === undefined) return null;
      const token = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (transaction) => {
        if (previous) await transaction.deleteFrom('team_sessions').where('token_hash', '=', hashOf(previous)).execute();
        const times = { created_at: now, seen_at: now, expires_at: now + absoluteLifeMs };
        const row = { id: randomUUID(), token_hash: hashOf(token), member_id: member.id, browser: browser.slice(0, longestBrowser) };
        await transaction
          .insertInto('team_sessions')
          .values({ ...row, ...times })
          .execute();
      });
      return token;
    },

    async close(token) {
      if (token) await db.deleteFrom('team_sessions').where('token_hash', '=', hashOf(token)).execute();
    },

    async list(now) {
      const rows = await openSessions(db, now).orderBy('team_sessions.seen_at', 'desc').execute();
      return rows.map((row) => ({
        id: row.session_id,
        memberId: row.id,
        browser: row.browser,
        createdAt: row.session_created_at,
        seenAt: row.seen_at,
      }));
    },

    async hasTeam() {
      return (await db.selectFrom('team').select('id').limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

/** Ends all sessions of a person: they are out at once, see `EventStreams` for the open streams. */
export async function endSessionsOf(executor: Executor, memberId: Id): Promise<void> {
  await executor.deleteFrom('team_sessions').where('member_id', '=', memberId).execute();
}

/** The sessions in use, and their people: a session without its person is not valid. */
function openSessions(executor: Executor, now: number) {
  return executor
    .selectFrom('team_sessions')
    .innerJoin('team', 'team.id', 'team_sessions.member_id')
    .select(['team.id', 'team.name', 'team.phone1', 'team.role', 'team.restaurants'])
    .select(['team_sessions.id as session_id', 'token_hash', 'browser', 'seen_at', 'team_sessions.created_at as session_created_at'])
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - teamIdleMs);
}

async function findMember(db: Connection['db'], token: string, now: number): Promise<SignedInMember | null> {
  const row = await openSessions(db, now).where('token_hash', '=', hashOf(token)).executeTakeFirst();
  if (row === undefined) return null;
  if (now - row.seen_at > seenStepMs) {
    await db.updateTable('team_sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute();
  }
  return { ...toMember(row), sessionId: row.session_id };
}

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly phone1: string;
  readonly role: string;
  readonly restaurants: string;
}

const ids = z.array(z.string());

export function toMember({ id, name, phone1, role, restaurants }: MemberRow): TeamMember {
  return { id, name, phone: phone1, role: role as OfficeRole, restaurantIds: parseStored(ids, restaurants) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
