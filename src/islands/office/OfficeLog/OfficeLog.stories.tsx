import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { logFilterOf } from '#domain/office/log-filter.ts';
import { OfficeLog } from './OfficeLog.tsx';

const meta: Meta<typeof OfficeLog> = {
  component: OfficeLog,
  args: { filter: logFilterOf(new URLSearchParams()), site: { words: {}, pages: {} }, catalog: {} },
  parameters: { namespace: 'office' },
};
export default meta;
type Story = StoryObj<typeof OfficeLog>;

/** Nothing is found. */
export const Empty: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'nothing{Enter}');
    await within(canvasElement).findByText(/\S/, { selector: 'p[role=status]' });
  },
};

export const Ordinary: Story = {};

/** Every kind of change. */
export const Extreme: Story = {
  async play({ canvasElement }) {
    await userEvent.click((await within(canvasElement).findAllByRole('button')).at(-1) as HTMLElement);
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
