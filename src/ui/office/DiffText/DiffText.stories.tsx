import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DiffText } from './DiffText.tsx';

const long = 'Готовим плов с пяти утра и возим его горячим по всему городу. ';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByText('Отличия'));
};

const meta: Meta<typeof DiffText> = {
  component: DiffText,
  args: { texts: { show: 'Отличия', removed: 'удалено: ', added: 'добавлено: ' }, before: '', after: '' },
};
export default meta;
type Story = StoryObj<typeof DiffText>;

/** Folded. */
export const Empty: Story = {};

export const Ordinary: Story = { args: { before: 'Готовим плов с шести утра.', after: 'Готовим плов с пяти утра.' }, play: open };

export const Extreme: Story = { args: { before: long.repeat(40), after: `${long.repeat(40)}Звоните.` }, play: open };

/** Words without spaces, and marks of a page. */
export const Broken: Story = { args: { before: 'А'.repeat(300), after: '<b>x</b> ![](javascript:alert(1))' }, play: open };
