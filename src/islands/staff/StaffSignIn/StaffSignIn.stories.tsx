import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffSignIn } from './StaffSignIn.tsx';

const meta: Meta<typeof StaffSignIn> = { component: StaffSignIn, parameters: { namespace: 'staff-sign-in' } };
export default meta;
type Story = StoryObj<typeof StaffSignIn>;

const type = (text: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('input') as HTMLInputElement, text);
  };
};

export const Empty: Story = {};

export const Ordinary: Story = { play: type('0123456789abcdef0123456789abcdef') };

/** Pressed, and the response is pending. */
export const Extreme: Story = { parameters: { network: 'silent' }, play: type(`${'0123456789abcdef'.repeat(12)}{Enter}`) };

export const Broken: Story = {
  parameters: { network: 'broken' },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.type(field, 'wrong{Enter}');
    await within(canvasElement).findByRole('button');
    await expect(field).toHaveAccessibleDescription(/.+/);
  },
};
