import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfficeMessages } from './OfficeMessages.tsx';

const meta: Meta<typeof OfficeMessages> = {
  component: OfficeMessages,
  parameters: { namespace: 'office-messages', cannotBe: { Extreme: 'it has figures and reasons of a few words' } },
};
export default meta;
type Story = StoryObj<typeof OfficeMessages>;

/** The response is pending. */
export const Empty: Story = { parameters: { network: 'silent' } };

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table');
    // every figure is read without scrolling sideways
    for (const cell of within(table).getAllByRole('cell')) {
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
