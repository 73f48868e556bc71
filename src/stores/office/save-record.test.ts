// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../.storybook/demo-shop.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { forgetCatalog, loadCatalog } = await import('./catalog-draft.ts');
const { saveEdits } = await import('./save-record.ts');

const [dish] = demoFile.products;
if (dish === undefined) throw new Error('the demo catalog has no dishes');
const id = String(dish.id);
const suggestion = { productId: dish.id, with: [] };
const edits = [
  { section: 'products', id, base: dish, value: { ...dish, price: 1 } },
  { section: 'recommendations', id, base: null, value: suggestion },
] as const;
const rejectWith = (details: object) =>
  server.respondRaw(calls.saveCatalogRecords, () => Response.json({ code: 'RECORD_CHANGED', message: 'x', details }, { status: 412 }));

beforeEach(async () => {
  server.reset();
  forgetCatalog();
  await loadCatalog();
});

test('what is saved has no failure', async () => {
  expect(await saveEdits([edits[0]])).toBeNull();
});

test('of two records with the same id, the conflict is that of its section, and only its record is decided', async () => {
  const theirs = { productId: dish.id, with: [7] };
  const conflicts = [{ section: 'recommendations', id, paths: [''], theirs }];
  server.reject(calls.saveCatalogRecords, problem('RECORD_CHANGED', { conflicts }));
  const failure = await saveEdits(edits);
  expect(failure).toEqual({
    conflict: { section: 'recommendations', id, paths: [''], base: null, mine: suggestion, theirs },
    decided: {
      mine: [edits[0], { section: 'recommendations', id, base: theirs, value: expect.objectContaining({ with: [] }) }],
      theirs: [edits[0], { section: 'recommendations', id, base: theirs, value: theirs }],
    },
  });
});

test.each([
  ['no conflicts', {}],
  ['a conflict without its values', { conflicts: [{ section: 'products', id }] }],
  ['a conflict whose record is a text', { conflicts: [{ section: 'products', id, paths: [], theirs: 'x' }] }],
  ['a conflict of a record that was not sent', { conflicts: [{ section: 'zones', id, paths: [], theirs: null }] }],
])('a rejection with %s is shown by its message', async (_, details) => {
  rejectWith(details);
  expect(await saveEdits(edits)).toMatchObject({ conflict: null, problem: { status: 412, message: 'x' } });
});
