/** The page is reloaded at most once in this time (specification §9). */
const reloadGuardMs = 10_000;
const reloadedAtKey = 'reloaded-at';

/**
 * Chunks of a release that is gone, or lost on the way: a failed chunk of Vite's and a failed island of Astro's are one event,
 * `vite:preloadError` (specification §8), and it reloads the page, which keeps the cart. Where no reload helps, the failed part says so.
 */
export function guardPreloads(): void {
  addEventListener('astro:hydration-error', ({ detail }: CustomEventInit<{ error: unknown }>) => {
    const error = detail?.error;
    // What browsers say of a module that did not come; an error inside an island is not one.
    if (error instanceof TypeError && /modul/i.test(error.message)) dispatchEvent(new Event('vite:preloadError'));
  });
  addEventListener('vite:preloadError', () => void reload());
}

/** Asks first whether the page would come: offline the old one is better than none. */
async function reload(): Promise<void> {
  if (!mayReload()) return;
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok) location.reload();
}

/** Without storage nobody knows of the last time, so never. */
function mayReload(): boolean {
  try {
    const isTooSoon = Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadGuardMs;
    if (!isTooSoon) sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return !isTooSoon;
  } catch {
    return false;
  }
}
