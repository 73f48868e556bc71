import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = {
  component: Button,
  parameters: {
    texts: {
      ru: { children: 'Добавить 58 000 сум' },
      en: { children: 'Add 58,000 UZS' },
      uz: { children: 'Qoʻshish 58 000 soʻm' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

/** A disabled button. */
export const Empty: Story = { args: { disabled: true } };

export const Ordinary: Story = {};

export const Soft: Story = { args: { variant: 'soft' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Wide: Story = { args: { wide: true } };

export const Extreme: Story = {
  args: { wide: true },
  parameters: {
    texts: {
      ru: { children: 'Оформить заказ и заплатить курьеру наличными 1 250 000 сум' },
      en: { children: 'Place the order and pay the courier 1,250,000 UZS in cash' },
      uz: { children: 'Buyurtmani rasmiylashtirish va kuryerga naqd pul bilan toʻlash 1 250 000 soʻm' },
    },
  },
};

/** The response is pending: the button keeps its size and name and ignores presses. */
export const Broken: Story = { args: { loading: true } };
