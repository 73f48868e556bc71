import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeRegions } from './OfficeRegions.tsx';

const meta: Meta<typeof OfficeRegions> = {
  component: OfficeRegions,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'office-places' },
};
export default meta;
type Story = StoryObj<typeof OfficeRegions>;

export const Ordinary: Story = {};

/** The form of a new district. */
export const Empty: Story = {
  async play({ canvasElement }) {
    const [summary] = await within(canvasElement).findAllByText(/\d/, { selector: 'summary' });
    await userEvent.click(summary as HTMLElement);
    const buttons = within((summary as HTMLElement).parentElement as HTMLElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

/** The list of restaurants above says why there is nothing. */
export const Broken: Story = { parameters: { network: 'broken' } };
