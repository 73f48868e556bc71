import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { addToCart, emptyCart } from '#stores/shop/cart.ts';
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

/** On a phone: the bar at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ globals }) => fillCart(localeOf(globals), 1),
};

/** The sheet that the bar opens. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ globals }) => fillCart(localeOf(globals), 3),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /162.000/ }));
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
