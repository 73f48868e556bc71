/** By the `user-id` cookie: a hint for the screen that authorizes nothing (contract §4). */
export function isProbablySignedIn(): boolean {
  return /(^|; )user-id=./.test(document.cookie);
}
