/** What is sold and said counts its changes; shared through `globalThis`, for the process and the built pages hold separate module instances. */
const key = Symbol.for('storefront.data-version');

type ReadVersion = () => Promise<string>;

/** Tells how the count is read; nobody tells it where changes are made elsewhere. */
export function tellDataVersion(read: ReadVersion): void {
  Reflect.set(globalThis, key, read);
}

/** Null: changes are not counted here, or nobody has opened the database yet. */
export function dataVersion(): ReadVersion | null {
  return (Reflect.get(globalThis, key) as ReadVersion | undefined) ?? null;
}
