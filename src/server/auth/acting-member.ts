import { AsyncLocalStorage } from 'node:async_hooks';

/** The person of the team who makes a call of the back office. */
export interface ActingMember {
  readonly id: string;
  readonly role: string;
}

const acting = new AsyncLocalStorage<ActingMember>();

/** Works on behalf of a person: a change of the back office that it makes is rolled back when they may no longer make it. */
export function actingAs<Value>(member: ActingMember, work: () => Value): Value {
  return acting.run(member, work);
}

/** Null: a token, a command or the shop itself acts. */
export function actingMember(): ActingMember | null {
  return acting.getStore() ?? null;
}

/** The acting person was removed or got another role while the call was running. */
export class NoLongerAllowed extends Error {}
