// @vitest-environment jsdom
import '../../../../tests/support/screens/native-dialog.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog, loadCatalog } from '#stores/office/catalog-draft.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-places.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

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

it('asks where a new restaurant is, in place of taking the middle of the map', async () => {
  render(<OfficeRestaurants locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addRestaurant }));
  fireEvent.change(screen.getByLabelText(`${words.name} · RU`), { target: { value: 'Чорсу' } });
  fireEvent.click(screen.getByRole('button', { name: words.saveInDraft }));
  expect(screen.getAllByText(words.pointWrong)).toHaveLength(1);
  expect(server.requests(calls.saveCatalogRecords)).toEqual([]);
});

it('deletes a restaurant with its zones, after a question that names them', async () => {
  render(<OfficeRestaurants locale="ru" words={words} />);
  const [name = ''] = demoFile.restaurants.map((restaurant) => restaurant.name.ru);
  fireEvent.click(await screen.findByRole('button', { name: words.editNamed.replace('{{name}}', name) }));
  fireEvent.click(screen.getByRole('button', { name: words.removeNamed.replace('{{name}}', name) }));
  const dialog = screen.getByRole('alertdialog');
  const zones = demoFile.zones.filter(({ restaurantId }) => restaurantId === demoFile.restaurants[0]?.id);
  expect(zones.every((zone) => dialog.textContent.includes(zone.name?.ru ?? String(zone.id)))).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: words.remove }));
  const [request] = server.requests(calls.saveCatalogRecords);
  const { records } = (request?.body ?? { records: [] }) as { records: readonly { section: string; value: object | null }[] };
  expect(records.filter(({ value }) => value === null).map(({ section }) => section)).toEqual(['restaurants', ...zones.map(() => 'zones')]);
});

it('offers a restaurant only where the catalog has a region', async () => {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...sold } = demoFile;
  const live = { ...sold, regions: [], districts: [], restaurants: [], zones: [] };
  server.respond(calls.catalogWorkspace, { revision: '1', changes: [], planned: 0, live });
  render(<OfficeRestaurants locale="ru" words={words} />);
  await screen.findByText(words.noRegions);
  expect(screen.queryByRole('button', { name: words.addRestaurant })).toBeNull();
});

it('leaves the open form with what is typed when the catalog can not be loaded again', async () => {
  render(<OfficeRestaurants locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addRestaurant }));
  fireEvent.change(screen.getByLabelText(`${words.name} · RU`), { target: { value: 'Чорсу' } });
  server.disconnect(calls.catalogWorkspace);
  await act(loadCatalog);
  expect(screen.getByLabelText(`${words.name} · RU`)).toHaveProperty('value', 'Чорсу');
});
