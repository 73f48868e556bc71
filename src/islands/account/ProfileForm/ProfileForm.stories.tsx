import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ProfileForm } from './ProfileForm.tsx';

const meta: Meta<typeof ProfileForm> = {
  component: ProfileForm,
  parameters: { namespace: 'profile-form' },
  args: {
    customer: { id: '7', firstName: 'Dilnoza', phone1: '998901234567', birthDate: '1994-06-05' },
    today: '2026-11-21',
  },
};
export default meta;
type Story = StoryObj<typeof ProfileForm>;

/** A new customer: the birthday is today until it is set. */
export const Empty: Story = {
  args: { customer: { id: '7', firstName: '', phone1: '998901234567', birthDate: '2026-11-20' } },
};

export const Ordinary: Story = {};

/** The current phone is confirmed first. */
export const PresentPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await canvas.findByText(/90 123-45-67/);
  },
};

/** The current phone is lost: the change is pending. */
export const Waiting: Story = {
  args: { phoneChange: { phone1: '998935554433', takesEffectAt: '2026-11-24T07:05:00.000Z' } },
};

/** The step for the new phone, without the current one. */
export const NewPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await userEvent.click(canvas.getAllByRole('button').at(-2) as HTMLElement);
    await userEvent.type(canvas.getAllByRole('textbox').at(-1) as HTMLElement, '935554433{Enter}');
    await canvas.findByText(/93 555-44-33/);
  },
};

export const Extreme: Story = {
  args: { customer: { id: '7', firstName: 'Muhammadyusufxoʻja '.repeat(3).trim(), phone1: '998901234567', birthDate: '1900-01-01' } },
};

/** The API rejects the change. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, 'm');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  },
};
