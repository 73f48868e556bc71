import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Block } from '#domain/content/pages/blocks.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { newBlock } from '#domain/content/pages/new-block.ts';
import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { everyBlock } from '../../../../../tests/support/builders/sample-pages.ts';
import { BlockList } from './BlockList.tsx';

interface DeskProps {
  locale?: Locale;
  words?: Words;
  blocks: readonly Block[];
}

/** The blocks of a page without the workspace around them. */
function Desk({ locale = 'ru', words = {}, blocks: given }: DeskProps) {
  const [blocks, setBlocks] = useState(given);
  const issues = lintPages({ ...noPages, fixed: { ...noPages.fixed, about: { ...emptyPage, blocks } } });
  const part = { locale, t: translator<'editor'>(words), issues, path: 'blocks' };
  return <BlockList part={part} blocks={blocks} edit={setBlocks} shown={null} />;
}

const meta: Meta<typeof Desk> = {
  component: Desk,
  parameters: { namespace: 'editor' },
  globals: { viewport: { value: 'desk' } },
};
export default meta;
type Story = StoryObj<typeof Desk>;

export const Empty: Story = { args: { blocks: [] } };

/** Each kind of block, of which one is open. */
export const Ordinary: Story = {
  args: { blocks: everyBlock },
  play: async ({ canvasElement }) => {
    const toggles = within(canvasElement).getAllByRole('button', { expanded: false });
    await userEvent.click(toggles.at(-1) ?? canvasElement);
    await expect(within(canvasElement).getAllByRole('group').length).toBeGreaterThan(1);
  },
};

const long = 'Очень длинный заголовок без единого пробела-'.repeat(4);

/** As many blocks as a page may have, with long titles. */
export const Extreme: Story = {
  args: {
    blocks: Array.from({ length: 100 }, (_, at) => ({
      id: `block-${at}`,
      kind: 'dishes',
      ids: [],
      title: { ru: long, en: long, uz: long },
    })),
  },
};

/** New blocks, which miss everything. */
export const Broken: Story = {
  args: { blocks: [newBlock('pictureText', 'a'), newBlock('video', 'b'), newBlock('button', 'c')] },
};
