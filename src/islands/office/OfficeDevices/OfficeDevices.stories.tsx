import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeDevices } from './OfficeDevices.tsx';

const meta: Meta<typeof OfficeDevices> = {
  component: OfficeDevices,
  args: { siteUrl: 'https://namuna.uz' },
  parameters: { namespace: 'office-devices', cannotBe: { Extreme: 'a restaurant has one screen and one printer' } },
};
export default meta;
type Story = StoryObj<typeof OfficeDevices>;

/** The response is pending. */
export const Empty: Story = { parameters: { network: 'silent' } };

/** One restaurant has both devices, and tickets wait for its printer. */
export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('textbox');
  },
};

/** An address that is none of a printer. */
export const WrongAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [connect] = await canvas.findAllByRole('button', { name: /^(Подключить|Connect|Ulash):/ });
    await userEvent.click(connect as HTMLElement);
    const form = within(canvas.getByRole('form'));
    const [address] = form.getAllByRole('textbox');
    await userEvent.type(address as HTMLElement, '8.8.8.8{Enter}');
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };
