import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { PublishBar } from './PublishBar.tsx';

const meta: Meta<typeof PublishBar> = {
  component: PublishBar,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'publish-bar', cannotBe: { Empty: 'the bar of src/ui without changes', Extreme: 'it shows two numbers' } },
};
export default meta;
type Story = StoryObj<typeof PublishBar>;

export const Ordinary: Story = {};

export const Broken: Story = { parameters: { network: 'broken' } };
