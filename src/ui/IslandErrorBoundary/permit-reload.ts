/**
 * Older browsers that failed to import a module fail again without a request, until the page is reloaded (whatwg/html#6768). A person's
 * retry may cause that reload, however recent the last one is: this clears what `page-scripts/preload-guard.ts` stores, whose inline script
 * shares no module.
 * It throws where storage is blocked: there the page is never reloaded.
 */
export function permitReload(): void {
  sessionStorage.removeItem('reloaded-at');
}
