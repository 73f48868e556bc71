// @vitest-environment jsdom
import '../../../../tests/support/screens/native-dialog.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-menu.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMenu } = await import('./OfficeMenu.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');

const [dish] = demoFile.products;
if (dish === undefined) throw new Error('the demo catalog has no dishes');
const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
const draft = { revision: '1', changes: [], planned: 0 };

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

it('asks before it saves a price ten times below the one before, and saves it once it is confirmed', async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>(named(words.priceOf));
  fireEvent.change(field, { target: { value: '5.200' } });
  fireEvent.blur(field);
  const question = await screen.findByRole('alert');
  expect(question.textContent?.replace(/\u00a0/g, ' ')).toContain('5 200 сум, а была 52 000 сум');
  press(words.doubtsWrong);
  expect([screen.queryByRole('alert'), field.value, sent()]).toEqual([null, '5.200', []]);
  fireEvent.blur(field);
  press(words.doubtsRight);
  expect(sent()).toMatchObject([{ id: String(dish.id), base: dish, value: { ...dish, price: 5_200 } }]);
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

it('shows the serving times of a conflict as a text', async () => {
  const weekdays = ['saturday', 'sunday'] as const;
  const base = { ...dish, servingTimes: [{ weekdays, from: 480, to: 660 }] };
  const theirs = { ...base, price: 60_000, servingTimes: [{ weekdays, from: 540, to: 720 }] };
  await show({ ...live, products: [base as never] });
  const conflicts = [{ section: 'products', id: String(dish.id), paths: ['price', 'servingTimes'], theirs }];
  server.reject(calls.saveCatalogRecords, problem('RECORD_CHANGED', { conflicts }));
  const field = screen.getByLabelText(named(words.priceOf));
  fireEvent.change(field, { target: { value: '53000' } });
  fireEvent.blur(field);
  const sides = within(await screen.findByRole('alert')).getAllByRole('definition');
  expect(sides.map((side) => side.textContent?.replace(/\u00a0/g, ' ').replace(/\u2060/g, ''))).toEqual([
    `${words.price}: 53000; ${words.servingTimes}: Сб–Вс 08:00–11:00`,
    `${words.price}: 60000; ${words.servingTimes}: Сб–Вс 09:00–12:00`,
  ]);
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

it('saves the price of one restaurant and that another does not sell the dish, and names what is wrong', async () => {
  await show();
  press(named(words.editOf));
  const table = screen.getByRole('table', { hidden: true });
  const [first, second] = live.restaurants;
  const priceOf = (name = '') => within(table).getByLabelText(named(words.restaurantPriceOf, name));
  const soldIn = (name = '') => within(table).getByLabelText(named(words.soldHereOf, name));
  expect(within(table).getAllByRole('switch', { hidden: true })).toHaveLength(live.restaurants.length);
  expect(
    priceOf(first?.name.ru)
      .getAttribute('placeholder')
      ?.replace(/\u00a0/g, ' '),
  ).toBe('52 000');
  fireEvent.change(priceOf(first?.name.ru), { target: { value: '-1' } });
  press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe(words.restaurantPriceWrong);
  expect(document.activeElement).toBe(priceOf(first?.name.ru));
  fireEvent.change(priceOf(first?.name.ru), { target: { value: '57 000' } });
  expect(screen.queryByRole('alert')).toBeNull();
  for (const { name } of live.restaurants) fireEvent.click(soldIn(name.ru));
  press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe(words.soldNowhere);
  for (const { name } of live.restaurants) if (name !== second?.name) fireEvent.click(soldIn(name.ru));
  press(words.save);
  await screen.findByLabelText(words.search);
  const value = {
    ...dish,
    restaurantIds: live.restaurants.map(({ id }) => id).filter((id) => id !== second?.id),
    restaurantPrices: [{ restaurantId: first?.id, price: 57_000 }],
  };
  expect(sent()).toEqual([{ section: 'products', id: String(dish.id), base: dish, value }]);
});

it('says in the list and before a bulk change that restaurants have prices of their own, which change with it', async () => {
  const [first] = live.restaurants;
  const own = { ...dish, restaurantPrices: [{ restaurantId: first?.id ?? 0, price: 60_000 }] };
  await show({ ...live, products: [own, ...live.products.slice(1)] });
  expect((await screen.findByText(/своя цена в 1 ресторане/)).id).toBe(
    screen.getByLabelText(named(words.priceOf)).getAttribute('aria-describedby'),
  );
  fireEvent.click(screen.getByLabelText(named(words.chooseOf)));
  press(words.bulkChosen.replace('{{count}}', '1'));
  fireEvent.change(screen.getByLabelText(words.percent), { target: { value: '10' } });
  await screen.findByText(words.bulkRestaurants);
  const preview = screen.getByRole('region', { name: words.preview });
  expect(preview.textContent?.replace(/\u00a0/g, ' ')).toContain(`52 000 сум → 57 000 сум; ${first?.name.ru}: 60 000 сум → 66 000 сум`);
  press(words.apply);
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ value: { price: 57_000, restaurantPrices: [{ restaurantId: first?.id, price: 66_000 }] } }]);
});

