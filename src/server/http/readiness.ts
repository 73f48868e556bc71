/** Set by the process on SIGTERM; shared through `globalThis`, for the process and the built pages hold separate module instances. */
const key = Symbol.for('storefront.draining');

export function isDraining(): boolean {
  return Reflect.get(globalThis, key) === true;
}

export function startDraining(): void {
  Reflect.set(globalThis, key, true);
}
