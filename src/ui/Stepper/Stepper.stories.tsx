import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  args: { value: 2, onChange: () => {}, decreaseLabel: 'Одним меньше', increaseLabel: 'Ещё одно', valueLabel: 'Плов: 2' },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Ordinary: Story = {};
export const Lowest: Story = { args: { value: 1, min: 1 } };
export const Highest: Story = { args: { value: 50 } };
export const Wide: Story = { args: { wide: true } };