it('has no table of restaurants where there is one restaurant', async () => {
  await show({ ...live, restaurants: live.restaurants.slice(0, 1) });
  press(named(words.editOf));
  await screen.findByLabelText(words.price);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

it('tells option groups with the same name apart by their options', async () => {
  const [group] = live.modifierGroups;
  if (group === undefined) throw new Error('the demo catalog has no option groups');
  const options = group.options.slice(0, 2).map((option, at) => ({ ...option, name: { ru: `${25 + at} см` } }));
  await show({ ...live, modifierGroups: [group, { ...group, id: 'other', options }] });
  press(named(words.editOf));
  const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(labels).toContain(`${group.name.ru} (25 см, 26 см)`);
});

it('saves the focal point of a photo with its address, and offers none for a drawing', async () => {
  const photo = '/media/0123456789abcdef-p1280x960-b5482a';
  const [drawn] = live.products.filter(({ image }) => image?.endsWith('.svg') === true);
  await show({ ...live, products: [{ ...dish, image: `${photo}#focus=30,70` }] });
  press(named(words.editOf));
  const point = (x: number, y: number) => words.focusLabel.replace('{{x}}', String(x)).replace('{{y}}', String(y));
  fireEvent.keyDown(screen.getByRole('button', { name: point(30, 70) }), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByRole('button', { name: point(25, 70) }), { key: 'ArrowUp' });
  press(words.save);
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ value: { image: `${photo}#focus=25,65` } }]);
  cleanup();
  forgetCatalog();
  await show({ ...live, products: drawn === undefined ? [] : [drawn] });
  press(named(words.editOf, drawn?.name.ru));
  await screen.findByText(words.pictureChange);
  expect(screen.queryByText(words.focusTitle)).toBeNull();
});

it('a dish of a combo is not deleted, and the dialog names the combo', async () => {
  await show();
  const combo = live.products.find(({ isCombo }) => isCombo);
  const part = live.products.find(({ id }) => id === combo?.comboGroups?.[0]?.options[0]?.productId);
  type(words.search, String(part?.id));
  press(named(words.editOf, part?.name.ru));
  press(named(words.deleteOf, part?.name.ru));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain(combo?.name.ru);
  expect(within(dialog).queryByRole('button', { name: words.delete })).toBeNull();
});

