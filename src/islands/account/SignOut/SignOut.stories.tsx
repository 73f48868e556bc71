import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SignOut } from './SignOut.tsx';

const meta: Meta<typeof SignOut> = {
  component: SignOut,
  parameters: { namespace: 'sign-out', cannotBe: { Empty: 'it is drawn for signed-in customers' } },
};
export default meta;
type Story = StoryObj<typeof SignOut>;

export const Ordinary: Story = {};

/** Pressed, and the response is pending. */
export const Extreme: Story = {
  parameters: { network: 'silent' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1] as HTMLElement);
  },
};

/** Missing words show as their keys. */
export const Broken: Story = { args: { words: {} } };
