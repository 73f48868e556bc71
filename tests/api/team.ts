import type { MemberDraft, TeamMember } from '#domain/office/team.ts';
import { freshPhone } from './journey.ts';
import type { TestedApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

/** Signs a browser in to the back office by the code that is sent; returns the status. */
export async function signInTo({ codes }: Pick<TestedApi, 'codes'>, visitor: Visitor, phone1: string): Promise<number> {
  const { body } = await visitor.post<{ challengeId: string }>('/api/v1/office/code', { phone1 });
  const guess = { challengeId: body.challengeId, phone1, code: codes.at(-1)?.code };
  return (await visitor.post('/api/v1/office/session', guess)).status;
}

let people = 0;

/** Adds a person to the team, and a browser in which they are signed in. */
export async function memberOf(tested: TestedApi, person: Partial<MemberDraft> = {}): Promise<TeamMember & { readonly browser: Visitor }> {
  people += 1;
  const draft: MemberDraft = { name: `Person ${people}`, phone: freshPhone(), role: 'manager', restaurantIds: [], ...person };
  const added = await tested.services.members.add(draft, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
  if (!added.ok) throw new Error(added.problem.code);
  const browser = tested.visitor();
  await signInTo(tested, browser, draft.phone);
  return { ...added.value, browser };
}
