import type { Meta, StoryObj } from '@storybook/react-vite';
import './Replacements.css';
import { Replacements } from './Replacements.tsx';

const dish = (id: string, name: string, sum: string) => ({ id, name, sum, choose: () => {} });
const meta: Meta<typeof Replacements> = {
  component: Replacements,
  args: { locale: 'ru', labelOf: (name, sum) => `Заменить на: ${name} ${sum}`, dishes: [dish('1', 'Мастава', '34 000 сум')] },
};
export default meta;
type Story = StoryObj<typeof Replacements>;

/** No dish of the category can be had: nothing is drawn. */
export const Empty: Story = { args: { dishes: [] } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: {
    dishes: [
      dish('1', 'Плов на компанию с казы, перепелиными яйцами и бараньими рёбрышками', '9 900 000 сум'),
      dish('2', 'Лагман уйгурский', '2 200 000 сум'),
    ],
  },
};

/** A dish without a name. */
export const Broken: Story = { args: { dishes: [dish('1', '', '0 сум')] } };
