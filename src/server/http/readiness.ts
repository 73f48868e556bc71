/** Set by the process on SIGTERM; shared through `globalThis`, for the process and the built pages hold separate module instances. */
const key = Symbol.for('storefront.draining');

function controller(): AbortController {
  const known: unknown = Reflect.get(globalThis, key);
  if (known instanceof AbortController) return known;
  const made = new AbortController();
  Reflect.set(globalThis, key, made);
  return made;
}

export function isDraining(): boolean {
  return controller().signal.aborted;
}

/** Aborts when the process begins to drain: open streams end then. */
export function drainSignal(): AbortSignal {
  return controller().signal;
}

export function startDraining(): void {
  controller().abort();
}
