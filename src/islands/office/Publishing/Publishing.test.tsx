// @vitest-environment jsdom
import '../../../../tests/support/screens/native-dialog.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WirePublishing } from '#contract/publishing/publishing-wire.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import siteWords from '../../../../locales/ru/editor.json' with { type: 'json' };
import barWords from '../../../../locales/ru/publish-bar.json' with { type: 'json' };
import ownWords from '../../../../locales/ru/publishing.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { Publishing } = await import('./Publishing.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');
const { forgetPublishing } = await import('#stores/office/publishing.ts');
const words = { ...ownWords, ...barWords };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const show = () => render(<Publishing locale="ru" words={words} siteWords={siteWords} />);
const open = async () => {
  show();
  await screen.findByText('4 неопубликованных изменения');
};
const list = () => within(screen.getByRole('region', { name: words.changes }));
const rows = () => list().getAllByRole('checkbox');
const textOf = (box: HTMLElement) => box.closest('li')?.textContent?.replace(/[\u00a0 ]+/g, ' ');
const respond = (changes: WirePublishing['changes'], more: Partial<WirePublishing> = {}) =>
  server.respond(calls.publishing, { revision: '1', areas: ['catalog', 'content'], changes, planned: [], discarded: [], ...more });
const bodies = (call: Parameters<typeof server.requests>[0]) => server.requests(call).map(({ body }) => body);
const made = { by: null, at: '2026-11-23T10:00:00.000Z' };

beforeEach(() => {
  server.reset();
  forgetCatalog();
  forgetPublishing();
});
afterEach(cleanup);

it('shows each change by its area, with its values before and after, and who made it', async () => {
  await open();
  const groups = list()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(groups).toEqual([words.group_menu, words.group_site]);
  const [price, hidden, added, about] = rows().map(textOf);
  expect(price).toMatch(/Блюдо: .+Нодира Юсупова, 21 ноября, 11:40цена.*было .+сум.*станет .+сум/);
  expect(hidden).toMatch(/Без имени.*в меню.*да.*нет/);
  expect(added).toMatch(/Категория: Завтраки.*новая запись/);
  expect(about).toMatch(/О нас Dilnoza.*Текст страницы «О нас» · Узбекский.*было Osh tayyorlaymiz\. →/);
});

it('shows the tags and the allergens of a dish in words', async () => {
  const [dish] = demoFile.products;
  if (dish === undefined) throw new Error('the demo catalog has no dishes');
  const after = { ...dish, tags: ['halal', 'летнее'], allergens: ['milk'] };
  respond([{ section: 'products', id: String(dish.id), before: { ...dish, tags: ['new'] }, after, ...made }]);
  show();
  const texts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(texts.join(' ')).toMatch(/Новинка.*Халяль, летнее/);
  expect(texts.join(' ')).toContain('молоко');
});

it('publishes only the chosen changes, as they were seen', async () => {
  await open();
  fireEvent.click(rows()[0] as HTMLElement);
  fireEvent.click(rows()[3] as HTMLElement);
  press(words.publishNow);
  await screen.findByText(words.nothingNew);
  const [sent] = bodies(calls.publishChanges) as { records: { section: string; at: string }[] }[];
  expect(sent?.records.map(({ section, at }) => [section, at])).toEqual([
    ['products', '2026-11-21T06:40:00.000Z'],
    ['categories', '2026-11-21T06:40:00.000Z'],
  ]);
});

it('what the filters do not show is not published', async () => {
  await open();
  fireEvent.change(list().getByLabelText(words.filterLanguage), { target: { value: 'uz' } });
  expect(rows().map(textOf)).toEqual([expect.stringContaining('О нас')]);
  fireEvent.change(list().getByLabelText(words.filterLanguage), { target: { value: '' } });
  fireEvent.change(list().getByLabelText(words.filterPerson), { target: { value: 'Нодира Юсупова' } });
  expect(rows()).toHaveLength(2);
  press(words.publishNow);
  await waitFor(() =>
    expect(bodies(calls.publishChanges)).toMatchObject([{ records: [{ section: 'products' }, { section: 'categories' }] }]),
  );
});

it('one change is chosen alone', async () => {
  await open();
  press(/^Только это: Категория/);
  expect(rows().map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, true, false]);
  list().getByText(/Выбрано: 1 из 4/);
});

