// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-places.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeZones } = await import('./OfficeZones.tsx');

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('warns before the last zone of a restaurant is removed', async () => {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...sold } = demoFile;
  const [zone] = sold.zones;
  const other = sold.zones.find(({ restaurantId }) => restaurantId !== zone?.restaurantId);
  const live = { ...sold, zones: [zone, other].flatMap((each) => each ?? []) };
  server.respond(calls.catalogWorkspace, { revision: '1', changes: [], planned: 0, live });
  render(<OfficeZones locale="ru" words={words} />);
  const [remove] = await screen.findAllByRole('button', { name: new RegExp(words.removeNamed.replace('{{name}}', '')) });
  if (remove !== undefined) fireEvent.click(remove);
  expect(screen.getAllByText(words.lastZone)).toHaveLength(1);
});

it('does not save a zone without corners, and says then how many it needs', async () => {
  render(<OfficeZones locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addZone }));
  expect(screen.queryByText(words.zone_corners)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.saveInDraft }));
  expect(screen.getAllByText(words.zone_corners)).toHaveLength(1);
  expect(server.requests(calls.saveCatalogRecords)).toEqual([]);
});
