import type { Meta, StoryObj } from '@storybook/react-vite';
import { addToCart, emptyCart } from '#stores/cart.ts';
import words from '../../../locales/ru/cart-panel.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/cart-panel.json' with { type: 'json' };
import { CartPanel } from './CartPanel.tsx';

const meta: Meta<typeof CartPanel> = { component: CartPanel, args: { locale: 'ru', words }, beforeEach: emptyCart };
export default meta;
type Story = StoryObj<typeof CartPanel>;

function put(productId: string, name: string, quantity: number, choices: readonly string[] = []) {
  addToCart({ productId, quantity, modifiers: [], combo: [] }, { name, image: null, unitPrice: 52_000, choices });
}

export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: () => {
    put('1001', 'Свадебный плов', 2, ['1 порция', 'Казы, 50 г']);
    put('1031', 'Лепёшка тандырная', 1);
  },
};

export const Extreme: Story = {
  args: { locale: 'uz', words: uzbekWords },
  beforeEach: () => {
    for (let index = 0; index < 30; index += 1)
      put(`${index}`, `Qoʻy goʻshtidan tayyorlangan oilaviy dasturxon ${index}`, 50, Array(8).fill('Bedana tuxumi'));
  },
};

/** Nobody answers the quote in the workbench: the sums are those of the snapshots, and a retry is offered. */
export const Broken: Story = { beforeEach: () => put('\u{1f35a}', '', 1) };
