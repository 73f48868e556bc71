// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import type { Product } from '#domain/menu/types.ts';
import { translator } from '#domain/words.ts';
import words from '../../../locales/ru/dish-card.json' with { type: 'json' };
import { DishCard } from './DishCard.tsx';

afterEach(cleanup);

const t = translator<'dish-card'>(words);
const plov = sampleProduct({ id: '1', name: 'Плов', description: 'Рис и баранина', price: 52_000, unit: '350 г' });
type Options = Partial<Parameters<typeof DishCard>[0]>;
const cardOf = (change: Partial<Product> = {}, options: Options = {}) => (
  <DishCard product={{ ...plov, ...change }} price={52_000} served={null} locale="ru" t={t} {...options} />
);

function show(change: Partial<Product> = {}, options: Options = {}): HTMLElement {
  return render(cardOf(change, options)).container.firstElementChild as HTMLElement;
}

const textOf = (card: HTMLElement) => card.textContent.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

test('a card names the dish, what is in it, its price and its size, and leads to its page', () => {
  const card = show();
  expect(textOf(card)).toBe('ППловРис и баранина52 000 сум 350 г');
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/product/1');
});

test('the scripts of the page find its id, its price, the place of its stepper, its button and its heart', () => {
  const card = show();
  expect([card.dataset['card'], card.dataset['price']]).toEqual(['1', '52000']);
  expect(card.querySelector('[data-stepper] > [data-add]')?.getAttribute('aria-label')).toBe(words.add);
  expect(card.querySelector('[data-choices]')).toBeNull();
  expect(card.querySelector('[data-heart]')?.getAttribute('aria-pressed')).toBe('false');
});

test('the button of a dish with options is marked', () => {
  const group = { id: 'a', name: 'Размер', kind: 'size', minAmount: 1, maxAmount: 1, freeAmount: 0, maxPerOption: 1, options: [] };
  expect(
    show({ modifierGroups: [group] })
      .querySelector('[data-add]')
      ?.hasAttribute('data-choices'),
  ).toBe(true);
});

test.each([
  ['sold out', { isAvailable: false }, {}, words.soldOut],
  ['served at another time', { isOffHours: true }, { served: 'Завтрак: 08:00–11:00' }, 'Завтрак: 08:00–11:00'],
  ['without a price', { price: null }, { price: null }, words.noPrice],
])('a dish that is %s says so and has no button', (_, change, options, text) => {
  const card = show(change, options);
  expect(card.textContent).toContain(text);
  expect(card.querySelector('[data-add]')).toBeNull();
  expect(card.querySelector('[data-heart]')).not.toBeNull();
});

test('a dish whose portions are counted says what is left before what is in it (R-DISH-11)', () => {
  const texts = (change: Partial<Product>, options: Options = {}) => {
    const found = [...show(change, options).querySelectorAll('h3 ~ p')].map(({ textContent }) => textContent);
    cleanup();
    return found;
  };
  expect(texts({ portionsLeft: 5 })).toEqual(['Осталось 5', 'Рис и баранина']);
  expect(texts({ portionsLeft: 5 }, { isBrief: true })).toEqual(['Осталось 5']);
  const moreAt = Date.parse('2026-11-21T12:30:00Z');
  expect(texts({ isAvailable: false, portionsLeft: 0, moreAt })).toEqual(['Закончилось, ещё будет в\u00a017:30']);
  expect(texts({ isOffHours: true, portionsLeft: 5 }, { served: 'Завтрак: 08:00–11:00' })).toEqual(['Завтрак: 08:00–11:00']);
});

test('a reduced price stands beside the price before and the saving', () => {
  expect(textOf(show({ oldPrice: 65_000 })).endsWith('65 000 −20%')).toBe(true);
});

test('a brief card says only what can not be ordered', () => {
  expect(show({}, { isBrief: true }).textContent).not.toContain('Рис');
  expect(show({ isAvailable: false }, { isBrief: true }).textContent).toContain(words.soldOut);
});

test('the tags of a dish stand over its picture, and only the owner makes its card large (R-DISH-10, R-MENU-12)', () => {
  const card = show({ tags: ['halal', 'hit', 'veg'] });
  expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([words.tag_hit, words.tag_halal]);
  expect(card.classList.contains('dish-large')).toBe(false);
  cleanup();
  expect(show({ tags: ['large'] }).classList.contains('dish-large')).toBe(true);
  expect(show({ tags: ['hit'] }, { isBrief: true }).querySelector('li')).toBeNull();
});

test('a card that is only shown has nothing to press and no marks', () => {
  const card = show({}, { hasControls: false });
  expect([card.querySelector('button'), card.dataset['card'], card.dataset['price']]).toEqual([null, undefined, undefined]);
});

test('texts of another language than the page are marked as such (R-LANG-6)', () => {
  const card = show({}, { locale: 'en' });
  expect([...card.querySelectorAll('[lang=ru]')].map(({ textContent }) => textContent)).toEqual(['Плов', 'Рис и баранина']);
});

test('its HTML has nothing that only React needs', () => {
  expect(renderToStaticMarkup(cardOf())).not.toContain('<!--');
});
