import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficePayments } from './OfficePayments.tsx';

const meta: Meta<typeof OfficePayments> = {
  component: OfficePayments,
  args: { filter: { day: '2026-11-21', order: '' }, asksClick: true, canChangeAccounts: true },
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

const reconcile = async (canvasElement: HTMLElement, lines: readonly string[]) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getAllByRole('radio')[2] as HTMLElement);
  const input = canvas.getByLabelText(/\S/, { selector: 'input[type=file]' });
  await userEvent.upload(input, new File([lines.join('\n')], 'statement.csv', { type: 'text/csv' }));
  await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
};

/** A statement that differs in every way, with lines that can't be compared. */
export const Statement: Story = {
  async play({ canvasElement }) {
    await reconcile(canvasElement, ['id;order;amount;status', 't1;1055;98000;paid', 't2;1056;free;paid', ';;;', 'Итого;;98000;']);
    await within(canvasElement).findByRole('table');
  },
};

/** A file that is no statement. */
export const Unreadable: Story = {
  async play({ canvasElement }) {
    await reconcile(canvasElement, ['%PDF-1.7']);
    await within(canvasElement).findByRole('alert');
  },
};

/** Which account takes the money of each restaurant, and the form of one. */
export const Accounts: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio')[3] as HTMLElement);
    await canvas.findAllByRole('heading');
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await canvas.findByRole('form');
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
