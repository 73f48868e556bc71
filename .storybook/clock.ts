/** Saturday noon in Tashkent, when every restaurant of the demo catalog is open. */
const noon = Date.parse('2026-11-21T12:00:00+05:00');

/**
 * Sets `Date.now()` to noon of a fixed day and lets it run from there, so that stories do not depend on the current time.
 * @returns ends it
 */
export function startClock(): () => void {
  const realNow = Date.now;
  const offset = noon - realNow();
  Date.now = () => realNow() + offset;
  return () => {
    Date.now = realNow;
  };
}
