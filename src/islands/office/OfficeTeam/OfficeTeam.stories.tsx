import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeTeam } from './OfficeTeam.tsx';

const meta: Meta<typeof OfficeTeam> = {
  component: OfficeTeam,
  parameters: { namespace: 'office', cannotBe: { Empty: 'whoever looks belongs to the team' } },
  args: { rights: { role: 'owner', restaurantIds: [] } },
};
export default meta;
type Story = StoryObj<typeof OfficeTeam>;

export const Ordinary: Story = {};

/** A manager does not change owners. */
export const OfManager: Story = { args: { rights: { role: 'manager', restaurantIds: [] } } };

/** The form of a new person. */
export const NewPerson: Story = {
  async play({ canvasElement }) {
    const buttons = await within(canvasElement).findAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
