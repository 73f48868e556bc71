import type { AskToSignIn } from '#stores/lib/api.ts';
import { currentPerson } from '#stores/lib/unsaved.ts';

/**
 * Calls that sign in or out, and the place of an editor, which is told every few seconds: nobody waits for them. The page of deliveries
 * says itself that the session has ended.
 */
const unasked = /\/(code|session)$|\/presence\/|\/deliveries(\/|$)/;

/** Asks to sign in again, where a person is signed in; who has declined is pending again when something is to be changed. */
export function signInQuestion(confirm: () => Promise<boolean>): AskToSignIn {
  let hasDeclined = false;
  return async (method, path) => {
    if (currentPerson() === '' || unasked.test(path) || (hasDeclined && method === 'GET')) return false;
    const hasSignedIn = await confirm();
    hasDeclined = !hasSignedIn;
    return hasSignedIn;
  };
}
