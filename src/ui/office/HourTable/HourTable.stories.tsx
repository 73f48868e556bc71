import type { Meta, StoryObj } from '@storybook/react-vite';
import { HourTable } from './HourTable.tsx';

const orders = (from: number, to: number, most: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, 1 + ((index * 13) % most)]));
const rows = (count: number, of: (index: number) => Record<number, number>) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), label: `${index + 16}.11`, orders: of(index) }));

const meta: Meta<typeof HourTable> = {
  component: HourTable,
  args: { locale: 'ru', rows: rows(7, (index) => orders(9, 22, 20 + index * 5)) },
  parameters: {
    texts: {
      ru: { caption: 'Заказы', rowLabel: 'День', totalLabel: 'Всего' },
      en: { caption: 'Orders', rowLabel: 'Day', totalLabel: 'Total' },
      uz: { caption: 'Buyurtmalar', rowLabel: 'Kun', totalLabel: 'Jami' },
    },
    cannotBe: { Broken: 'counts are whole numbers of the server' },
  },
};
export default meta;
type Story = StoryObj<typeof HourTable>;

/** One order. */
export const Empty: Story = { args: { rows: rows(1, () => ({ 13: 1 })) } };

export const Ordinary: Story = {};

/** The months of a year of kitchens that never close. */
export const Extreme: Story = { args: { rows: rows(12, () => orders(0, 27, 12_000)) } };
