import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segmented } from './Segmented.tsx';

const meta: Meta<typeof Segmented> = {
  component: Segmented,
  args: {
    legend: 'Способ получения',
    options: [
      { value: '0', label: 'Доставка' },
      { value: '200', label: 'Самовывоз' },
    ],
    value: '0',
    onChange: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof Segmented>;

export const Ordinary: Story = {};

export const NothingTaken: Story = { args: { value: '' } };

export const Long: Story = {
  args: {
    options: [
      { value: '0', label: 'Manzilga yetkazib berish' },
      { value: '200', label: 'Restorandan oʻzim olib ketaman' },
    ],
  },
};
