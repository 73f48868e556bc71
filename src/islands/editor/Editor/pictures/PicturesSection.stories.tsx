import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { PicturesSection } from './PicturesSection.tsx';

interface DeskProps {
  locale?: Locale;
  words?: Words;
}

/** The section without the workspace around it. */
function Desk({ locale = 'ru', words = {} }: DeskProps) {
  return <PicturesSection locale={locale} t={translator<'editor'>(words)} />;
}

const meta: Meta<typeof Desk> = { component: Desk, parameters: { namespace: 'editor' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj<typeof Desk>;

/** A search without results. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
  },
};

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** The open picture has long texts and is used in many places. */
export const Extreme: Story = {
  play: async ({ canvasElement }) => {
    const [, , last] = await within(canvasElement).findAllByRole('listitem');
    await userEvent.click(within(last ?? canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('dialog');
  },
};

/** The list fails to load. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
