import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { addToCart, emptyCart } from '#stores/shop/cart.ts';
import { $cartOpened } from '#stores/shop/opened.ts';
import { chooseOrderType, choosePoint, forgetPlace } from '#stores/shop/preferences.ts';
import { fillCart, localeOf } from '../../../../.storybook/demo-cart.ts';
import { CartPanel } from './CartPanel.tsx';

const meta: Meta<typeof CartPanel> = {
  component: CartPanel,
  parameters: { namespace: 'cart-panel' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    emptyCart();
    forgetPlace();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<typeof CartPanel>;

export const Empty: Story = {};

/** The cart is priced for an address. */
export const Ordinary: Story = {
  beforeEach: ({ globals }) => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    fillCart(localeOf(globals), 3);
  },
};

/** On a phone: the sheet that the bar of the page opens. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 3);
    $cartOpened.set(true);
    return () => $cartOpened.set(false);
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Extreme: Story = {
  parameters: { network: 'extreme' },
  beforeEach: ({ globals }) => fillCart(localeOf(globals), 40, 50),
};

/** The sum can't be checked: the sums of the snapshots and a retry button are shown; one line has no name. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 1);
    addToCart({ productId: '\u{1f35a}', quantity: 1, modifiers: [], combo: [] }, { name: '', image: null, unitPrice: 0, choices: [] });
  },
};
