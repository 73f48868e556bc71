import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segmented } from './Segmented.tsx';

function pair(first: string, second: string) {
  return [
    { value: '0', label: first },
    { value: '200', label: second },
  ];
}

const meta: Meta<typeof Segmented<string>> = {
  component: Segmented<string>,
  args: { value: '0', onChange: () => {} },
  parameters: {
    texts: {
      ru: { legend: 'Способ получения', options: pair('Доставка', 'Самовывоз') },
      en: { legend: 'How to get it', options: pair('Delivery', 'Pickup') },
      uz: { legend: 'Olish usuli', options: pair('Yetkazib berish', 'Olib ketish') },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Segmented<string>>;

/** No option is chosen. */
export const Empty: Story = { args: { value: '' } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { options: [...pair('Доставка по адресу', 'Самовывоз из ресторана'), { value: '3', label: 'В зале ресторана' }] },
      en: { options: [...pair('Delivery to an address', 'Pickup from a restaurant'), { value: '3', label: 'In the restaurant' }] },
      uz: { options: [...pair('Manzilga yetkazib berish', 'Restorandan oʻzim olib ketaman'), { value: '3', label: 'Restoran zalida' }] },
    },
  },
};

/** An option without a value, and missing words. */
export const Broken: Story = {
  parameters: {
    texts: {
      ru: { options: [{ value: '0', label: '?' }] },
      en: { options: [{ value: '0', label: '?' }] },
      uz: { options: [{ value: '0', label: '?' }] },
    },
  },
};
