import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { CourierDeliveries } from './CourierDeliveries.tsx';

const meta: Meta<typeof CourierDeliveries> = {
  component: CourierDeliveries,
  parameters: { namespace: 'courier-deliveries' },
};
export default meta;
type Story = StoryObj<typeof CourierDeliveries>;

/** It has not come yet. */
export const Empty: Story = { parameters: { network: 'silent' } };

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** Long names. */
export const Extreme: Story = { ...Ordinary, parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
