import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { OfficeGroups } from './OfficeGroups.tsx';

const meta: Meta<typeof OfficeGroups> = {
  component: OfficeGroups,
  parameters: {
    namespace: 'office-groups',
    cannotBe: { Extreme: 'it has names of restaurants, which the page of restaurants shows at their longest' },
  },
};
export default meta;
type Story = StoryObj<typeof OfficeGroups>;

/** The response is pending. */
export const Empty: Story = { parameters: { network: 'silent' } };

/** One restaurant has a group, and a command for the other one was made. */
export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    buttons.at(-1)?.click();
    await within(canvasElement).findByText(/^\/group@/);
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
