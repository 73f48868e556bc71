import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach } from 'vitest';
import { startCards } from '#page-scripts/cards/cards.ts';
import { loadCardWords } from '#page-scripts/cards/words.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';

/** A page with cards and the bar of the cart as the server draws them, for tests without a browser. */

/** The cards of dishes by id; only the second dish has choices. */
export const cards = (names: Record<string, string>) =>
  Object.entries(names)
    .map(
      ([
        id,
        name,
      ]) => `<article data-card="${id}" data-price="52000"><i></i><div><h3><a href="/product/${id}">${name}</a></h3></div><p><b>52\u00a0000</b> сум</p>
        <div data-stepper><button type="button" data-add ${id === '2' ? 'data-choices' : ''} aria-label="Добавить"></button></div>
        <button type="button" data-heart aria-pressed="false" aria-label="В избранное"></button></article>`,
    )
    .join('');

/** What `CartBar.astro` draws. */
const cartBar = `<div data-cart-bar hidden><div data-cart-progress></div>
  <button type="button" data-cart-open><span class="hidden">Корзина: </span><span></span><b></b></button></div>
  <template data-stepper-template>${renderToStaticMarkup(
    createElement(Stepper, { value: 1, onChange: () => {}, decreaseLabel: '', increaseLabel: '', valueLabel: '' }),
  )}</template>`;

let end = () => {};

/** Draws a page with these cards and runs its script, with the names of the buttons. */
export async function startPage(html: string): Promise<void> {
  const page = document.createElement('div');
  page.innerHTML = `<div data-menu>${html}</div>${cartBar}`;
  document.body.append(page);
  const endCards = startCards();
  end = () => {
    endCards();
    page.remove();
  };
  await act(async () => {
    await loadCardWords();
    await new Promise((done) => setTimeout(done));
  });
}

export const addButton = (name: string): HTMLElement => screen.getByRole('button', { name: `Добавить: ${name}` });

afterEach(() => {
  end();
  end = () => {};
});
