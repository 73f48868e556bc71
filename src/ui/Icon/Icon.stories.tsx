import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = { component: Icon, args: { name: 'bag' } };
export default meta;
type Story = StoryObj<typeof Icon>;

export const Ordinary: Story = {};
export const Large: Story = { args: { name: 'store', sizePx: 64 } };
