/** Set by the process when it has to end; shared through `globalThis`, for the process and the built pages hold separate module instances. */
const key = Symbol.for('storefront.draining');

interface Draining {
  readonly controller: AbortController;
  /** others go on serving the site from the same port */
  isReplaced: boolean;
}

function draining(): Draining {
  const known = Reflect.get(globalThis, key) as Draining | undefined;
  if (known !== undefined) return known;
  const made = { controller: new AbortController(), isReplaced: false };
  Reflect.set(globalThis, key, made);
  return made;
}

export function isDraining(): boolean {
  return drainSignal().aborted;
}

/** Whether the site goes away with this process: false while another one takes its place. */
export function isSiteEnding(): boolean {
  return isDraining() && !draining().isReplaced;
}

/** Aborts when the process begins to drain: open streams end then. */
export function drainSignal(): AbortSignal {
  return draining().controller.signal;
}

export function startDraining({ isReplaced = false } = {}): void {
  draining().isReplaced = isReplaced;
  draining().controller.abort();
}
