import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import type { OrderChange } from '#domain/order/order-change.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { withTimes } from '../../../../tests/support/builders/sample-orders.ts';
import { OrderProgress } from './OrderProgress.tsx';

const createdAt = Date.parse('2026-11-21T11:31:00+05:00');
const minuteMs = 60_000;

function orderAt(reached: readonly OrderStatus[], change: Partial<FollowedOrder> = {}): FollowedOrder {
  return withTimes({
    id: '2f8a7c1e-2c5b-4f0e-9f4e-1b6f0a5f9a10',
    number: 1042,
    orderTypeId: 0,
    slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
    status: reached.at(-1) ?? 'created',
    history: reached.map((status, index) => ({ status, at: new Date(createdAt + index * 4 * minuteMs).toISOString(), by: 'staff' })),
    createdAt: new Date(createdAt).toISOString(),
    discount: 0,
    pointsSpent: 0,
    pointsEarned: 0,
    ...change,
  });
}

const meta: Meta<typeof OrderProgress> = {
  component: OrderProgress,
  parameters: { namespace: ['order', 'paying', 'order-change', 'order-courier'], network: 'silent' },
  render: (args) => <OrderProgress {...args} pictures={<img src="/dishes/toy-oshi.svg" alt="" width={128} height={128} />} />,
  args: {
    order: orderAt(['created', 'confirmed', 'cooking']),
    firstName: 'Dilnoza',
    kitchen: 'Yunusobod',
    phone: '998712000042',
    pointsToEarn: 2_700,
    now: createdAt + 14 * minuteMs,
  },
};
export default meta;
type Story = StoryObj<typeof OrderProgress>;

/** Just placed by a customer without a name, in a shop without points, for a restaurant without a phone. */
export const Empty: Story = {
  args: { order: orderAt(['created']), phone: null, firstName: '', pointsToEarn: 0, now: createdAt + minuteMs },
};

export const Ordinary: Story = {};

/** Delivered, and the points are on their way. */
export const Delivered: Story = {
  args: { order: orderAt(['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered']), now: createdAt + 60 * minuteMs },
};

export const OnTheWay: Story = {
  args: { order: orderAt(['created', 'confirmed', 'cooking', 'ready', 'on_way']), now: createdAt + 60 * minuteMs },
};

/** A pickup that waits at the restaurant. */
export const ReadyToPickUp: Story = {
  args: { order: orderAt(['created', 'confirmed', 'cooking', 'ready'], { orderTypeId: 200 }), now: createdAt + 40 * minuteMs },
};

const payment = { method: 'payme', status: 'pending', until: new Date(createdAt + 20 * minuteMs).toISOString() } as const;
const waiting = orderAt(['awaiting_payment'], { total: 79_000, payment: { ...payment, url: 'https://checkout.example/pay' } });
const offer = { offered: ['payme', 'click', 'uzum'], shop: 'Namuna', service: null } as const;

/** It waits for its payment. */
export const Paying: Story = { args: { order: waiting, paying: offer, now: createdAt + 2 * minuteMs } };

/** The provider has no link: the payer opens its app. */
export const PayingInApp: Story = {
  args: {
    order: { ...waiting, payment: { ...payment, method: 'uzum' } },
    paying: { ...offer, service: 101 },
    now: createdAt + 2 * minuteMs,
  },
};

/** The time to pay is over, and the server has not canceled it yet. */
export const PayingOver: Story = { args: { order: waiting, paying: { ...offer, offered: ['payme'] }, now: createdAt + 21 * minuteMs } };

const paid = { total: 79_000, payment: { method: 'payme', status: 'paid' } } as const;

export const PaidOnline: Story = {
  args: { order: orderAt(['awaiting_payment', 'created'], paid), paying: offer, now: createdAt + 5 * minuteMs },
};

/** Canceled after it was paid: the money is to be returned. */
export const MoneyDue: Story = {
  args: { order: orderAt(['awaiting_payment', 'created', 'cancelled'], { ...paid, cancelReason: 'out_of_stock' }), paying: offer },
};

