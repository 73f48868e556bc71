import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mapPictureArea } from '#domain/place/map-picture.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { takeAddresses } from '#stores/shop/addresses.ts';
import { chooseSavedAddress, forgetPlace } from '#stores/shop/preferences.ts';
import { AddressBook } from './AddressBook.tsx';

const home: SavedAddress = {
  id: '1',
  longitude: 69.2862,
  latitude: 41.3641,
  label: 'Uy',
  text: 'Yunusobod, 4-mavze, 12',
  entrance: '2',
  floor: '5',
  apartment: '38',
};
const work: SavedAddress = { id: '2', longitude: 69.27, latitude: 41.31, text: 'Navoiy koʻchasi, 30' };

const meta: Meta<typeof AddressBook> = {
  component: AddressBook,
  parameters: { namespace: 'address-book' },
  args: {
    addresses: [home, work],
    mapArea: mapPictureArea,
    terms: {
      '69.2862,41.3641': { text: '45 min · 10 000 soʻm', isServed: true, minOrderSum: 60_000, freeDeliveryFrom: 200_000 },
      '69.27,41.31': { text: '45 min · bepul', isServed: true, minOrderSum: 0, freeDeliveryFrom: null },
    },
  },
  beforeEach: () => {
    forgetPlace();
    takeAddresses([]);
  },
};
export default meta;
type Story = StoryObj<typeof AddressBook>;

export const Empty: Story = { args: { addresses: [] } };

export const Ordinary: Story = { beforeEach: () => chooseSavedAddress(home) };

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Действия|Actions|Amallar): Uy/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Изменить|Edit|Oʻzgartirish): Uy/ }));
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(3);
  },
};

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Добавить|Add|Manzil)/ }));
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(3);
  },
};

export const Extreme: Story = {
  args: {
    addresses: Array.from({ length: 20 }, (_, index) => ({
      ...home,
      id: String(index),
      longitude: 69 + index / 100,
      label: 'Ota-onamning yangi uyi '.repeat(2).trim(),
      text: 'Toshkent shahri, Mirzo Ulugʻbek tumani, Buyuk Ipak Yoʻli koʻchasi '.repeat(3).trim(),
    })),
  },
};

/** An address that has only a point. */
export const Broken: Story = { args: { addresses: [{ id: '3', longitude: 69.27, latitude: 41.31 }] } };
