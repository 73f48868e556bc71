import type { BodyOf, ValueOf } from '#contract/calls.ts';
import type { WireMember } from '#contract/office/team.ts';
import type { WireTeamSession } from '#contract/office/team-sessions.ts';
import type { Id } from '#domain/id.ts';
import { type ApiResult, api } from '../lib/api.ts';

type MemberChange = BodyOf<'POST /api/v1/office/team'>;
export type WorkPlace = ValueOf<'GET /api/v1/staff/restaurants'>['restaurants'][number];

/** null: the request failed, which a toast shows. */
export async function loadTeam(): Promise<readonly WireMember[] | null> {
  const result = await api('GET /api/v1/office/team');
  return result.ok ? result.value.members : null;
}

export async function loadWorkPlaces(): Promise<readonly WorkPlace[] | null> {
  const result = await api('GET /api/v1/staff/restaurants');
  return result.ok ? result.value.restaurants : null;
}

/** @param id null: a new person */
export function saveMember(id: Id | null, body: MemberChange): Promise<ApiResult<WireMember>> {
  return id === null
    ? api('POST /api/v1/office/team', { body, silent: true })
    : api('PUT /api/v1/office/team/:id', { path: { id }, body, silent: true });
}

export function removeMember(id: Id): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/office/team/:id', { path: { id } });
}

/** null: the request failed, which a toast shows. */
export async function loadTeamSessions(): Promise<readonly WireTeamSession[] | null> {
  const result = await api('GET /api/v1/office/sessions');
  return result.ok ? result.value.sessions : null;
}

export function endTeamSession(id: Id): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/office/sessions/:id', { path: { id } });
}
