import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { clearCheckout, setCheckout } from '#stores/shop/checkout.ts';
import { chooseOrderType, choosePoint, closeFulfillmentPicker, forgetPlace, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { FulfillmentPicker } from './FulfillmentPicker.tsx';

const meta: Meta<typeof FulfillmentPicker> = {
  component: FulfillmentPicker,
  parameters: {
    namespace: 'fulfillment-picker',
    texts: { ru: { regionName: 'Ташкент' }, en: { regionName: 'Tashkent' }, uz: { regionName: 'Toshkent' } },
  },
  args: { orderType: delivery, restaurantName: null },
  beforeEach: () => {
    closeFulfillmentPicker();
    forgetPlace();
    clearCheckout();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<typeof FulfillmentPicker>;

/** Nothing is chosen. */
export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: () => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Yunusobod, 4-mavze, 12', slot: { day: '2026-11-21', start: 1110, end: 1155 } });
  },
};

export const Pickup: Story = { args: { orderType: pickup, restaurantName: 'Chorsu' }, beforeEach: () => chooseOrderType(pickup) };

/** The sheet for an address: the zone's terms, days and times. */
export const Sheet: Story = {
  beforeEach: () => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    openFulfillmentPicker();
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect((await sheet.findAllByRole('radio', { name: /\d\d:\d\d/ }, { timeout: 5000 })).length).toBeGreaterThan(1);
  },
};

export const Extreme: Story = {
  parameters: {
    network: 'extreme',
    texts: {
      ru: { regionName: 'Республика Каракалпакстан с самым длинным названием, её центр и окрестности' },
      en: { regionName: 'The Republic of Karakalpakstan with the longest of names, its center and its surroundings' },
      uz: { regionName: 'Qoraqalpogʻiston Respublikasining eng uzun nomli hududi, uning markazi va atrofi' },
    },
  },
  beforeEach: () => setCheckout({ slot: { day: '2026-11-22', start: 1430, end: 1475 } }),
};

/** The sheet when requests fail: the error and a retry. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  beforeEach: openFulfillmentPicker,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect((await sheet.findAllByRole('alert', undefined, { timeout: 5000 })).length).toBeGreaterThan(0);
  },
};
