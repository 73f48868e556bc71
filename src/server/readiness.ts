const draining = new AbortController();
let isReplaced = false;
let isStartingNow = false;

/** Whether this process has not yet served a complete page. */
export function isStarting(): boolean {
  return isStartingNow;
}

export function setStarting(isStarting: boolean): void {
  isStartingNow = isStarting;
}

export function isDraining(): boolean {
  return draining.signal.aborted;
}

/** Whether the site shuts down with this process: false while another process replaces it. */
export function isSiteEnding(): boolean {
  return isDraining() && !isReplaced;
}

/** Aborts when the process begins to drain; open streams end then. */
export function drainSignal(): AbortSignal {
  return draining.signal;
}

/** @param options `isReplaced`: other processes continue to serve the site on the same port */
export function startDraining(options: { readonly isReplaced?: boolean } = {}): void {
  isReplaced = options.isReplaced ?? false;
  draining.abort();
}
