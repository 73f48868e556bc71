import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pickup } from '#domain/fulfillment/order-type.ts';
import { addToCart, emptyCart } from '#stores/shop/cart.ts';
import { dropMenuChange } from '#stores/shop/menu-change.ts';
import { ChooseRestaurant } from './ChooseRestaurant.tsx';

const meta: Meta<typeof ChooseRestaurant> = {
  component: ChooseRestaurant,
  parameters: {
    namespace: 'choose-restaurant',
    cannotBe: { Empty: 'the button is shown only where there is a restaurant', Broken: 'a menu that cannot be shown blocks no one' },
  },
  args: { restaurantId: '1', regionId: '1', orderType: pickup, menuHref: '#menu' },
  beforeEach: () => {
    emptyCart();
    dropMenuChange();
  },
};
export default meta;
type Story = StoryObj<typeof ChooseRestaurant>;

export const Ordinary: Story = {};

/** The cart holds many dishes that this restaurant does not offer. */
export const Extreme: Story = {
  beforeEach: () => {
    for (const name of ['Norin', 'Qozon kabob', 'Beshbarmoq', 'Toʻy oshi', 'Zigʻir osh']) {
      addToCart({ productId: name, quantity: 1, modifiers: [], combo: [] }, { name, image: null, unitPrice: 40_000, choices: [] });
    }
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button')).click();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
