import type { Meta, StoryObj } from '@storybook/react-vite';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { addToCart, emptyCart } from '#stores/shop/cart.ts';
import { clearCheckout, setCheckout } from '#stores/shop/checkout.ts';
import { chooseOrderType, choosePoint, forgetPlace } from '#stores/shop/preferences.ts';
import { fillCart, localeOf } from '../../../../.storybook/demo-cart.ts';
import { Checkout } from './Checkout.tsx';

const demoPromos = [
  { code: 'BIRINCHI', title: '−15 %' },
  { code: 'YETKAZISH0', title: '0' },
  { code: 'OLIB20', title: '−20 000' },
];

const meta: Meta<typeof Checkout> = {
  component: Checkout,
  parameters: { namespace: ['checkout', 'missing-dish'] },
  args: {
    customer: { firstName: 'Dilnoza', phone1: '998900000001', cardBalance: 48_500 },
    promos: demoPromos,
    payOnline: ['payme', 'click'],
  },
  beforeEach: () => {
    emptyCart();
    clearCheckout();
    forgetPlace();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<typeof Checkout>;

export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 2);
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Yunusobod, 4-mavze, 12', changeFrom: 200_000 });
  },
};

export const Pickup: Story = {
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 1);
    chooseOrderType(pickup);
    setCheckout({ payment: 'card_on_delivery' });
  },
};

/** A provider is chosen, whose app takes the sum. */
export const Online: Story = {
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 2);
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Yunusobod, 4-mavze, 12', payment: 'payme' });
  },
};

/** The provider that was chosen is not offered any more. */
export const OnlineGone: Story = {
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 2);
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Yunusobod, 4-mavze, 12', payment: 'uzum' });
  },
};

export const Desk: Story = { ...Ordinary, globals: { viewport: { value: 'desk' } } };

export const Extreme: Story = {
  args: { customer: { firstName: 'Muhammadyusufxoʻja '.repeat(3), phone1: '998900000001', cardBalance: 48_500 } },
  parameters: { network: 'extreme' },
  beforeEach: ({ globals }) => {
    fillCart(localeOf(globals), 40, 50);
    setCheckout({ addressText: 'Yunusobod, 4-mavze, '.repeat(10), comment: 'Iltimos, '.repeat(50) });
  },
};

/** The API responds with errors; the customer and one line have no name, and the phone is invalid. */
export const Broken: Story = {
  args: { customer: { firstName: '', phone1: '', cardBalance: 0 } },
  parameters: { network: 'broken' },
  beforeEach: () =>
    void addToCart({ productId: '\u{1f35a}', quantity: 1, modifiers: [], combo: [] }, { name: '', image: null, unitPrice: 1, choices: [] }),
};
