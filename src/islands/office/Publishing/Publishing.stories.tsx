import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { forgetPublishing } from '#stores/office/publishing.ts';
import { Publishing } from './Publishing.tsx';

const meta: Meta<typeof Publishing> = {
  component: Publishing,
  beforeEach: () => {
    forgetCatalog();
    forgetPublishing();
  },
  parameters: { namespace: ['editor', 'publishing', 'publish-bar'] },
  render: (args) => <Publishing {...args} siteWords={args.words} />,
};
export default meta;
type Story = StoryObj<typeof Publishing>;

/** Nothing was ever changed. */
export const Empty: Story = { parameters: { network: 'empty' } };

/** Once its changes have arrived. */
export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('checkbox');
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
