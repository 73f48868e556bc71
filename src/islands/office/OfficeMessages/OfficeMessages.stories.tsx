import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeMessages } from './OfficeMessages.tsx';

const meta: Meta<typeof OfficeMessages> = { component: OfficeMessages, parameters: { namespace: 'office-messages' } };
export default meta;
type Story = StoryObj<typeof OfficeMessages>;

/** Nothing was sent yet. */
export const Empty: Story = { parameters: { network: 'empty' } };

export const Ordinary: Story = {};

/** Very long words. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

export const Broken: Story = { parameters: { network: 'broken' } };
