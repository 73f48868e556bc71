import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeCouriers } from './OfficeCouriers.tsx';

const meta: Meta<typeof OfficeCouriers> = {
  component: OfficeCouriers,
  parameters: { namespace: 'office-couriers' },
};
export default meta;
type Story = StoryObj<typeof OfficeCouriers>;

/** It has not come yet. */
export const Empty: Story = { parameters: { network: 'silent' } };

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** Long names, and the question before cash is received. */
export const Extreme: Story = {
  parameters: { network: 'extreme' },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button'));
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
