import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { clearCheckout, setCheckout } from '#stores/shop/checkout.ts';
import { chooseOrderType, choosePoint, closeFulfillmentPicker, forgetPlace, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { FulfillmentPicker } from './FulfillmentPicker.tsx';

const meta: Meta<typeof FulfillmentPicker> = {
  component: FulfillmentPicker,
  parameters: {
    namespace: 'fulfillment-picker',
    texts: {
      ru: { place: 'Укажите адрес', terms: '45 мин · от 10 000 сум' },
      en: { place: 'Enter an address', terms: '45 min · from 10,000 UZS' },
      uz: { place: 'Manzilni kiriting', terms: '45 daqiqa · 10 000 soʻmdan' },
    },
  },
  args: { orderType: delivery },
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

export const Pickup: Story = {
  args: { orderType: pickup, place: 'Chorsu', address: 'Navoi St, 30', terms: '20 min' },
  parameters: { texts: { ru: {}, en: {}, uz: {} } },
  beforeEach: () => chooseOrderType(pickup),
};

/** The sheet for an address: search, saved addresses, the zone's terms. */
export const Sheet: Story = {
  beforeEach: () => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    openFulfillmentPicker();
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect((await sheet.findAllByRole('term')).length).toBe(3);
  },
};

/** The restaurants for pickup. */
export const PickupSheet: Story = {
  beforeEach: () => {
    chooseOrderType(pickup);
    openFulfillmentPicker();
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    // the two of the switch are there before the restaurants
    await waitFor(() => expect(sheet.getAllByRole('radio').length).toBeGreaterThan(3));
  },
};

/** The times of a day, folded by its parts. */
export const Times: Story = {
  beforeEach: () => {
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    openFulfillmentPicker();
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    // the terms of the place have loaded, with which the row of the time is drawn again
    await sheet.findAllByRole('term');
    await userEvent.click(await sheet.findByRole('button', { name: /^(Время|Time|Vaqt)$/ }));
    // the code of the times loads with this first press
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2), { timeout: 10_000 });
    await expect((await screen.findAllByRole('radio', { name: /\d\d:\d\d/ })).length).toBeGreaterThan(1);
  },
};

export const Extreme: Story = {
  parameters: {
    network: 'extreme',
    texts: {
      ru: { place: 'Республика Каракалпакстан с самым длинным названием, её центр и окрестности' },
      en: { place: 'The Republic of Karakalpakstan with the longest of names, its center and its surroundings' },
      uz: { place: 'Qoraqalpogʻiston Respublikasining eng uzun nomli hududi, uning markazi va atrofi' },
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
    await expect((await sheet.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};
