import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { NumberField } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  component: NumberField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { value: 100_000, locale: 'ru', onChange: () => {} },
  parameters: {
    texts: {
      ru: { locale: 'ru', label: 'Сдача с', hint: 'Курьер возьмёт с собой сдачу' },
      en: { locale: 'en', label: 'Change from', hint: 'The courier brings change' },
      uz: { locale: 'uz', label: 'Qaytim', hint: 'Kuryer qaytim olib boradi' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Empty: Story = { args: { value: null } };

export const Ordinary: Story = {};

export const Extreme: Story = { args: { value: Number.MAX_SAFE_INTEGER } };

export const Broken: Story = {
  args: { value: 1000 },
  parameters: {
    texts: {
      ru: { error: 'Меньше суммы заказа.' },
      en: { error: 'Less than the sum of the order.' },
      uz: { error: 'Buyurtma summasidan kam.' },
    },
  },
};
