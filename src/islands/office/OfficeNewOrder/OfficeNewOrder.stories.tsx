import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeNewOrder } from './OfficeNewOrder.tsx';

const meta: Meta<typeof OfficeNewOrder> = {
  component: OfficeNewOrder,
  args: { restaurants: [{ id: '1', name: 'Чиланзар', regionId: '1' }] },
  parameters: { namespace: ['office-new-order', 'menu-actions'] },
};
export default meta;
type Story = StoryObj<typeof OfficeNewOrder>;

const call = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), '901112233{Enter}', { delay: null });
  await canvas.findAllByRole('status');
};

/** Nobody has called yet. */
export const Empty: Story = {};

/** A customer who is known. */
export const Ordinary: Story = { play: ({ canvasElement }) => call(canvasElement) };

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' }, play: ({ canvasElement }) => call(canvasElement) };

export const Broken: Story = {
  parameters: { network: 'broken' },
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '901112233{Enter}', { delay: null });
  },
};
