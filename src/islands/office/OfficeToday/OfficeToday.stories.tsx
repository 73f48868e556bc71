import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireToday } from '#contract/office/today.ts';
import { OfficeToday } from './OfficeToday.tsx';

const at = '2026-11-27T15:00:00.000Z';
const none = { inWork: 0, cooking: 0, ready: 0, onWay: 0, unaccepted: 0, late: 0, urgent: [] };
const noMoney = { day: '2026-11-27', dayBefore: '2026-11-20', total: 0, open: 0, beforeUntilNow: 0, before: 0, hours: [] };
const empty: WireToday = { at, orders: none, kitchens: [], money: noMoney, couriers: [], todo: [] };

const kitchens = [
  { id: '1', name: 'Chilonzor', inWork: 11, state: 'open', opensAt: null },
  { id: '2', name: 'Yunusobod', inWork: 16, state: 'paused', opensAt: '2026-11-27T15:30:00.000Z' },
  { id: '3', name: 'Sergeli', inWork: 0, state: 'closed', opensAt: null },
] as const;
const hours = Array.from({ length: 14 }, (_, index) => ({
  hour: 9 + index,
  total: index < 12 ? 400_000 + ((index * 7) % 5) * 450_000 : 0,
  before: 500_000 + ((index * 5) % 6) * 350_000,
}));
const money = { ...noMoney, total: 18_400_000, open: 1_250_000, beforeUntilNow: 16_400_000, before: 23_000_000, hours };
const unaccepted = { kind: 'unaccepted', id: 'a', number: 1088, restaurantId: '2', total: 186_000, minutes: 4 } as const;
const late = { kind: 'late', id: 'b', number: 1071, restaurantId: '1', total: 92_000, minutes: 14 } as const;

const couriers = [
  { id: 'c1', name: 'Anvar', open: 2, onWay: 2, cash: 840_000 },
  { id: 'c2', name: 'Shahlo', open: 1, onWay: 0, cash: 0 },
];

const ordinary: WireToday = {
  at,
  orders: { inWork: 27, cooking: 12, ready: 2, onWay: 11, unaccepted: 1, late: 1, urgent: [unaccepted, late] },
  kitchens,
  money,
  couriers,
  todo: [
    { kind: 'refunds', count: 1 },
    { kind: 'feedback', count: 3 },
    { kind: 'changes', count: 19 },
  ],
};

const meta: Meta<typeof OfficeToday> = {
  component: OfficeToday,
  args: { today: ordinary },
  parameters: { namespace: 'office-today', network: 'silent' },
};
export default meta;
type Story = StoryObj<typeof OfficeToday>;

/** Nothing goes on. */
export const Empty: Story = { args: { today: empty } };

export const Ordinary: Story = {};

/** Everything waits. */
export const Extreme: Story = {
  args: {
    today: {
      ...ordinary,
      orders: {
        ...{ inWork: 1_340, cooking: 702, ready: 12, onWay: 611, unaccepted: 21, late: 30 },
        urgent: Array.from({ length: 10 }, (_, index) => ({
          ...(index < 5 ? unaccepted : late),
          id: String(index),
          number: 10_800 + index,
        })),
      },
      kitchens: Array.from({ length: 12 }, (_, index) => ({
        ...kitchens[index % 3],
        id: String(index),
        name: 'Mirzo Ulugʻbek, Buyuk ipak yoʻli',
      })) as WireToday['kitchens'] & object,
      money: { ...money, total: 1_984_500_000 },
      couriers: Array.from({ length: 8 }, (_, index) => ({
        ...{ id: String(index), name: 'Muhammadyusufxoʻja Abdurahmonov', open: 12, onWay: 11, cash: 98_400_000 - index },
      })),
      todo: (['refunds', 'messages', 'feedback', 'changes', 'plans', 'texts'] as const).map((kind, index) => ({
        kind,
        count: index * 7 + 1,
      })),
    },
  },
};

/** Of an editor, whom neither orders nor sums concern. */
export const Broken: Story = {
  args: { today: { at, orders: null, kitchens: null, money: null, couriers: null, todo: [{ kind: 'texts', count: 2 }] } },
};
