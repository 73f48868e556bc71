import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepChart } from './StepChart.tsx';

const days = (count: number, sum: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: String(index + 1),
    value: sum(index),
    before: sum(index + 3),
  }));

const meta: Meta<typeof StepChart> = {
  component: StepChart,
  args: { locale: 'ru', steps: days(7, (index) => 16_000_000 + ((index * 7) % 5) * 4_300_000) },
  parameters: {
    texts: {
      ru: { units: { 1: 'сум', 1000: 'тыс. сум', 1000000: 'млн сум' }, beforeLabel: 'неделей раньше', label: 'Выручка' },
      en: { units: { 1: 'UZS', 1000: 'thousand UZS', 1000000: 'million UZS' }, beforeLabel: 'a week before', label: 'Revenue' },
      uz: { units: { 1: 'soʻm', 1000: 'ming soʻm', 1000000: 'mln soʻm' }, beforeLabel: 'bir hafta oldin', label: 'Tushum' },
    },
    cannotBe: { Broken: 'sums are whole numbers of the server' },
  },
};
export default meta;
type Story = StoryObj<typeof StepChart>;

/** Nothing was sold. */
export const Empty: Story = { args: { steps: days(7, () => 0) } };

export const Ordinary: Story = {};

/** The days of a month, with sums in thousands. */
export const Extreme: Story = { args: { steps: days(31, (index) => 90_000 + ((index * 11) % 13) * 21_000) } };
