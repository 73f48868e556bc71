import type { Meta, StoryObj } from '@storybook/react-vite';
import { addToCart, emptyCart } from '#stores/cart.ts';
import words from '../../../locales/ru/menu-board.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/menu-board.json' with { type: 'json' };
import { MenuBoard } from './MenuBoard.tsx';

const meta: Meta<typeof MenuBoard> = { component: MenuBoard, args: { locale: 'ru', words }, beforeEach: emptyCart };
export default meta;
type Story = StoryObj<typeof MenuBoard>;

/** A card as the server draws it, without its clothes. */
function card(productId: string, name: string, hasChoices = false) {
  return (
    <article key={productId} data-card={productId} data-name={name} data-price="52000" data-image="">
      <h3>{name}</h3>
      <div data-stepper={productId} style={{ minHeight: 44 }}>
        <button type="button" data-add={productId} data-choices={hasChoices ? '' : undefined}>
          Добавить: {name}
        </button>
      </div>
    </article>
  );
}

export const Empty: Story = { args: { children: <div data-menu /> } };

export const Ordinary: Story = {
  args: { children: <div data-menu>{[card('1', 'Лепёшка тандырная'), card('2', 'Свадебный плов', true)]}</div> },
  beforeEach: () =>
    addToCart({ productId: '1', quantity: 2, modifiers: [], combo: [] }, { name: 'Лепёшка', image: null, unitPrice: 6000, choices: [] }),
};

export const Extreme: Story = {
  args: {
    locale: 'uz',
    words: uzbekWords,
    children: (
      <div data-menu>{Array.from({ length: 60 }, (_, index) => card(`${index}`, `Qoʻy goʻshtidan katta oilaviy taom ${index}`))}</div>
    ),
  },
};

/** Cards without names or prices get no stepper, and pressing their buttons does nothing. */
export const Broken: Story = {
  args: {
    words: {},
    children: (
      <div data-menu>
        <article data-card="1">
          <div data-stepper="1">
            <button type="button" data-add="1">
              +
            </button>
          </div>
        </article>
      </div>
    ),
  },
};
