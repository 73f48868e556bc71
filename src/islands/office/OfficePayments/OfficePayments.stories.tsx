import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficePayments } from './OfficePayments.tsx';

const meta: Meta<typeof OfficePayments> = {
  component: OfficePayments,
  args: { filter: { day: '2026-11-21', order: '' } },
  parameters: { namespace: 'office-payments' },
};
export default meta;
type Story = StoryObj<typeof OfficePayments>;

/** An order that nobody has begun to pay. */
export const Empty: Story = {
  args: { filter: { day: '2026-11-21', order: '99' } },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('heading');
  },
};

/** What is to be returned, in each provider’s way. */
export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** The payments of a day and the sums of its week. */
export const Days: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[1] as HTMLElement);
    await within(canvasElement).findByRole('table');
  },
};

/** Very long names and notes. */
export const Extreme: Story = {
  parameters: { network: 'extreme' },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
