import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressIcon } from './AddressIcon.tsx';

const meta: Meta<typeof AddressIcon> = {
  component: AddressIcon,
  args: { label: 'Дом', sizePx: 20 },
  parameters: { cannotBe: { Broken: 'any label has an icon' } },
};
export default meta;
type Story = StoryObj<typeof AddressIcon>;

export const Ordinary: Story = {};

export const Work: Story = { args: { label: 'Office' } };

export const Empty: Story = { args: { label: undefined } };

export const Extreme: Story = { args: { label: 'Дача за большим каналом', sizePx: 240 } };
