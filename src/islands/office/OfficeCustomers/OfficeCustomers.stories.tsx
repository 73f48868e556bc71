import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { OfficeCustomers } from './OfficeCustomers.tsx';

const meta: Meta<typeof OfficeCustomers> = {
  component: OfficeCustomers,
  args: { openId: 'c1' },
  parameters: { namespace: 'office-customers' },
};
export default meta;
type Story = StoryObj<typeof OfficeCustomers>;

/** Nobody was looked for yet. */
export const Empty: Story = { args: { openId: null } };

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('heading');
  },
};

/** Very long names and notes. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
