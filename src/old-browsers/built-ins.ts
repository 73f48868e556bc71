/** Adds the members that an object lacks. */
function add(owner: object, members: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(members)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value: members[name], writable: true, configurable: true });
  }
}

type List = readonly unknown[];
type Test = (value: unknown, index: number, list: List) => unknown;

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function findLastIndex(this: List, test: Test): number {
  let index = this.length - 1;
  while (index >= 0 && !test(this[index], index, this)) index -= 1;
  return index;
}

const lists = {
  at,
  findLastIndex,
  findLast(this: List, test: Test): unknown {
    return this[findLastIndex.call(this, test)];
  },
  toReversed(this: List): unknown[] {
    return this.slice().reverse();
  },
  toSorted(this: List, compare?: (a: unknown, b: unknown) => number): unknown[] {
    return this.slice().sort(compare);
  },
  toSpliced(this: List, ...change: [start: number, removed: number, ...added: unknown[]]): unknown[] {
    const copy = this.slice();
    copy.splice(...change);
    return copy;
  },
  with(this: List, index: number, value: unknown): unknown[] {
    const copy = this.slice();
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

function groupBy(values: Iterable<unknown>, keyOf: (value: unknown, index: number) => unknown): Map<unknown, unknown[]> {
  const groups = new Map<unknown, unknown[]>();
  Array.from(values).forEach((value, index) => {
    const key = keyOf(value, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  });
  return groups;
}

function groupByName(values: Iterable<unknown>, nameOf: (value: unknown, index: number) => PropertyKey): object {
  const groups = Object.create(null) as Record<PropertyKey, unknown>;
  for (const [name, group] of groupBy(values, nameOf)) groups[name as PropertyKey] = group;
  return groups;
}

function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Aborted after a time; the error of a request is then that of any aborted one. */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

function any(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

/** What this project's scripts and their libraries call and a browser of the floor may lack, as far as they use it. */
export function addBuiltIns(): void {
  add(Array.prototype, lists);
  add(String.prototype, { at });
  add(Object.getPrototypeOf(Int8Array.prototype) as object, { at });
  add(Object, {
    hasOwn: (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name) !== undefined,
    groupBy: groupByName,
  });
  add(Map, { groupBy });
  add(URL, { parse: parseUrl, canParse: (text: string, base?: string) => parseUrl(text, base) !== null });
  add(AbortSignal, { timeout, any });
}
