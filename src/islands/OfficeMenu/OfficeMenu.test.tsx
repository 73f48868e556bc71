// @vitest-environment jsdom
import '../../../tests/support/screens/native-dialog.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../.storybook/demo-shop.ts';
import words from '../../../locales/ru/office-menu.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMenu } = await import('./OfficeMenu.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');

const [dish] = demoFile.products;
if (dish === undefined) throw new Error('the demo catalog has no dishes');
const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
const draft = { revision: '1', changes: [], planned: [] };

const show = async (records: typeof live = live) => {
  server.respond(calls.catalogWorkspace, { ...draft, live: records });
  server.respond(calls.saveCatalogRecords, draft);
  render(<OfficeMenu locale="ru" words={words} />);
  await screen.findByLabelText(words.search);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
type Sent = {
  readonly records: readonly { readonly section: string; readonly id: string; readonly base: object; readonly value: object }[];
};
const sent = () => (server.requests(calls.saveCatalogRecords).at(-1)?.body as Sent | undefined)?.records ?? [];
const named = (template: string, name = dish.name.ru) => template.replace('{{name}}', name);

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('finds dishes in any language, and renders only the first of thousands', async () => {
  const products = Array.from({ length: 5000 }, (_, index) => ({
    ...dish,
    id: index,
    name: { ru: `Самса ${index}`, uz: `Somsa ${index}` },
  }));
  await show({ ...live, products });
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(50);
  type(words.search, 'somsa 4999');
  expect(screen.getAllByRole('listitem').map((row) => within(row).getByText(/Самса/).textContent)).toEqual(['Самса 4999']);
});

it('saves a price in place with the record that was seen, and rejects one that is not whole', async () => {
  await show();
  const field = screen.getByLabelText(named(words.priceOf));
  fireEvent.change(field, { target: { value: '52,5' } });
  fireEvent.blur(field);
  expect((await screen.findByRole('alert')).textContent).toBe(words.priceWrong);
  expect(sent()).toEqual([]);
  fireEvent.change(field, { target: { value: '53 000' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent()).toMatchObject([{ section: 'products', id: String(dish.id), base: dish, value: { ...dish, price: 53_000 } }]);
});

it('shows both values of a conflict, and saves the chosen one over what the other person saved', async () => {
  await show();
  const theirs = { ...dish, price: 60_000, tags: ['new'] };
  const conflicts = [{ section: 'products', id: String(dish.id), paths: ['price'], theirs }];
  server.reject(calls.saveCatalogRecords, problem('RECORD_CHANGED', { conflicts }));
  const field = screen.getByLabelText(named(words.priceOf));
  fireEvent.change(field, { target: { value: '53000' } });
  fireEvent.blur(field);
  const alert = await screen.findByRole('alert');
  expect([alert.textContent?.includes('53000'), alert.textContent?.includes('60000')]).toEqual([true, true]);
  server.respond(calls.saveCatalogRecords, draft);
  press(words.keepMine);
  expect(sent()).toMatchObject([{ base: theirs, value: { ...theirs, price: 53_000 } }]);
});

it('shows the result of a bulk change before it is saved', async () => {
  await show();
  for (const name of [words.chooseOf, words.chooseOf]) fireEvent.click(screen.getByLabelText(named(name)));
  fireEvent.click(screen.getByLabelText(named(words.chooseOf)));
  press(words.bulkChosen.replace('{{count}}', '1'));
  fireEvent.change(screen.getByLabelText(words.percent), { target: { value: '7' } });
  const preview = screen.getByRole('region', { name: words.preview });
  expect(preview.textContent?.replace(/\u00a0/g, ' ')).toContain(`${dish.name.ru}: 52 000 сум → 55 500 сум`);
  expect(sent()).toEqual([]);
  press(words.apply);
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ value: { price: 55_500 } }]);
});

it('keeps what the form does not show, and needs a name and a price', async () => {
  await show();
  press(words.addDish);
  press(words.save);
  await screen.findByText(words.nameMissing);
  fireEvent.change(screen.getAllByLabelText(words.name)[0] as HTMLElement, { target: { value: 'Лагман' } });
  press(words.save);
  await screen.findByText(words.priceWrong);
  type(words.price, '34000');
  press(words.save);
  await screen.findByLabelText(words.search);
  const [made] = sent();
  expect(made).toMatchObject({ base: null, value: { id: made?.id, name: { ru: 'Лагман' }, price: 34_000, isAvailable: true } });
  press(named(words.editOf));
  fireEvent.change(screen.getAllByLabelText(words.name)[2] as HTMLElement, { target: { value: 'Osh' } });
  press(words.save);
  await screen.findByLabelText(words.search);
  expect(sent()).toEqual([{ section: 'products', id: String(dish.id), base: dish, value: { ...dish, name: { ...dish.name, uz: 'Osh' } } }]);
});

it('asks before it deletes a dish', async () => {
  await show();
  press(named(words.editOf));
  press(named(words.deleteOf));
  expect(sent()).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.delete }));
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ id: String(dish.id), value: null }]);
});

it('moves a category by its buttons within its level', async () => {
  await show();
  fireEvent.click(screen.getByLabelText(words.view_categories));
  const roots = live.categories.filter(({ parentId }) => parentId === null);
  press(named(words.moveDown, roots[0]?.name.ru));
  const [order] = sent();
  const value = order?.value as readonly string[];
  const places = roots.map(({ id }) => value.indexOf(String(id)));
  expect([order?.section, order?.id, value.length, (places[0] ?? 0) > (places[1] ?? 0)]).toEqual([
    'order',
    'categories',
    live.categories.length,
    true,
  ]);
});

it('saves an option group, whose minimum must not exceed its maximum', async () => {
  await show();
  fireEvent.click(screen.getByLabelText(words.view_groups));
  const [group] = live.modifierGroups;
  press(named(words.editOf, group?.name.ru));
  type(words.minAmount, '3');
  press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe(words.required);
  type(words.maxAmount, '3');
  press(words.save);
  await screen.findByText(words.addGroup);
  expect(sent()).toEqual([
    { section: 'modifierGroups', id: String(group?.id), base: group, value: { ...group, minAmount: 3, maxAmount: 3 } },
  ]);
});

it('keeps the parts of a combo whose price changes, and does not save a set without dishes', async () => {
  await show();
  const combo = live.products.find(({ isCombo }) => isCombo);
  if (combo === undefined) throw new Error('the demo catalog has no combo');
  type(words.search, String(combo.id));
  press(named(words.editOf, combo.name.ru));
  type(words.price, '99000');
  press(words.save);
  await screen.findByLabelText(words.search);
  expect(sent()).toEqual([{ section: 'products', id: String(combo.id), base: combo, value: { ...combo, price: 99_000 } }]);
  type(words.search, '');
  press(named(words.editOf));
  type(words.kindOfDish, 'set');
  press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe(words.partsMissing);
  const first = live.products.find(({ id, isCombo, isSet }) => id !== dish.id && !isCombo && !isSet);
  const parts = screen.getByRole('region', { name: words.contents });
  fireEvent.change(within(parts).getByLabelText(words.suggest), { target: { value: String(first?.id) } });
  press(words.save);
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ value: { isSet: true, setItems: [{ productId: first?.id, quantity: 1 }] } }]);
});
