// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../.storybook/demo-shop.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $catalog, $catalogProblem, forgetCatalog, loadCatalog, saveRecords } = await import('./catalog-draft.ts');

const [dish] = demoFile.products;
if (dish === undefined) throw new Error('the demo catalog has no dishes');
const id = String(dish.id);
const dearer = { ...dish, price: dish.price + 2000 };
const priceInDraft = () => $catalog.get()?.draft.products[0]?.price;

beforeEach(async () => {
  server.reset();
  forgetCatalog();
  await loadCatalog();
});

test('the draft is the live catalog with the unpublished changes', async () => {
  expect([$catalog.get()?.live.products[0]?.price, priceInDraft()]).toEqual([dish.price, dearer.price]);
});

test('calls while the catalog loads share one request', async () => {
  server.reset();
  await Promise.all([loadCatalog(), loadCatalog()]);
  expect(server.requests(calls.catalogWorkspace)).toHaveLength(1);
});

test('a save names the record of the draft that was seen', async () => {
  const value = { ...dearer, price: 1 };
  await saveRecords([{ section: 'products', id, value }]);
  expect(server.requests(calls.saveCatalogRecords).at(-1)?.body).toEqual({ records: [{ section: 'products', id, base: dearer, value }] });
});

test('after a conflict the draft is loaded again, and what was to be saved is returned with theirs', async () => {
  const conflicts = [{ section: 'products', id, paths: ['price'], theirs: dearer }];
  server.reject(calls.saveCatalogRecords, problem('RECORD_CHANGED', { conflicts }));
  const result = await saveRecords([{ section: 'products', id, value: dish }]);
  expect([result.ok ? null : result.problem.code, server.requests(calls.catalogWorkspace).length]).toEqual(['RECORD_CHANGED', 2]);
});

test('thousands of records are saved in several requests', async () => {
  const edits = Array.from({ length: 2500 }, () => ({ section: 'products' as const, id, value: dearer }));
  await saveRecords(edits);
  const sizes = server.requests(calls.saveCatalogRecords).map(({ body }) => (body as { records: object[] }).records.length);
  expect(sizes).toEqual([1000, 1000, 500]);
});

test('a failed load is a problem, not an empty catalog', async () => {
  server.reject(calls.catalogWorkspace, problem('UNAVAILABLE', {}));
  forgetCatalog();
  await loadCatalog();
  expect([$catalog.get(), $catalogProblem.get()?.code]).toEqual([null, 'UNAVAILABLE']);
});
