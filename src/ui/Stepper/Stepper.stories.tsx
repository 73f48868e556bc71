import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  args: { value: 2, onChange: () => {} },
  parameters: {
    texts: {
      ru: { decreaseLabel: 'Одним меньше', increaseLabel: 'Ещё одно', valueLabel: 'Плов' },
      en: { decreaseLabel: 'One less', increaseLabel: 'One more', valueLabel: 'Plov' },
      uz: { decreaseLabel: 'Bitta kam', increaseLabel: 'Yana bitta', valueLabel: 'Palov' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

/** The value is 0 and can't be decreased. */
export const Empty: Story = { args: { value: 0 } };

export const Ordinary: Story = {};

export const Highest: Story = { args: { value: 50 } };

export const Extreme: Story = { args: { value: 1_234_567, max: Number.MAX_SAFE_INTEGER, wide: true } };

/** An invalid number of portions is shown unchanged, with both buttons disabled. */
export const Broken: Story = { args: { value: -1, max: -1 } };
