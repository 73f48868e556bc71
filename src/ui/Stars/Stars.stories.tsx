import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './Stars.tsx';

const meta: Meta<typeof Stars> = {
  component: Stars,
  args: { given: 4 },
  parameters: { texts: { ru: { label: '4 из 5' }, en: { label: '4 of 5' }, uz: { label: '5 dan 4' } } },
};
export default meta;
type Story = StoryObj<typeof Stars>;

/** The fewest. */
export const Empty: Story = { args: { given: 1 } };

export const Ordinary: Story = {};

/** All. */
export const Extreme: Story = { args: { given: 5 } };

/** A number that nobody can give. */
export const Broken: Story = { args: { given: 0 } };
