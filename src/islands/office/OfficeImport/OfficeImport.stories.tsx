import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeImport } from './OfficeImport.tsx';

const meta: Meta<typeof OfficeImport> = {
  component: OfficeImport,
  args: { locale: 'ru' },
  beforeEach: forgetCatalog,
  parameters: { namespace: 'office-import', cannotBe: { Empty: 'a catalog without dishes is imported in the same way' } },
};
export default meta;
type Story = StoryObj<typeof OfficeImport>;

const choose = async (canvas: HTMLElement, lines: readonly string[]) => {
  const input = await within(canvas).findByLabelText(/\S/, { selector: 'input[type=file]' });
  await userEvent.upload(input, new File([lines.join('\n')], 'dishes.csv', { type: 'text/csv' }));
};

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByLabelText(/\S/, { selector: 'input[type=file]' });
  },
};

/** A table with a new dish. */
export const Review: Story = {
  async play({ canvasElement }) {
    await choose(canvasElement, ['id,name_ru,category,price', 'choy,Чай,1,5000']);
    await within(canvasElement).findAllByRole('status');
  },
};

/** A table with many wrong cells and columns. */
export const Extreme: Story = {
  async play({ canvasElement }) {
    const rows = Array.from({ length: 40 }, (_, row) => `dish-${row};${'Очень длинное название категории'.repeat(4)};free;maybe`);
    await choose(canvasElement, ['id;category;price;is_available;цена', ...rows]);
    await within(canvasElement).findByRole('alert');
  },
};

export const Broken: Story = {
  parameters: { network: 'broken' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
