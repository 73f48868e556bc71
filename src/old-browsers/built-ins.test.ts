import { expect, test } from 'vitest';
import { addBuiltIns } from './built-ins.ts';

/** Their names by owner, as `tests/e2e/old-browser.spec.ts` takes them away, too. */
const added: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at']],
  [Object, ['hasOwn', 'groupBy']],
  [Map, ['groupBy']],
  [URL, ['parse', 'canParse']],
  [AbortSignal, ['timeout', 'any']],
];

/** What both say, as data. */
function results(): unknown {
  const list = [3, 1, 2, 10];
  const isSmall = (value: number) => value < 3;
  const parity = (value: number) => (value % 2 === 0 ? 'even' : 'odd');
  return {
    at: [list.at(-1), list.at(0), list.at(9), 'abc'.at(-2)],
    last: [list.findLast(isSmall), list.findLastIndex(isSmall), list.findLast((value) => value > 99), list.findLastIndex(() => false)],
    copies: [
      list.toReversed(),
      list.toSorted(),
      list.toSorted((a, b) => a - b),
      list.toSpliced(1, 2, 7, 8),
      list.toSpliced(2),
      list.with(-1, 5),
    ],
    list,
    own: [Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')],
    groups: [{ ...Object.groupBy(list, parity) }, [...Map.groupBy(new Set(list), parity)]],
    urls: [URL.canParse('/a', 'https://a.test'), URL.canParse('/a'), URL.parse('https://a.test/b')?.pathname, URL.parse('b')],
    signals: [AbortSignal.any([AbortSignal.abort()]).aborted, AbortSignal.any([new AbortController().signal]).aborted],
  };
}

/** Runs without the browser's own, with those of `addBuiltIns`. */
async function withoutOwn<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  const owned = added.flatMap(([owner, names]) =>
    names.map((name) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const),
  );
  for (const [owner, name] of owned) Reflect.deleteProperty(owner, name);
  try {
    addBuiltIns();
    return await work();
  } finally {
    for (const [owner, name, own] of owned) if (own !== undefined) Object.defineProperty(owner, name, own);
  }
}

test('what is added to old browsers gives what the built-ins give', async () => {
  expect(await withoutOwn(results)).toEqual(results());
});

test('a request ends after its time, or with any of its signals', async () => {
  await withoutOwn(async () => {
    const ended = AbortSignal.timeout(5);
    expect(ended.aborted).toBe(false);
    await new Promise((resolve) => ended.addEventListener('abort', resolve));
    const controller = new AbortController();
    const any = AbortSignal.any([controller.signal, new AbortController().signal]);
    controller.abort();
    expect(any.aborted).toBe(true);
  });
});

test('a browser that has a built-in keeps its own', () => {
  const own = Array.prototype.at;
  addBuiltIns();
  expect(Array.prototype.at).toBe(own);
});
