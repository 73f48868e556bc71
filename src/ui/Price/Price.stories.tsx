import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta: Meta<typeof Price> = {
  component: Price,
  args: { som: 45_000, locale: 'ru' },
  parameters: {
    texts: {
      ru: { locale: 'ru', wasLabel: 'Было', absentLabel: 'Цена уточняется' },
      en: { locale: 'en', wasLabel: 'Was', absentLabel: 'Price on request' },
      uz: { locale: 'uz', wasLabel: 'Avval', absentLabel: 'Narxi aniqlanmoqda' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Price>;

/** A product without a price is shown but can't be ordered. */
export const Empty: Story = { args: { som: null } };

export const Ordinary: Story = {};

export const Reduced: Story = { args: { was: 60_000, large: true } };

export const Extreme: Story = { args: { som: 98_765_432_100, was: 99_999_999_900, large: true } };

/** A previous price that is not higher is not a reduction and not shown. */
export const Broken: Story = { args: { som: -1, was: -2 } };
