import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FollowOrder } from './FollowOrder.tsx';

const meta: Meta<typeof FollowOrder> = {
  component: FollowOrder,
  parameters: { namespace: 'follow-order', cannotBe: { Empty: 'without a way the page does not draw it' } },
  args: { ways: { telegram: { bot: 'namuna_bot', isProven: false }, push: { publicKey: 'key' } }, href: '/profile/messages' },
};
export default meta;
type Story = StoryObj<typeof FollowOrder>;

export const Ordinary: Story = {};

/** Only one way is left. */
export const Extreme: Story = { args: { ways: { telegram: { bot: 'namuna_bot', isProven: false }, push: null } } };

/** The browser can't show messages, or does not allow them. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await canvas.findByText(/./, { selector: '[role="status"]' });
  },
};
