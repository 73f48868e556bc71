import type { Meta, StoryObj } from '@storybook/react-vite';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { addToCart, emptyCart } from '#stores/cart.ts';
import { clearCheckout, setCheckout } from '#stores/checkout.ts';
import { chooseOrderType, choosePoint, forgetPlace } from '#stores/choices.ts';
import words from '../../../locales/ru/checkout.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/checkout.json' with { type: 'json' };
import { Checkout } from './Checkout.tsx';

const meta: Meta<typeof Checkout> = {
  component: Checkout,
  args: { locale: 'ru', words, customer: { firstName: 'Дилноза', phone1: '998900000001' } },
  beforeEach: () => {
    emptyCart();
    clearCheckout();
    forgetPlace();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<typeof Checkout>;

function put(productId: string, name: string, quantity: number, choices: readonly string[] = []) {
  addToCart({ productId, quantity, modifiers: [], combo: [] }, { name, image: null, unitPrice: 52_000, choices });
}

export const Empty: Story = {};

/** Nobody answers in the workbench: the sums are those of the cart, and a retry is offered. */
export const Ordinary: Story = {
  beforeEach: () => {
    put('1001', 'Свадебный плов', 2, ['1 порция', 'Казы, 50 г']);
    put('1031', 'Лепёшка тандырная', 1);
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Юнусабад, 4-й квартал, 12', changeFrom: 200_000 });
  },
};

export const Pickup: Story = {
  beforeEach: () => {
    put('1001', 'Свадебный плов', 1);
    chooseOrderType(pickup);
    setCheckout({ payment: 'card_on_delivery' });
  },
};

export const Extreme: Story = {
  args: { locale: 'uz', words: uzbekWords, customer: { firstName: 'Muhammadyusufxoʻja '.repeat(3), phone1: '998900000001' } },
  beforeEach: () => {
    for (let index = 0; index < 30; index += 1) {
      put(`${index}`, `Qoʻy goʻshtidan tayyorlangan oilaviy dasturxon ${index}`, 50, Array(8).fill('Bedana tuxumi'));
    }
    setCheckout({ addressText: 'Yunusobod, 4-mavze, '.repeat(10), comment: 'Iltimos, '.repeat(50) });
  },
};

/** A customer without a name, a line without one, and a phone that is none. */
export const Broken: Story = { args: { customer: { firstName: '', phone1: '' } }, beforeEach: () => put('\u{1f35a}', '', 1) };