const dish = { quantity: 2, modifiers: [], combo: [], image: '/dishes/narin.svg', unitPrice: 48_000, total: 96_000, choices: [] };
const offered: OrderChange = {
  number: 1,
  kind: 'replace',
  line: { ...dish, productId: '1001', name: { ru: 'Нарын с казы', en: 'Narin with kazy', uz: 'Qazili norin' } },
  to: {
    ...dish,
    productId: '1002',
    name: { ru: 'Ковурма лагман', en: 'Qovurma lagman', uz: 'Qovurma lagʻmon' },
    image: '/dishes/qovurma-lagmon.svg',
    total: 92_000,
  },
  state: 'open',
  offeredAt: new Date(createdAt + 12 * minuteMs).toISOString(),
  offeredBy: 'staff',
  until: new Date(createdAt + 17 * minuteMs).toISOString(),
  silent: 'leave_out',
  totalBefore: 142_000,
  totalAfter: 138_000,
  totalWithout: 46_000,
};
const showsOffer: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: /замену|replacement|almashtirish/i });
};

/** The kitchen offers another dish. */
export const ChangeOffered: Story = {
  args: { order: orderAt(['created', 'confirmed', 'cooking'], { changes: [offered] }) },
  play: showsOffer,
};

/** The time to answer is over: the restaurant calls. */
export const ChangeUnanswered: Story = {
  args: {
    order: orderAt(['created', 'confirmed', 'cooking'], {
      changes: [{ ...offered, state: 'unanswered', silent: 'wait', totalAfter: 150_000 }],
    }),
    now: createdAt + 18 * minuteMs,
  },
  play: showsOffer,
};

/** The promised time has passed. */
export const Late: Story = {
  args: { order: orderAt(['created', 'confirmed', 'cooking', 'ready', 'on_way']), now: createdAt + 100 * minuteMs },
};

/** Neither accepted nor in time. */
export const LateUnconfirmed: Story = { args: { order: orderAt(['created']), now: createdAt + 100 * minuteMs } };

/** The order has not been accepted for 15 minutes. */
export const Unanswered: Story = { args: { order: orderAt(['created']), now: createdAt + 16 * minuteMs } };

/** Somebody brings it, and may be called. */
export const ByCourier: Story = {
  args: {
    order: orderAt(['created', 'confirmed', 'cooking', 'on_way'], { courier: { name: 'Анвар', phone: '998935554433' } }),
    to: { latitude: 41.3638, longitude: 69.2812 },
  },
  parameters: { network: 'ordinary' },
};

export const Completed: Story = {
  args: {
    order: orderAt(['created', 'confirmed', 'cooking', 'ready', 'picked_up', 'completed'], { orderTypeId: 200, pointsEarned: 3200 }),
    kitchen: 'Namuna Chorsu',
    now: createdAt + 200 * minuteMs,
  },
};

export const Extreme: Story = {
  args: {
    order: orderAt(['created'], { number: 99_999_999, slot: { ...orderAt([]).slot, day: '2026-11-23' } }),
    firstName: 'Muhammadyusufxoʻja '.repeat(3).trim(),
    kitchen: 'Toshkent shahri, Mirzo Ulugʻbek tumani, Buyuk Ipak Yoʻli koʻchasi',
    now: createdAt + 14 * minuteMs,
  },
};

/** Canceling is confirmed, and the response is pending. */
export const Cancelling: Story = {
  args: { order: orderAt(['created', 'confirmed']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /отменить|cancel|bekor/i }));
    await canvas.findByRole('alertdialog');
  },
};

/** The order is canceled, with a reason written by the restaurant; points and promo code came back. */
export const Broken: Story = {
  args: {
    order: orderAt(['created', 'confirmed', 'cancelled'], { cancelReason: 'Gaz oʻchdi', pointsSpent: 5_000, discount: 12_000 }),
    phone: null,
  },
};
