import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { LocalizedText } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderChange } from '#domain/order/order-change.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { forgetWork } from '#stores/staff/kept-work.ts';
import { takeStaffOrders } from '#stores/staff/orders.ts';
import { withTimes } from '../../../../tests/support/builders/sample-orders.ts';
import { StaffBoard } from './StaffBoard.tsx';

const noon = Date.parse('2026-11-21T12:00:00+05:00');
const minuteMs = 60_000;
const text = (ru: string, en: string, uz: string): LocalizedText => ({ ru, en, uz });
const plain = { quantity: 2, modifiers: [], combo: [], image: null, unitPrice: 52_000, total: 104_000, choices: [] };

const lines: readonly OrderLine[] = [
  { ...plain, productId: '1001', name: text('Свадебный плов', 'Wedding plov', 'Toʻy oshi'), comment: 'Qazisiz' },
  {
    ...plain,
    productId: '2001',
    name: text('Обед на двоих', 'Lunch for two', 'Ikki kishilik tushlik'),
    parts: [
      { name: text('Лагман', 'Lagman', 'Lagʻmon'), amount: 1, choices: [{ name: text('Острый', 'Spicy', 'Achchiq'), amount: 1 }] },
      { name: text('Зелёный чай', 'Green tea', 'Koʻk choy'), amount: 2, choices: [] },
    ],
  },
];

function orderOf(number: number, status: OrderStatus, change: Partial<Order> = {}): Order {
  return withTimes({
    id: `o${number}`,
    number,
    orderTypeId: number % 2 === 0 ? 0 : 200,
    restaurantId: '1',
    slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
    lines: lines.slice(0, 1 + (number % 2)),
    itemsTotal: 104_000,
    discount: 0,
    pointsSpent: 0,
    deliveryFee: 0,
    total: 104_000,
    pointsEarned: 0,
    payment: { method: 'cash', status: 'unpaid', changeFrom: 150_000 },
    contact: { firstName: 'Dilnoza', phone1: '998901234567' },
    ...(number % 2 === 0 && { address: { text: 'Yunusobod, 4-mavze, 12', floor: '5', longitude: 69.28, latitude: 41.36 } }),
    comment: '',
    status,
    history: [{ status: 'created', at: new Date(noon - 6 * minuteMs).toISOString(), by: 'customer' }],
    localeId: 1,
    createdAt: new Date(noon - 6 * minuteMs).toISOString(),
    ...change,
  });
}

const meta: Meta<typeof StaffBoard> = {
  component: StaffBoard,
  parameters: { namespace: 'staff-board', network: 'silent' },
  args: {
    orders: [
      orderOf(1042, 'created', { wishes: { cutlery: 2, leaveAtDoor: true, dontRing: true } }),
      orderOf(1041, 'confirmed'),
      orderOf(1040, 'cooking'),
      orderOf(1039, 'ready'),
      orderOf(1038, 'on_way'),
    ],
    officePath: '/admin',
    restaurantNames: { '1': 'Namuna Chorsu', '2': 'Namuna Yunusobod' },
    now: noon,
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: async () => {
    await forgetWork();
    takeStaffOrders([]);
    const address = new URL(location.href);
    address.searchParams.delete('view');
    history.replaceState(null, '', address);
  },
};
export default meta;
type Story = StoryObj<typeof StaffBoard>;

const pressTab = (index: number): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[index] as HTMLElement);
  };
};

export const Empty: Story = { args: { orders: [] } };

export const Ordinary: Story = {};

/** Orders have not been accepted for 15 minutes, and the board is full. */
export const Extreme: Story = {
  args: {
    orders: Array.from({ length: 60 }, (_, index) =>
      orderOf(99_000 + index, (['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered'] as const)[index % 6] ?? 'created', {
        createdAt: new Date(noon - (15 + index) * minuteMs).toISOString(),
        contact: { firstName: 'Muhammadyusufxoʻja '.repeat(3).trim(), phone1: '998901234567' },
        comment: 'Iltimos, qoʻngʻiroq qilmang. '.repeat(6).trim(),
      }),
    ),
  },
};

/** Requests a confirmation before all open orders of a customer are canceled. */
export const CancelAll: Story = {
  play: async ({ canvasElement }) => {
    const ofOrder = within(canvasElement).getAllByRole('button', { name: /1042$/ });
    await userEvent.click(ofOrder.at(-1) as HTMLElement);
  },
};

const change: OrderChange = {
  number: 1,
  kind: 'replace',
  line: lines[0] as OrderLine,
  to: { ...(lines[0] as OrderLine), productId: '1002', name: text('Ковурма лагман', 'Qovurma lagman', 'Qovurma lagʻmon') },
  state: 'open',
  offeredAt: new Date(noon - minuteMs).toISOString(),
  offeredBy: 'staff',
  until: new Date(noon + 4 * minuteMs).toISOString(),
  silent: 'wait',
  totalBefore: 104_000,
  totalAfter: 100_000,
  totalWithout: 52_000,
};

/** A change waits for the guest, one needs a call, one is made, one is declined. */
export const Changes: Story = {
  args: {
    orders: [
      orderOf(1042, 'created', { changes: [change] }),
      orderOf(1041, 'confirmed', { changes: [{ ...change, state: 'unanswered' }] }),
      orderOf(1040, 'cooking', { changes: [{ ...change, state: 'accepted' }] }),
      orderOf(1039, 'ready', { changes: [{ ...change, state: 'declined' }] }),
    ],
  },
};

/** What is missing, and what is offered for it. */
export const ChangeOpen: Story = {
  parameters: { network: 'ordinary' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /(изменить|change|oʻzgartirish): № ?1041$/i, hidden: true }));
    await canvas.findByRole('dialog');
  },
};

export const CooksOpen: Story = { play: pressTab(1) };

export const StopListOpen: Story = { parameters: { network: 'ordinary' }, play: pressTab(2) };

export const RestaurantsOpen: Story = { parameters: { network: 'ordinary' }, play: pressTab(3) };

/** The tablet of one restaurant, which takes a break by one press. */
export const OneRestaurant: Story = { args: { restaurantNames: { '1': 'Namuna Chorsu' } }, parameters: { network: 'ordinary' } };

/** A step that the server rejects, for an order of an unknown restaurant. */
export const Broken: Story = {
  args: { orders: [orderOf(7, 'created', { restaurantId: '99', lines: [] })] },
  parameters: { network: 'broken' },
};
