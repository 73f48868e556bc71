// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { demoFile } from '../../../.storybook/demo-shop.ts';
import words from '../../../locales/ru/office-places.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeRestaurants } = await import('./OfficeRestaurants.tsx');

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('does not save a restaurant without a name, and says so beside its field', async () => {
  render(<OfficeRestaurants locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addRestaurant }));
  fireEvent.click(screen.getByRole('button', { name: words.saveInDraft }));
  expect(screen.getAllByText(words.nameWrong)).toHaveLength(1);
  expect(server.requests(calls.saveCatalogRecords)).toEqual([]);
});

it('offers the regions of Uzbekistan where the catalog has none, and a restaurant can be added to the chosen one', async () => {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...sold } = demoFile;
  const live = { ...sold, regions: [], districts: [], restaurants: [], zones: [] };
  const draft = { revision: '1', changes: [], planned: [] };
  const name = { section: 'regions', id: '9' } as const;
  server.respond(calls.catalogWorkspace, { ...draft, live });
  server.respond(calls.saveCatalogRecords, ({ body }) => ({
    ...draft,
    revision: '2',
    changes: body.records.map(({ value }) => ({ ...name, before: null, after: value, by: null, at: '2026-11-23T10:00:00Z' })),
  }));
  render(<OfficeRestaurants locale="ru" words={words} />);
  const add = await screen.findByRole('button', { name: words.addRegion });
  expect(screen.queryByRole('button', { name: words.addRestaurant })).toBeNull();
  fireEvent.click(add);
  const region = screen.getByRole('combobox', { name: words.region, description: words.regionMissing });
  expect(server.requests(calls.saveCatalogRecords)).toEqual([]);
  fireEvent.change(region, { target: { value: 'samarkand' } });
  fireEvent.click(add);
  fireEvent.click(await screen.findByRole('button', { name: words.addRestaurant }));
  screen.getByRole('form', { name: words.newRestaurant });
  const value = expect.objectContaining({ id: 9, slug: 'samarkand', latitude: 39.6542, longitude: 66.9597 });
  expect(server.requests(calls.saveCatalogRecords)[0]?.body).toEqual({ records: [{ ...name, base: null, value }] });
});
