// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-places.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeRegions } = await import('./OfficeRegions.tsx');

const { settings: _, pages: __, stopList: ___, pauses: ____, ...sold } = demoFile;
const draft = { revision: '1', changes: [], planned: 0 };
const saved = () => server.requests(calls.saveCatalogRecords).map(({ body }) => (body as { records: object[] }).records);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  server.reset();
  forgetCatalog();
  server.respond(calls.catalogWorkspace, { ...draft, live: sold });
});
afterEach(cleanup);

it('offers the regions of Uzbekistan that the catalog does not have', async () => {
  server.respond(calls.catalogWorkspace, { ...draft, live: { ...sold, regions: sold.regions.slice(0, 1), districts: [] } });
  render(<OfficeRegions locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.addRegion }));
  const region = screen.getByRole('combobox', { name: words.region, description: words.regionMissing });
  expect(saved()).toEqual([]);
  expect(within(region).queryByRole('option', { name: 'Ташкент' })).toBeNull();
  fireEvent.change(region, { target: { value: 'samarkand' } });
  press(words.addRegion);
  await screen.findByText(words.savedInDraft);
  const value = expect.objectContaining({ id: 9, slug: 'samarkand', latitude: 39.6542, longitude: 66.9597 });
  expect(saved()).toEqual([[{ section: 'regions', id: '9', base: null, value }]]);
});

it('adds another place with a name and a point, and says what is missing beside the field', async () => {
  render(<OfficeRegions locale="ru" words={words} />);
  fireEvent.change(await screen.findByRole('combobox', { name: words.region }), { target: { value: 'other' } });
  press(words.addRegion);
  press(words.saveInDraft);
  screen.getByText(words.nameWrong);
  fireEvent.change(screen.getByLabelText(`${words.name} · RU`), { target: { value: 'Чирчик' } });
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  expect(saved()[0]).toMatchObject([{ section: 'regions', base: null, value: { id: 15, name: { ru: 'Чирчик' } } }]);
});

it('renames a district, and keeps its point as it is', async () => {
  render(<OfficeRegions locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить: Бектемирский район' }));
  fireEvent.change(screen.getByLabelText(`${words.name} · RU`), { target: { value: 'Бектемир' } });
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  const [district] = sold.districts;
  const value = { ...district, name: { ...district?.name, ru: 'Бектемир' } };
  expect(saved()).toEqual([[{ section: 'districts', id: '1', base: district, value }]]);
});

it('removes a region with its districts after a confirmation, but none that has restaurants', async () => {
  const empty = { ...sold, restaurants: sold.restaurants.map((restaurant) => ({ ...restaurant, regionId: 9 })) };
  server.respond(calls.catalogWorkspace, { ...draft, live: empty });
  render(<OfficeRegions locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить: Ташкент' }));
  expect(screen.queryByRole('button', { name: 'Удалить: Самаркандская область' })).toBeNull();
  expect(saved()).toEqual([]);
  screen.getByText(words.removeRegionText);
  press('Удалить: Ташкент');
  await screen.findByText(/Ташкент: удалено из черновика/);
  const inTashkent = sold.districts.filter(({ regionId }) => regionId === 1);
  expect(saved()[0]?.map(({ section, id, value }: { section?: string; id?: string; value?: null }) => [section, id, value])).toEqual([
    ['regions', '1', null],
    ...inTashkent.map(({ id }) => ['districts', String(id), null]),
  ]);
});
