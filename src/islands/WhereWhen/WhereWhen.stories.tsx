import type { Meta, StoryObj } from '@storybook/react-vite';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { clearCheckout, setCheckout } from '#stores/checkout.ts';
import { chooseOrderType, choosePoint, closeWhereWhen, forgetPlace, openWhereWhen } from '#stores/choices.ts';
import words from '../../../locales/ru/where-when.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/where-when.json' with { type: 'json' };
import { WhereWhen } from './WhereWhen.tsx';

const meta: Meta<typeof WhereWhen> = {
  component: WhereWhen,
  args: { locale: 'ru', words, orderType: delivery, regionName: 'Ташкент', restaurantName: null },
  beforeEach: () => {
    closeWhereWhen();
    forgetPlace();
    clearCheckout();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<typeof WhereWhen>;

/** Nothing is chosen yet. */
export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: () => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Юнусабад, 4-й квартал, 12', slot: { day: '2026-11-21', start: 1110, end: 1155 } });
  },
};

export const Pickup: Story = { args: { orderType: pickup, restaurantName: 'Чорсу' }, beforeEach: () => chooseOrderType(pickup) };

export const Extreme: Story = {
  args: { locale: 'uz', words: uzbekWords, regionName: 'Qoraqalpogʻiston Respublikasining eng uzun nomli hududi, uning markazi va atrofi' },
};

/** The sheet while nobody answers: what failed and a retry. */
export const Broken: Story = { args: { regionName: '' }, beforeEach: openWhereWhen };
