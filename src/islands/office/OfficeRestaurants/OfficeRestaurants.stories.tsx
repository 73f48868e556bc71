import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeRestaurants } from './OfficeRestaurants.tsx';

const meta: Meta<typeof OfficeRestaurants> = {
  component: OfficeRestaurants,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'office-places' },
};
export default meta;
type Story = StoryObj<typeof OfficeRestaurants>;

export const Ordinary: Story = {};

/** The form of a restaurant with its calendar. */
export const Calendar: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [edit] = await canvas.findAllByRole('button');
    await userEvent.click(edit as HTMLElement);
    const [, byWeekday] = await canvas.findAllByRole('radio');
    await userEvent.click(byWeekday as HTMLElement);
  },
};

/** The form of a new restaurant. */
export const Empty: Story = {
  async play({ canvasElement }) {
    const buttons = await within(canvasElement).findAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
