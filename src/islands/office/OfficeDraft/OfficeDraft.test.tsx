// @vitest-environment jsdom
import '../../../../tests/support/screens/native-dialog.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-draft.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeDraft } = await import('./OfficeDraft.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  render(<OfficeDraft locale="ru" words={words} />);
  await screen.findByText('3 неопубликованных изменения');
  press(words.show);
};

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('shows each change with its values before and after, and who made it', async () => {
  await open();
  const [price, hidden, added] = within(screen.getByRole('region', { name: words.changes }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent?.replace(/\u00a0/g, ' '));
  expect(price).toMatch(/Блюдо: .+Нодира Юсупова, 21 ноября, 11:40цена.*было .+сум.*станет .+сум/);
  expect(hidden).toMatch(/Без имени.*в меню.*да.*нет/);
  expect(added).toMatch(/Категория: Завтраки.*новая запись/);
});

it('is open where a link leads to the changes', async () => {
  window.location.hash = '#changes';
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
  server.respond(calls.catalogWorkspace, { revision: '1', planned: [], live, changes: [] });
  render(<OfficeDraft locale="ru" words={words} />);
  expect((await screen.findByRole('button', { name: words.hide })).getAttribute('aria-expanded')).toBe('true');
  window.location.hash = '';
});

it('shows the tags and the allergens of a dish in words', async () => {
  const [dish] = demoFile.products;
  if (dish === undefined) throw new Error('the demo catalog has no dishes');
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
  const after = { ...dish, tags: ['halal', 'летнее'], allergens: ['milk'] };
  const change = {
    section: 'products',
    id: String(dish.id),
    before: { ...dish, tags: ['new'] },
    after,
    by: null,
    at: '2026-11-21T06:40:00Z',
  };
  server.respond(calls.catalogWorkspace, { revision: '1', planned: [], live, changes: [change] } as never);
  render(<OfficeDraft locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.show }));
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts.join(' ')).toMatch(/Новинка.*Халяль, летнее/);
  expect(texts.join(' ')).toContain('молоко');
});

it('publishes only the chosen changes', async () => {
  await open();
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  press(words.publishNow);
  await screen.findByText(words.nothingPlanned);
  const sent = server.requests(calls.publishCatalog).at(-1)?.body as { records: { section: string }[] };
  expect(sent.records.map(({ section }) => section)).toEqual(['products', 'categories']);
});

it('names each contradiction by its record, and keeps the changes', async () => {
  await open();
  const issue = { where: 'categories[new].parentId', rule: 'noCategory', found: '99' } as const;
  server.reject(calls.publishCatalog, problem('CATALOG_INVALID', { issues: [issue] }));
  press(words.publishNow);
  expect((await screen.findByRole('alert')).textContent).toContain('Категория: Завтраки, входит в: нет категории «99»');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

it('asks before it discards, and before it restores a version with the differences', async () => {
  await open();
  press(words.discard);
  expect(server.requests(calls.discardCatalogChanges)).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.cancel }));
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть: Версия 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: words.restoreTitle });
  expect(dialog.textContent).toContain('Завтраки');
  expect(server.requests(calls.restoreCatalogVersion)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: words.restore }));
  expect(server.requests(calls.restoreCatalogVersion)).toHaveLength(1);
});

it('shows prices and sales of restaurants one by one, and names the restaurant of a wrong price', async () => {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
  const [dish] = live.products;
  const [first, second, third] = live.restaurants;
  if (dish === undefined || first === undefined || second === undefined) throw new Error('the demo catalog is too small');
  const before = { ...dish, restaurantPrices: [{ restaurantId: first.id, price: 60_000 }] };
  const restaurantPrices = [
    { restaurantId: first.id, price: 61_000 },
    { restaurantId: second.id, price: 48_000 },
  ];
  const after = { ...dish, restaurantPrices, restaurantIds: live.restaurants.filter((one) => one !== third).map(({ id }) => id) };
  const change = { section: 'products', id: String(dish.id), before, after, by: null, at: '2026-11-23T10:00:00Z' } as const;
  server.respond(calls.catalogWorkspace, { revision: '1', planned: [], live, changes: [change] });
  render(<OfficeDraft locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.show }));
  const rows = within(screen.getByRole('region', { name: words.changes })).getAllByRole('term');
  expect(rows.map((row) => row.parentElement?.textContent?.replace(/[\u00a0 ]+/g, ' '))).toEqual([
    `своя цена (${first.name.ru})было 60 000 сум → станет 61 000 сум`,
    `продаётся (${third?.name.ru})было да → станет нет`,
    `своя цена (${second.name.ru})было – → станет 48 000 сум`,
  ]);
  const issue = { where: `products[${dish.id}].restaurantPrices[${first.id}].price`, rule: 'restaurantPrice', found: '0' } as const;
  server.reject(calls.publishCatalog, problem('CATALOG_INVALID', { issues: [issue] }));
  press(words.publishNow);
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Блюдо: ${dish.name.ru}, своя цена (${first.name.ru}): своя цена ресторана должна быть больше нуля, а не 0`,
  );
});

it('says whose catalog it is where another system has it', async () => {
  server.reject(calls.catalogWorkspace, problem('PUBLISHED_ELSEWHERE'));
  render(<OfficeDraft locale="ru" words={words} />);
  expect((await screen.findByRole('alert')).textContent).toContain('PUBLISHED_ELSEWHERE');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the values of promo codes and of the rules of points in words', async () => {
  const [code] = demoFile.promoCodes;
  const { loyalty } = demoFile;
  if (code === undefined || loyalty === null) throw new Error('the demo catalog has no promo code');
  const tiers = loyalty.tiers.map((tier) => ({ ...tier, accrualPercent: tier.accrualPercent + 0.5 }));
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...live } = demoFile;
  const changed = { ...code, type: 'fixed', orderTypes: [200], weekdays: [0, 6] };
  const made = { by: null, at: '2026-11-23T10:00:00Z' };
  server.respond(calls.catalogWorkspace, {
    revision: '1',
    planned: [],
    live,
    changes: [
      { section: 'promoCodes', id: code.code, before: code, after: changed, ...made },
      { section: 'loyalty', id: 'loyalty', before: loyalty, after: { ...loyalty, tiers }, ...made },
    ],
  });
  render(<OfficeDraft locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.show }));
  const [promo, rules] = within(screen.getByRole('region', { name: words.changes }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent?.replace(/\u00a0/g, ' '));
  expect(promo).toMatch(/было процент.*станет сумма.*было доставка, самовывоз.*станет самовывоз.*станет Вс, Сб/);
  expect(rules).toMatch(/Старт: 0 сум, 3%.*станет Старт: 0 сум, 3.5%/);
});
