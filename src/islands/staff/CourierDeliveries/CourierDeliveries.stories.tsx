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

/** Long names of many dishes. */
export const Extreme: Story = {
  parameters: { network: 'extreme' },
  async play({ canvasElement }) {
    const orders = await within(canvasElement).findAllByRole('listitem');
    for (const order of orders) order.querySelector('details')?.setAttribute('open', '');
  },
};

export const Broken: Story = {
  parameters: { network: 'broken' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
