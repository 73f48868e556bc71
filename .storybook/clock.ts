/** Saturday noon in Tashkent: every kitchen of the demo catalogue is open. */
const noon = Date.parse('2026-11-21T12:00:00+05:00');

/** Sets `Date.now()` to noon of one day; from there it runs on, so what a story shows does not depend on when it is looked at. */
export function startClock(): void {
  const realNow = Date.now;
  const offset = noon - realNow();
  Date.now = () => realNow() + offset;
}
