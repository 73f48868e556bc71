import type { Meta, StoryObj } from '@storybook/react-vite';
import { followTable } from '#stores/shop/shared-table.ts';
import { noteTable } from '#stores/shop/table-note.ts';
import { $tableSeat } from '#stores/shop/table-seat.ts';
import { SharedTable } from './SharedTable.tsx';

const meta: Meta<typeof SharedTable> = {
  component: SharedTable,
  parameters: { namespace: 'shared-table' },
  args: { firstName: '' },
  beforeEach: () => {
    // nothing of the previous story stays
    $tableSeat.set('none');
    followTable()();
    $tableSeat.set('at');
  },
};
export default meta;
type Story = StoryObj<typeof SharedTable>;

/** This browser sits at no table. */
export const Empty: Story = { beforeEach: () => $tableSeat.set('none') };

/** A friend has sent the link. */
export const Invited: Story = {
  args: { firstName: 'Тимур' },
  beforeEach: () => {
    $tableSeat.set('none');
    noteTable({ link: 'x', isInvited: true });
  },
};

/** The host sees what lies before each guest. */
export const Ordinary: Story = { play: async ({ canvas }) => void (await canvas.findAllByRole('list')) };

/** Names of the greatest length. */
export const Extreme: Story = { ...Ordinary, parameters: { network: 'extreme' } };

/** The server does not respond to what it is asked. */
export const Broken: Story = { parameters: { network: 'broken' }, play: async ({ canvas }) => void (await canvas.findByRole('alert')) };
