// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallValue } from '#contract/lib/call-types.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import { sampleGroup, sampleOption, sampleProduct } from '#domain/menu/sample-menu.ts';
import formWords from '../../../../locales/en/menu-actions.json' with { type: 'json' };
import ownWords from '../../../../locales/en/office-new-order.json' with { type: 'json' };
import '../../../../tests/support/screens/native-dialog.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const words = { ...formWords, ...ownWords };
const server = mockBackend();
const { OfficeNewOrder } = await import('./OfficeNewOrder.tsx');

beforeEach(() => {
  document.documentElement.lang = 'en';
  server.reset();
});
afterEach(cleanup);

const restaurants = [{ id: '1', name: 'Chilonzor', regionId: '1' }];

it('asks for the phone first, and shows the rest once it is known who calls', async () => {
  server.respond(calls.findCaller, { phone: '998901112233', customer: null, addresses: [], last: null });
  render(<OfficeNewOrder locale="en" words={words} restaurants={restaurants} />);
  const phone = screen.getByLabelText(words.phone);
  expect(document.activeElement).toBe(phone);
  fireEvent.change(phone, { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: words.findCaller }));
  screen.getByText(words.phoneInvalid);
  expect(screen.queryByLabelText(words.searchAddress)).toBeNull();
  fireEvent.change(phone, { target: { value: '901112233' } });
  fireEvent.click(screen.getByRole('button', { name: words.findCaller }));
  await screen.findByText(words.newCaller);
  screen.getByLabelText(words.searchAddress);
  expect(server.requests(calls.findCaller).map(({ body }) => body)).toEqual([{ phone1: '998901112233' }]);
});

type Caller = CallValue<typeof calls.findCaller>;

/** A caller who picks up; resolves when the dishes are there. */
async function openDishes(caller: Caller = { phone: '998901112233', customer: null, addresses: [], last: null }) {
  server.respond(calls.findCaller, caller);
  render(<OfficeNewOrder locale="en" words={words} restaurants={restaurants} />);
  fireEvent.change(screen.getByLabelText(words.phone), { target: { value: '901112233' } });
  fireEvent.click(screen.getByRole('button', { name: words.findCaller }));
  fireEvent.click(await screen.findByRole('radio', { name: words.pickup }));
  return within(await screen.findByRole('group', { name: words.foundDishes }));
}

const sentLines = () => server.requests(calls.handQuote).map(({ body }) => (body as { lines: unknown }).lines);

it('finds dishes as the shop does: in each language, with a typo, by a word of the name (R-SEARCH-2)', async () => {
  const dishes = await openDishes();
  for (const typed of ['самаркандский плов', 'samarqand osh', 'samarknd plov']) {
    fireEvent.change(screen.getByLabelText(words.dish), { target: { value: typed } });
    expect(dishes.getAllByRole('button')[0]?.textContent, typed).toContain('Samarkand plov');
  }
});

it('adds a dish with its usual options, which its line names and its form changes', async () => {
  const dishes = await openDishes();
  fireEvent.change(screen.getByLabelText(words.dish), { target: { value: 'tandoor samsa' } });
  fireEvent.click(dishes.getAllByRole('button')[0] as HTMLElement);
  const name = 'Tandoor samsa';
  const change = await screen.findByRole('button', { name: words.changeOptions.replace('{{name}}', name) });
  const row = change.closest('li') as HTMLElement;
  within(row).getByText('Beef');
  fireEvent.click(change);
  const form = within(await screen.findByRole('dialog', { name }));
  fireEvent.click(form.getByRole('radio', { name: /Pumpkin/ }));
  fireEvent.change(form.getByLabelText(words.comment), { target: { value: 'hot' } });
  fireEvent.click(form.getByRole('button', { name: new RegExp(words.save) }));
  within(row).getByText('Pumpkin, hot');
  await expect.poll(sentLines).toContainEqual([expect.objectContaining({ quantity: 1, comment: 'hot' })]);
});

it('asks for what a dish needs before it is added', async () => {
  const size = sampleGroup({
    id: '5',
    name: 'Size',
    minAmount: 1,
    maxAmount: 1,
    options: [sampleOption('1', 0), sampleOption('2', 5_000)],
  });
  const tea = sampleProduct({ id: '7', name: 'Tea', modifierGroups: [size] });
  const menu = { categories: [], products: [tea], deliveryFee: 0, restaurantId: '1', deliveryDurationMinutes: 45, error: null };
  server.respond(calls.restaurantMenu, toWireMenu(menu));
  const dishes = await openDishes();
  fireEvent.click(dishes.getByRole('button', { name: /Tea/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Tea' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(form.getByRole('radio', { name: /Option 2/ }));
  fireEvent.click(form.getByRole('button', { name: new RegExp(`^${words.add}`) }));
  within(await screen.findByRole('listitem')).getByText('Option 2');
});

it('takes the last order again with its options, where it was picked up', async () => {
  const modifiers = [{ groupId: '11', optionId: '1102', amount: 1 }];
  const line = {
    productId: '1023',
    name: 'Tandoor samsa',
    quantity: 2,
    unitPrice: 14_000,
    total: 28_000,
    modifiers,
    combo: [],
    choices: [],
    image: null,
  };
  const place = { orderTypeId: 200, regionId: '1', restaurantId: '1', restaurantName: 'Chilonzor', isPossible: true } as const;
  await openDishes({ phone: '998901112233', customer: null, addresses: [], last: { place, lines: [line], changed: [], unavailable: [] } });
  fireEvent.click(screen.getByRole('button', { name: /2 × Tandoor samsa/ }));
  await expect.poll(sentLines).toContainEqual([{ productId: '1023', quantity: 2, modifiers, combo: [] }]);
});

it('says what is missing when the order is placed too early', async () => {
  await openDishes();
  expect(screen.queryByText(words.missing_name)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.place }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words.missing_name, words.missing_dishes]);
  expect(server.requests(calls.placeByHand)).toEqual([]);
});
