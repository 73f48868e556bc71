import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { PublishBar } from './PublishBar.tsx';

const meta: Meta<typeof PublishBar> = {
  component: PublishBar,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'publish-bar', cannotBe: { Extreme: 'it shows two numbers' } },
};
export default meta;
type Story = StoryObj<typeof PublishBar>;

/** All is published. */
export const Empty: Story = { parameters: { network: 'empty' } };

export const Ordinary: Story = {};

export const Broken: Story = { parameters: { network: 'broken' } };
