// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
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
