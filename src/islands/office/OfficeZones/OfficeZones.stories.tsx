import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeZones } from './OfficeZones.tsx';

const meta: Meta<typeof OfficeZones> = {
  component: OfficeZones,
  beforeEach: forgetCatalog,
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

/** The form of a new zone, without corners. */
export const Empty: Story = {
  async play({ canvasElement }) {
    const [add] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(add as HTMLElement);
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
