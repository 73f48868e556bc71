import { expect, test } from 'vitest';
import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import { sampleRestaurant } from '../../place/sample-restaurant.ts';
import { type ViewContext, viewPage } from './block-view.ts';
import type { Block } from './blocks.ts';
import { emptyPage } from './site-pages.ts';

const text = (ru: string, en = '', uz = ''): LocalizedText => ({ ru, en, uz });
const restaurant = (id: string) => sampleRestaurant({ id, name: `Кухня ${id}` });
const plov = { id: '1001', name: 'Plov', image: null, price: 52_000, isAvailable: true, served: null };
const context: ViewContext = {
  locale: 'en',
  renderMarkdown: (markdown) => `<p>${markdown}</p>`,
  restaurants: [restaurant('1'), restaurant('2')],
  dishes: new Map([['1001', plov]]),
  today: '2026-11-23',
};
const view = (...blocks: Block[]) => viewPage({ ...emptyPage, blocks }, context).blocks;

test('a language without a text repeats the Russian one, and a block of such texts names its language', () => {
  const page = viewPage({ ...emptyPage, title: text('О нас', 'About'), lead: text('Вступление') }, context);
  expect([page.title, page.lead]).toEqual(['About', 'Вступление']);
  expect(view({ id: 'a', kind: 'text', text: text('Текст') })).toEqual([{ id: 'a', kind: 'text', html: '<p>Текст</p>', lang: 'ru' }]);
  expect(view({ id: 'a', kind: 'text', text: text('Текст', 'Text') })).toEqual([{ id: 'a', kind: 'text', html: '<p>Text</p>' }]);
});

test('dishes have the name and price of the menu, and a removed dish is left out', () => {
  expect(view({ id: 'a', kind: 'dishes', title: noText, ids: ['1', '1001'] })).toMatchObject([{ dishes: [plov] }]);
  expect(view({ id: 'a', kind: 'dishes', title: noText, ids: ['1'] })).toEqual([]);
});

test('a block of restaurants shows those that exist, in its order, and all when it names none', () => {
  const block = { id: 'a', kind: 'restaurants', title: noText } as const;
  const ids = (items: readonly string[]) =>
    view({ ...block, items: items.map((id) => ({ id, picture: null })) }).map((each) =>
      each.kind === 'restaurants' ? each.items.map((item) => item.restaurant.id) : [],
    );
  expect(ids(['2', 'removed', '1'])).toEqual([['2', '1']]);
  expect(ids([])).toEqual([['1', '2']]);
  expect(ids(['removed'])).toEqual([]);
});

test('a vacancy is shown until the end of its last day', () => {
  const vacancy = (validUntil: string | null) =>
    view({
      id: 'a',
      kind: 'vacancy',
      title: text('Повар'),
      text: text('Готовить'),
      place: noText,
      employment: 'full',
      salaryFrom: null,
      salaryTo: null,
      postedOn: null,
      link: null,
      validUntil,
    }).length;
  expect([vacancy(null), vacancy('2026-11-23'), vacancy('2026-11-22')]).toEqual([1, 1, 0]);
});

test('a link to a page of the site leads to it in the language of the page', () => {
  const href = (to: string) =>
    view({ id: 'a', kind: 'button', title: noText, text: noText, link: { label: text('Дальше'), href: to } }).map((block) =>
      block.kind === 'button' ? block.link.href : '',
    )[0];
  expect([href('/'), href('/p/faq'), href('tel:+998712000000'), href('https://shop.example/')]).toEqual([
    '/en',
    '/en/p/faq',
    'tel:+998712000000',
    'https://shop.example/',
  ]);
});
