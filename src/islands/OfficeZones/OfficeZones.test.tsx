// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import words from '../../../locales/ru/office-places.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeZones } = await import('./OfficeZones.tsx');

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('does not save a zone without corners, and says how many it needs', async () => {
  render(<OfficeZones locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addZone }));
  fireEvent.click(screen.getByRole('button', { name: words.saveInDraft }));
  expect(screen.getAllByText(words.zone_corners)).toHaveLength(1);
  expect(server.requests(calls.saveCatalogRecords)).toEqual([]);
});
