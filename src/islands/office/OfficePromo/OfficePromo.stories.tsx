import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { forgetPromoUses } from '#stores/office/promo-uses.ts';
import { OfficePromo } from './OfficePromo.tsx';

const meta: Meta<typeof OfficePromo> = {
  component: OfficePromo,
  beforeEach() {
    forgetCatalog();
    forgetPromoUses();
  },
  parameters: { namespace: 'office-promo' },
};
export default meta;
type Story = StoryObj<typeof OfficePromo>;

export const Ordinary: Story = {};

/** The rules of points. */
export const Points: Story = {
  async play({ canvasElement }) {
    const [, points] = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(points as HTMLElement);
  },
};

/** The form of a new code. */
export const Empty: Story = {
  async play({ canvasElement }) {
    const buttons = await within(canvasElement).findAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
  },
};

/** The form of a code with weekdays and hours. */
export const Extreme: Story = {
  async play({ canvasElement }) {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: /11:30–15:00/ });
    await userEvent.click(edit as HTMLElement);
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
