import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublishBar } from './PublishBar.tsx';

const meta: Meta<typeof PublishBar> = {
  component: PublishBar,
  parameters: { namespace: 'publish-bar', cannotBe: { Broken: 'it shows two numbers' } },
  args: { count: 0, planned: 0 },
};
export default meta;
type Story = StoryObj<typeof PublishBar>;

/** All is published. */
export const Empty: Story = {};

export const Ordinary: Story = { args: { count: 3 } };

export const Extreme: Story = { args: { count: 12_345, planned: 50, children: <a href="/preview/catalog/">{'Preview '.repeat(6)}</a> } };
