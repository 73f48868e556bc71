import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chips } from './Chips.tsx';

const meta: Meta<typeof Chips> = {
  component: Chips,
  args: {
    legend: 'Время',
    chips: [
      { value: 'a', label: '18:30 - 19:10', note: 'Как можно скорее' },
      { value: 'b', label: '19:10 - 19:50', disabled: true },
      { value: 'c', label: '19:50 - 20:30' },
    ],
    value: 'a',
    onChange: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof Chips>;

export const Row: Story = {};

export const Grid: Story = { args: { grid: true, note: 'выберите одно' } };

export const Empty: Story = { args: { chips: [], value: null } };

export const Many: Story = {
  args: {
    grid: true,
    chips: Array.from({ length: 48 }, (_, index) => ({ value: `${index}`, label: `${index}:00 - ${index}:40` })),
    value: null,
  },
};