it('asks before it deletes a dish, and deletes its suggestions with it', async () => {
  await show();
  const used = live.products.flatMap((each) => [...(each.comboGroups ?? []).flatMap(({ options }) => options), ...(each.setItems ?? [])]);
  const { id, name } = live.products.find((each) => used.every(({ productId }) => productId !== each.id)) ?? dish;
  type(words.search, String(id));
  press(named(words.editOf, name.ru));
  press(named(words.deleteOf, name.ru));
  expect(sent()).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.delete }));
  await screen.findByLabelText(words.search);
  expect(sent()[0]).toMatchObject({ section: 'products', id: String(id), value: null });
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
  fireEvent.change(screen.getByLabelText(words.rule), { target: { value: 'exactlyOne' } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words.mustChoose_one.replace('{{count}}', '1'));
  fireEvent.change(screen.getByLabelText(words.rule), { target: { value: 'other' } });
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

it('saves the codes of a receipt, a VAT of 0 among them, and refuses wrong ones (R-PAY-8)', async () => {
  await show();
  press(named(words.editOf));
  const codes = within(screen.getByRole('group', { name: words.fiscal }));
  expect(codes.getByText(words.fiscalHint).textContent).toContain('tasnif.soliq.uz');
  const fill = (label: string, value: string) => fireEvent.change(codes.getByLabelText(label), { target: { value } });
  fill(words.mxik, '1020200100100001');
  fill(words.packageCode, 'box');
  fill(words.vatPercent, '0');
  press(words.save);
  for (const wrong of [words.mxikWrong, words.packageCodeWrong]) await codes.findByText(wrong);
  expect(sent()).toEqual([]);
  fill(words.mxik, '10202001001000017');
  fill(words.packageCode, '1509983');
  press(words.save);
  await screen.findByLabelText(words.search);
  expect(sent()).toMatchObject([{ value: { mxik: '10202001001000017', packageCode: '1509983', vatPercent: 0 } }]);
});

const openCategory = async (name: string) => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: words.view_categories }));
  fireEvent.click(await screen.findByRole('button', { name: named(words.editOf, name) }));
  return within(screen.getByRole('group', { name: words.servingTimes }));
};

it('serving times of a category are saved with it, a night with its end on the next day', async () => {
  const [category] = live.categories;
  const form = await openCategory(category?.name.ru ?? '');
  press(words.servingAdd);
  fireEvent.click(form.getByRole('checkbox', { name: 'Пн' }));
  fireEvent.change(form.getByLabelText(words.servingFrom), { target: { value: '22' } });
  fireEvent.change(form.getByLabelText(words.servingTo), { target: { value: '02:00' } });
  press(words.save);
  const weekdays = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await waitFor(() => expect(sent()[0]?.value).toEqual({ ...category, servingTimes: [{ weekdays, from: 1320, to: 1560 }] }));
});

it('contradictory serving times are not sent, and the focus moves to the first of them', async () => {
  const form = await openCategory(live.categories[0]?.name.ru ?? '');
  press(words.servingAdd);
  fireEvent.change(form.getByLabelText(words.servingTo), { target: { value: '08:00' } });
  press(words.save);
  await form.findByText(words.serving_to);
  expect(document.activeElement).toBe(form.getByLabelText(words.servingFrom));
  for (const day of form.getAllByRole('checkbox')) fireEvent.click(day);
  fireEvent.change(form.getByLabelText(words.servingTo), { target: { value: '11:00' } });
  press(words.save);
  expect((await form.findByRole('alert')).textContent).toBe(words.serving_weekdays);
  expect(sent()).toEqual([]);
});

it('other names of a category for search are saved with it, and one of two letters is not sent (R-SEARCH-13)', async () => {
  const [category] = live.categories;
  await openCategory(category?.name.ru ?? '');
  const [field] = screen.getAllByLabelText(words.searchWords);
  fireEvent.change(field as HTMLElement, { target: { value: 'узбекское, ош' } });
  press(words.save);
  await screen.findByText(words.searchWordShort.replace('{{found}}', 'ош'));
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
  fireEvent.change(field as HTMLElement, { target: { value: 'узбекское, оши' } });
  press(words.save);
  await waitFor(() => expect(sent()[0]?.value).toEqual({ ...category, searchWords: { ru: 'узбекское, оши' } }));
});

it('a category without serving times is saved without the field', async () => {
  const [category] = live.categories;
  await openCategory(category?.name.ru ?? '');
  press(words.save);
  await waitFor(() => expect(sent()[0]?.value).toEqual(category));
});
