import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInSlices, stringifyInSlices } from './json-in-slices.ts';

test('every document is written and read as at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
      const text = JSON.stringify(value);
      expect((await stringifyInSlices(value)).toString()).toBe(text);
      expect(await parseInSlices(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('what has no value is left out, and a key stays a key', async () => {
  const document = { a: undefined, list: [undefined, { at: new Date(0), b: undefined }], at: new Date(0) };
  expect((await stringifyInSlices(document)).toString()).toBe(JSON.stringify(document));
  const text = '{"__proto__":{"a":[{"__proto__":1}]},"b":"[{\\"]"}';
  expect(JSON.stringify(await parseInSlices(text))).toBe(text);
});

test.each(['{"a":[{]}}', '{"a":[{"b":1}', '{"a":[1}]', '', '{"a":[[]]]}', '{"a":[{}{}]}', '{"a":"[{}'])(
  '%s is no document',
  async (text) => {
    await expect(parseInSlices(text)).rejects.toThrow(SyntaxError);
  },
);

test('others are served while a large document is written and read', async () => {
  const dish = { id: 1, name: { ru: 'Плов', uz: 'Osh' }, tags: Array.from({ length: 40 }, (_, index) => `tag ${index}`) };
  const text = (await stringifyInSlices({ products: Array.from({ length: 6_000 }, () => dish) })).toString();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  await parseInSlices(text);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});
