// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { productsById } from '#domain/menu/product.ts';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import type { FoundProducts } from '#domain/menu/search.ts';
import type { Product } from '#domain/menu/types.ts';
import { translator } from '#domain/words.ts';
import cardWords from '../../../locales/ru/dish-card.json' with { type: 'json' };
import words from '../../../locales/ru/menu-search.json' with { type: 'json' };
import { FoundDishes } from './FoundDishes.tsx';

afterEach(cleanup);

const hit = { tags: ['hit'] };
const plov = sampleProduct({ id: '1', name: 'Плов', ...hit });
const fried = sampleProduct({ id: '2', name: 'Жареный лагман' });
const lagmon = sampleProduct({ id: '3', name: 'Лагман', ...hit });
const samsa = sampleProduct({ id: '4', name: 'Самса', ...hit });
const menu = [plov, fried, lagmon, samsa];

function page(query: string, found: Partial<FoundProducts<Product>>, served: string | null = null) {
  return (
    <FoundDishes
      query={query}
      found={{ best: [], related: [], meant: null, ...found }}
      products={productsById(menu)}
      servedOf={() => served}
      countText="Нашлось: 2"
      locale="ru"
      t={translator<'menu-search'>(words)}
      cardWords={translator<'dish-card'>(cardWords)}
    />
  );
}

/** The headings of the page, with those of its dishes. */
function headings(...args: Parameters<typeof page>): string[] {
  const { container } = render(page(...args));
  return [...container.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
}

test('the related dishes are set apart, and below a few results stand popular ones that are not among them', () => {
  expect(headings('плов', { best: [plov], related: [fried] })).toEqual([
    'Поиск: плов',
    'Нашлось: 2',
    'Плов',
    'Похожие блюда',
    'Жареный лагман',
    'Популярные блюда',
    'Лагман',
    'Самса',
  ]);
});

test('more than a few results stand alone', () => {
  expect(headings('лагман', { best: menu })).toEqual(['Поиск: лагман', 'Нашлось: 2', ...menu.map(({ name }) => name)]);
});

test('a word that was meant is said beside the number', () => {
  expect(headings('лагмон', { best: menu, meant: 'лагман' })[1]).toBe('Нашлось: 2 · Показываем «лагман» вместо «лагмон»');
});

test('where nothing is found the page says so, and shows popular dishes', () => {
  expect(headings('суши <b>', {})).toEqual([
    'Поиск: суши <b>',
    'По запросу «суши <b>» ничего нет',
    'Популярные блюда',
    'Плов',
    'Лагман',
    'Самса',
  ]);
});

test('the heading tells scripts how many dishes are found', () => {
  const { container } = render(page('плов', { best: [plov], related: [fried] }));
  expect(container.querySelector('h1')?.dataset['found']).toBe('1');
});

test('the server and the browser draw the same', () => {
  const shown = page('плов', { best: [plov] }, 'Обед: 12:00–16:00');
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToStaticMarkup(shown).replace(/<link [^>]*>/g, '');
  const withoutStyles = ({ innerHTML }: Element) => innerHTML.replace(/ style="[^"]*"/g, '');
  expect(withoutStyles(render(shown).container)).toBe(withoutStyles(drawn));
  expect(drawn.textContent).toContain('Обед: 12:00–16:00');
});
