/** The page is reloaded at most once in this time (R-SCREEN-6). */
const reloadGuardMs = 10_000;
const reloadedAtKey = 'reloaded-at';

/**
 * Handles chunks that fail to load, because of a new release or the network: failed chunks of Vite and failed islands of Astro both
 * dispatch `vite:preloadError` (R-SCREEN-6), which reloads the page; the cart is preserved. If a reload does not help, the
 * failed part shows an error.
 */
export function guardPreloads(): void {
  addEventListener('astro:hydration-error', ({ detail }: CustomEventInit<{ error: unknown }>) => {
    const error = detail?.error;
    // Browsers name the module in the message of a failed import; an error inside an island does not match.
    if (error instanceof TypeError && /modul/i.test(error.message)) dispatchEvent(new Event('vite:preloadError'));
  });
  addEventListener('vite:preloadError', () => void reload());
}

/** Checks that the page is available before reloading: offline the current page stays. */
async function reload(): Promise<void> {
  if (!mayReload()) return;
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok) location.reload();
}

/** Without storage the time of the last reload is unknown, so the page is not reloaded. */
function mayReload(): boolean {
  try {
    const isTooSoon = Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadGuardMs;
    if (!isTooSoon) sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return !isTooSoon;
  } catch {
    return false;
  }
}
