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

it('offers a restaurant only where the catalog has a region', async () => {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...sold } = demoFile;
  const live = { ...sold, regions: [], districts: [], restaurants: [], zones: [] };
  server.respond(calls.catalogWorkspace, { ...{ revision: '1', changes: [], planned: [] }, live });
  render(<OfficeRestaurants locale="ru" words={words} />);
  await screen.findByText(words.noRegions);
  expect(screen.queryByRole('button', { name: words.addRestaurant })).toBeNull();
});
