import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeDraft } from './OfficeDraft.tsx';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click((await within(canvasElement).findAllByRole('button'))[0] as HTMLElement);
};

const meta: Meta<typeof OfficeDraft> = {
  component: OfficeDraft,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'office-draft' },
};
export default meta;
type Story = StoryObj<typeof OfficeDraft>;

/** Folded. */
export const Empty: Story = {};

export const Ordinary: Story = { play: open };

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' }, play: open };

export const Broken: Story = { parameters: { network: 'broken' } };
