import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { OfficeTelegram } from './OfficeTelegram.tsx';

const meta: Meta<typeof OfficeTelegram> = {
  component: OfficeTelegram,
  parameters: { namespace: 'office-telegram', cannotBe: { Extreme: 'it has no data besides whether it is connected' } },
};
export default meta;
type Story = StoryObj<typeof OfficeTelegram>;

/** The response is pending. */
export const Empty: Story = { parameters: { network: 'silent' } };

/** The link was made. */
export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button')).click();
    await within(canvasElement).findByRole('link');
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
