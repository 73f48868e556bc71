import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Добавить 58 000 сум' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Wide: Story = { args: { wide: true } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Extreme: Story = {
  args: { wide: true, children: 'Buyurtmani rasmiylashtirish va kuryerga naqd pul bilan toʻlash 1 250 000 soʻm' },
};
