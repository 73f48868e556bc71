import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeMailings } from './OfficeMailings.tsx';

const meta: Meta<typeof OfficeMailings> = {
  component: OfficeMailings,
  parameters: { namespace: 'office-mailings' },
};
export default meta;
type Story = StoryObj<typeof OfficeMailings>;

/** The response is pending. */
export const Empty: Story = { parameters: { network: 'silent' } };

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** The form, without a text. */
export const Extreme: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await userEvent.click((await within(await canvas.findByRole('form')).findAllByRole('button')).at(-3) as HTMLElement);
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