it('names each contradiction by its record, and keeps the changes', async () => {
  await open();
  press(/^Только это: Категория/);
  const issue = { where: 'categories[new].parentId', rule: 'noCategory', found: '99' } as const;
  server.reject(calls.publishChanges, problem('CATALOG_INVALID', { issues: [issue] }));
  press(words.publishNow);
  expect((await screen.findByRole('alert')).textContent).toContain('Категория: Завтраки, входит в: нет категории «99»');
  expect(rows()).toHaveLength(4);
});

it('says that somebody has changed what was chosen, and shows it anew', async () => {
  await open();
  press(/^Только это: Категория/);
  server.reject(calls.publishChanges, problem('DRAFT_CHANGED', {}));
  press(words.publishNow);
  expect((await screen.findByRole('alert')).textContent).toBe(words.changedMeanwhile);
  expect(server.requests(calls.publishing)).toHaveLength(2);
});

it('publishing texts that nobody has checked is confirmed first', async () => {
  await open();
  press(words.publishNow);
  const question = within(screen.getByRole('alertdialog', { name: words.unreadyTitle }));
  question.getByText(/не отмечены как проверенные: Русский, Узбекский\./);
  fireEvent.click(question.getByRole('button', { name: words.publishNotYet }));
  expect(bodies(calls.publishChanges)).toEqual([]);
  press(words.publishNow);
  fireEvent.click(question.getByRole('button', { name: words.publishAnyway }));
  await waitFor(() => expect(bodies(calls.publishChanges)).toHaveLength(1));
});

it('a publication for later has its time, which is empty again afterwards', async () => {
  await open();
  press(/^Только это: Категория/);
  const time = () => list().getByLabelText<HTMLInputElement>(words.publishAt);
  fireEvent.change(time(), { target: { value: '2099-01-01T10:00' } });
  server.respond(calls.publishChanges, () => ({ ...waiting(), changes: [] }));
  press(words.publishLater);
  await screen.findByRole('region', { name: words.plans });
  expect(bodies(calls.publishChanges)).toMatchObject([{ at: '2099-01-01T05:00:00.000Z' }]);
});

it('discards after a question that says how long it is kept', async () => {
  await open();
  press(words.discard);
  const question = within(screen.getByRole('alertdialog', { name: words.discardTitle }));
  question.getByText(/^4 изменения уйдут из черновика.*Тридцать дней их можно вернуть/);
  expect(bodies(calls.discardChanges)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: words.discard }));
  await screen.findByText(words.nothingNew);
});

it('discards one language or one value of a change', async () => {
  await open();
  const discard = async (what: string) => {
    press(/^Отбросить: О нас/);
    const choice = screen.getByLabelText<HTMLSelectElement>(words.discardWhat);
    const option = [...choice.options].find(({ text }) => text === what);
    fireEvent.change(choice, { target: { value: option?.value } });
    press(words.discardYes);
    await waitFor(() => expect(screen.queryByLabelText(words.discardWhat)).toBeNull());
  };
  server.respond(calls.discardChanges, waiting);
  await discard('Тексты: Узбекский');
  await discard('Текст страницы «О нас» · Русский');
  expect(bodies(calls.discardChanges)).toEqual([
    { records: [{ section: 'content', id: 'about', locale: 'uz' }] },
    { records: [{ section: 'content', id: 'about', path: 'aboutUs.ru' }] },
  ]);
});

it('brings back what was discarded', async () => {
  await open();
  const discarded = within(screen.getByRole('region', { name: words.discardedTitle }));
  fireEvent.click(discarded.getByRole('button', { name: 'Вернуть в черновик: О нас' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: words.discardedTitle })).toBeNull());
  expect(server.requests(calls.returnChanges).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/publishing/discarded/1/return']);
});

it('a plan says what it would replace, has a preview, and is canceled after a question', async () => {
  await open();
  const plans = within(screen.getByRole('region', { name: words.plans }));
  plans.getByText(/^Заменит то, что опубликовали позже: Блюдо: /);
  plans.getByText('23 ноября, 09:00 (Ташкент)');
  expect(plans.getByRole('link', { name: words.planPreview }).getAttribute('href')).toBe('/preview/plan-1/');
  fireEvent.click(plans.getByRole('button', { name: /^Отменить публикацию/ }));
  expect(bodies(calls.withdrawPlan)).toEqual([]);
  const question = within(screen.getByRole('alertdialog', { name: words.planCancelTitle }));
  fireEvent.click(question.getByRole('button', { name: words.planCancel }));
  await waitFor(() => expect(screen.queryByRole('region', { name: words.plans })).toBeNull());
});

