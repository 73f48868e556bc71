import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeSessions } from './OfficeSessions.tsx';

const meta: Meta<typeof OfficeSessions> = {
  component: OfficeSessions,
  parameters: { namespace: 'office', cannotBe: { Empty: 'the browser that looks is always signed in' } },
};
export default meta;
type Story = StoryObj<typeof OfficeSessions>;

export const Ordinary: Story = {};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
