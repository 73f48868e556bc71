import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeZones } from './OfficeZones.tsx';

const meta: Meta<typeof OfficeZones> = {
  component: OfficeZones,
  parameters: { namespace: 'office-places' },
};
export default meta;
type Story = StoryObj<typeof OfficeZones>;

export const Ordinary: Story = {};

/** The form of a zone with the table of its corners. */
export const Corners: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [, edit] = await canvas.findAllByRole('button');
    await userEvent.click(edit as HTMLElement);
  },
};

/** No zones. */
export const Empty: Story = { parameters: { network: 'empty' } };

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
