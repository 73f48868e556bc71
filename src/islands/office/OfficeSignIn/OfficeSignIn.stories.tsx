import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OfficeSignIn } from './OfficeSignIn.tsx';

const meta: Meta<typeof OfficeSignIn> = { component: OfficeSignIn, parameters: { namespace: 'office-sign-in' } };
export default meta;
type Story = StoryObj<typeof OfficeSignIn>;

const enterPhone = async (canvas: HTMLElement, text = '901234567{Enter}') => {
  await userEvent.type(within(canvas).getByRole('textbox'), text);
};

export const Empty: Story = {};

/** The code was sent. */
export const Ordinary: Story = {
  async play({ canvasElement }) {
    await enterPhone(canvasElement);
    await expect(await within(canvasElement).findByText('+998 90 123-45-67')).toBeVisible();
  },
};

/** Pressed, and the response is pending. */
export const Extreme: Story = { parameters: { network: 'silent' }, play: ({ canvasElement }) => enterPhone(canvasElement) };

/** No code can be sent: the field shows the error. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  async play({ canvasElement }) {
    await enterPhone(canvasElement);
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/.+/);
  },
};
