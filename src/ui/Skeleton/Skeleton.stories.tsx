import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  component: Skeleton,
  parameters: { texts: { ru: { label: 'Загружается' }, en: { label: 'Loading' }, uz: { label: 'Yuklanmoqda' } } },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

/** No bars. */
export const Empty: Story = { args: { count: 0 } };

export const Ordinary: Story = {};

export const Rows: Story = { args: { shape: 'row' } };

export const Extreme: Story = { args: { shape: 'tile', count: 12 } };

/** A single line has the full width. */
export const Broken: Story = { args: { count: 1 } };