it('a version is compared, and restored after a question with the differences', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Сравнить с нынешним: Версия 1' }));
  const history = within(screen.getByRole('region', { name: words.versions }));
  await history.findByText('Категория: Завтраки');
  fireEvent.click(history.getByRole('button', { name: 'Вернуть как было: Версия 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: words.restoreTitle });
  expect(dialog.textContent).toContain('Завтраки');
  expect(server.requests(calls.publishVersion)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: words.restore }));
  await waitFor(() => expect(server.requests(calls.publishVersion)).toHaveLength(1));
});

it('who publishes the site alone reads no catalog', async () => {
  respond([], { areas: ['content'] });
  show();
  await screen.findByText(words.nothing);
  expect(server.requests(calls.catalogWorkspace)).toEqual([]);
});

it('a failure says why, and can be repeated', async () => {
  server.reject(calls.publishing, problem('UNAVAILABLE', {}));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('UNAVAILABLE');
  server.reset();
  press(words.retry);
  await screen.findByText('4 неопубликованных изменения');
});

it('shows prices and sales of restaurants one by one, and names the restaurant of a wrong price', async () => {
  const live = demoFile;
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
  respond([change]);
  show();
  await screen.findAllByRole('definition');
  const terms = list().getAllByRole('term');
  expect(terms.map((row) => row.parentElement?.textContent?.replace(/[\u00a0 ]+/g, ' '))).toEqual([
    `своя цена (${first.name.ru})было 60 000 сум → станет 61 000 сум`,
    `продаётся (${third?.name.ru})было да → станет нет`,
    `своя цена (${second.name.ru})было – → станет 48 000 сум`,
  ]);
  const issue = { where: `products[${dish.id}].restaurantPrices[${first.id}].price`, rule: 'restaurantPrice', found: '0' } as const;
  server.reject(calls.publishChanges, problem('CATALOG_INVALID', { issues: [issue] }));
  press(words.publishNow);
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Блюдо: ${dish.name.ru}, своя цена (${first.name.ru}): своя цена ресторана должна быть больше нуля, а не 0`,
  );
});

it('shows the values of promo codes and of the rules of points in words', async () => {
  const [code] = demoFile.promoCodes;
  const { loyalty } = demoFile;
  if (code === undefined || loyalty === null) throw new Error('the demo catalog has no promo code');
  const tiers = loyalty.tiers.map((tier) => ({ ...tier, accrualPercent: tier.accrualPercent + 0.5 }));
  const changed = { ...code, type: 'fixed', orderTypes: [200], weekdays: [0, 6] };
  respond([
    { section: 'promoCodes', id: code.code, before: code, after: changed, ...made },
    { section: 'loyalty', id: 'loyalty', before: loyalty, after: { ...loyalty, tiers }, ...made },
  ]);
  show();
  await screen.findAllByRole('definition');
  const [promo, rules] = rows().map(textOf);
  expect(promo).toMatch(/было процент.*станет сумма.*было доставка, самовывоз.*станет самовывоз.*станет Вс, Сб/);
  expect(rules).toMatch(/Старт: 0 сум, 3%.*станет Старт: 0 сум, 3.5%/);
});

function waiting(): WirePublishing {
  const [dish] = demoFile.products;
  if (dish === undefined) throw new Error('the demo catalog has no dishes');
  const change = { section: 'products', id: String(dish.id), before: dish, after: { ...dish, price: 1 } } as const;
  const text = (uz: string, ru: string) => ({ aboutUs: { ru, uz, en: '' } });
  const about = { section: 'content', id: 'about', before: text('Eski', 'Старое'), after: text('Yangi', 'Новое'), ...made } as const;
  const plan = {
    id: 7,
    at: '2099-01-01T05:00:00.000Z',
    by: 'Анна',
    madeAt: made.at,
    problem: null,
    overrides: [],
    isShared: false,
  } as const;
  return { revision: '2', areas: ['catalog', 'content'], changes: [about], planned: [{ ...plan, changes: [change] }], discarded: [] };
}
