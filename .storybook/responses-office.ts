import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import type { WireFeedback } from '#contract/office/feedback.ts';
import type { WireFoundOrder } from '#contract/office/find-orders.ts';
import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import { logKinds } from '#domain/office/change-log.ts';
import { responsesOfMessages } from './responses-messages.ts';
import type { StoryResponses } from './story-responses.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18.0 Safari/605.1';
const owner = { id: 'm1', name: 'Нодира Юсупова', phone: '998901112233', role: 'owner', restaurantIds: [], isConfigured: true } as const;
const kitchen = {
  id: 'm2',
  name: 'Анвар',
  phone: '998935554433',
  role: 'kitchen',
  restaurantIds: ['1', '2'],
  isConfigured: false,
} as const;
const editor = { id: 'm3', name: 'Дилноза', phone: '998977776655', role: 'editor', restaurantIds: [], isConfigured: false } as const;
const opened = { openedAt: '2026-11-20T05:00:00.000Z', seenAt: '2026-11-21T06:40:00.000Z' };

const feedbackOf = { orderedAt: opened.openedAt, restaurant: { id: '1', name: 'Чиланзар' }, at: opened.seenAt } as const;
const said = [
  {
    ...{ ...feedbackOf, orderId: 'o1', number: 1042, customer: { firstName: 'Дилноза', phone1: '998901112233' }, stars: 2 },
    ...{ text: 'Манты приехали холодными, салата не было.', dishes: [{ name: 'Манты', stars: 1 }], answer: null },
  },
  {
    ...{ ...feedbackOf, orderId: 'o2', number: 1039, customer: { firstName: '', phone1: '' }, stars: 5 },
    ...{ text: '', dishes: [], answer: { text: 'Спасибо, ждём вас снова', at: opened.seenAt, by: null } },
  },
] as const satisfies readonly WireFeedback[];

/** Responses to the calls of the back office. */
export const responsesOfOffice: StoryResponses = {
  officeCode: () => ({ challengeId: 'c1', resendAfter: 60 }),
  team: () => ({ members: [owner, kitchen, editor] }),
  teamSessions: () => ({
    sessions: [
      { id: 's1', memberId: owner.id, name: owner.name, phone: owner.phone, browser: mac, isThis: true, ...opened },
      { id: 's2', memberId: kitchen.id, name: kitchen.name, phone: kitchen.phone, browser: android, isThis: false, ...opened },
    ],
  }),
  promoUses: () => ({
    uses: [
      { code: 'BIRINCHI', uses: 214, customers: 214 },
      { code: 'YETKAZISH0', uses: 1000, customers: 412 },
    ],
    stillOffered: ['YETKAZISH0'],
  }),
  feedback: ({ query }) => ({ feedback: query.show === 'low' ? [] : said, next: null, waiting: 1 }),
  answerFeedback: () => ({ ...said[0], answer: { text: 'Uzr soʻraymiz', at: opened.seenAt, by: 'Малика' } }),
  refunds: () => ({
    refunds: [refund, { ...refund, id: '8', orderNumber: 1051, provider: 'click', canReverse: true }, disputed, returned],
  }),
  noteRefund: () => returned,
  reverseRefund: () => returned,
  officePayments: ({ query }) =>
    query.order === undefined
      ? { payments: [payment, { ...payment, ...refundedPayment }], next: null, sums }
      : { payments: [], next: null, sums: [] },
  ...responsesOfMessages,
  merchantAccounts: () => ({
    shop: ['payme', 'click'],
    issuesReceipts: true,
    areStubs: false,
    restaurants: [
      ownAccounts,
      { ...ownAccounts, restaurantId: '2', name: 'Юнусабад', offered: [], payme: { kind: 'off' }, uzum: { kind: 'none' } },
    ],
  }),
  changeMerchantAccount: () => ownAccounts,
  reconcileStatement: () => reconciliation,
  reconcileClick: () => ({ ...reconciliation, provider: 'click', differences: [], notAsked: [{ orderNumber: 1061, note: null }] }),
  findOrders: ({ query }) => ({
    orders: query.text === 'Nobody' ? [] : [found, { ...found, id: 'o2', number: 1043, returnDue: 98_000 }],
    next: null,
  }),
  findCustomers: () => ({ customers: [{ ...foundCustomer }, { ...foundCustomer, id: 'c2', isBlocked: true }], next: null }),
  openCustomer: () => openedCustomer,
  findCaller: () => caller,
  officeLog: ({ query }) => {
    const shown = query.before === undefined ? entries.slice(0, 4) : entries.slice(4);
    const isLast = query.before !== undefined || query.text !== undefined;
    return { entries: query.text === undefined ? shown : [], next: isLast ? null : 1, people: ['Анвар', 'Нодира Юсупова'] };
  },
};

const ownAccounts = {
  restaurantId: '1',
  name: 'Чиланзар',
  offered: ['payme', 'click'],
  payme: { kind: 'shop' },
  click: { kind: 'own', serviceId: '77701', merchantId: '5512', merchantUserId: '8830', tin: '309876543' },
  uzum: { kind: 'off' },
} as const;

const refund = {
  id: '7',
  orderId: 'o7',
  orderNumber: 1042,
  orderStatus: 'cancelled',
  provider: 'payme',
  providerId: '5305e3bab097f420a62ced0b',
  sum: 145_000,
  cause: 'cancelled',
  since: '2026-11-21T06:10:00.000Z',
  canReverse: false,
  done: null,
} as const;
const disputed = { ...refund, id: '9', orderNumber: 1038, orderStatus: 'cooking', provider: 'click', cause: 'disputed' } as const;
const returned = {
  ...refund,
  id: '3',
  orderNumber: 987,
  done: { at: '2026-11-20T12:00:00.000Z', by: 'Анвар', note: 'Вернули наличными, гость расписался' },
} as const;
const payment = {
  number: 12,
  orderId: 'o12',
  orderNumber: 1055,
  orderStatus: 'cooking',
  provider: 'payme',
  providerId: '5305e3bab097f420a62ced0c',
  sum: 98_000,
  state: 'paid',
  reason: null,
  begunAt: '2026-11-21T06:20:00.000Z',
  paidAt: '2026-11-21T06:21:00.000Z',
  endedAt: null,
} as const;
const refundedPayment = {
  number: 7,
  orderNumber: 1042,
  orderStatus: 'cancelled',
  state: 'refunded',
  reason: 'refund',
  endedAt: '2026-11-21T06:40:00.000Z',
} as const;
const { number, sum, state, providerId, begunAt, paidAt, endedAt } = payment;
const ownPayment = { number, sum, state, providerId, begunAt, paidAt, endedAt };
const linePaid = { rows: [3], ids: [providerId], sum, state: 'paid' } as const;
const reconciliation: WireReconciliation = {
  ...{ provider: 'payme', day: '2026-11-21', areIdsUnknown: false, notAsked: [] },
  there: { count: 41, paid: 5_321_000, returned: 145_000 },
  here: { count: 40, paid: 5_223_000, returned: 0 },
  differences: [
    { kind: 'paidThere', orderNumber: 1060, there: { ...linePaid, rows: [17], ids: ['5305e3bab097f420a62ced0f'] }, here: null },
    { kind: 'paidHere', orderNumber: 1055, there: null, here: ownPayment },
    { kind: 'amount', orderNumber: 1056, there: { ...linePaid, sum: 98_000.5 }, here: ownPayment },
    { kind: 'returnedThere', orderNumber: 1057, there: { ...linePaid, rows: [8, 31], state: 'returned' }, here: ownPayment },
    {
      kind: 'returnedHere',
      orderNumber: 1058,
      there: linePaid,
      here: { ...ownPayment, state: 'refunded', endedAt: '2026-11-21T06:40:00.000Z' },
    },
  ],
};
const sums = [
  { day: '2026-11-21', provider: 'payme', count: 31, paid: 3_452_000, returned: 145_000, net: 3_307_000 },
  { day: '2026-11-21', provider: 'click', count: 12, paid: 1_240_500, returned: 0, net: 1_240_500 },
  { day: '2026-11-20', provider: 'payme', count: 0, paid: 0, returned: 98_000, net: -98_000 },
] as const;

const changes: Readonly<Record<string, object>> = {
  refundNoted: { subject: '1042', after: { provider: 'payme', sum: 145_000, note: 'Вернули наличными' } },
  paymentsRead: { subject: '2026-11-21' },
  orderMoved: { subject: '1024', before: { status: 'created' }, after: { status: 'cancelled', reason: 'не отвечает' } },
  stopChanged: { subject: 'Плов · Чиланзар', before: { portions: null }, after: { portions: 12 } },
  pauseChanged: { subject: 'Чиланзар', before: { until: null }, after: { until: '2026-11-21T10:00:00.000Z' } },
  memberChanged: { subject: 'Анвар', before: { role: 'editor' }, after: { role: 'kitchen', restaurants: '1, 2' } },
  published: { before: { version: 11 }, after: { version: 12 }, parts: ['about'] },
};

const entries = [...logKinds].reverse().map((kind, index) => ({
  id: 100 - index,
  at: '2026-11-21T06:30:00.000Z',
  by: index % 3 === 2 ? null : 'Анвар',
  kind,
  parts: [],
  detail: null,
  subject: '',
  before: null,
  after: null,
  ...changes[kind],
}));

const found: WireFoundOrder = {
  ...{ id: 'o1', number: 1042, status: 'completed', createdAt: '2026-11-21T06:00:00.000Z', day: '2026-11-21', start: 720 },
  ...{ restaurantId: '1', orderTypeId: 0, firstName: 'Дилноза', phone: '+998 90 ***-**-33', total: 98_000 },
  ...{ method: 'cash', paymentStatus: 'paid', isPhoneUnverified: true, returnDue: null },
};

const foundCustomer = {
  ...{ id: 'c1', firstName: 'Дилноза', phone: '+998 90 ***-**-33', createdAt: '2026-11-01T06:00:00.000Z' },
  ...{ isVerified: false, isBlocked: false },
};

const openedCustomer: WireOpenedCustomer = {
  ...{ id: 'c1', firstName: 'Дилноза', phone: '998901112233', birthDate: '1994-05-06', cardNumber: 2_000_000_000_015 },
  ...{ createdAt: '2026-11-01T06:00:00.000Z', isVerified: true, note: 'Без лука', block: null },
  points: {
    ...{ balance: 5_000, spent: 98_000 },
    entries: [
      {
        ...{ id: '1', points: 5_000, balance: 5_000, reason: 'corrected', orderNumber: null, at: '2026-11-21T06:00:00.000Z' },
        ...{ by: 'Нодира', note: 'Опоздали' },
      },
    ],
  },
  addresses: [{ id: 'home', longitude: 69.2797, latitude: 41.3111, text: 'Навои, 30' }],
  orders: [found],
};

const caller = {
  phone: '998901112233',
  customer: { id: 'c1', firstName: 'Дилноза', isVerified: true, isBlocked: false, note: 'Без лука' },
  addresses: [{ text: 'Навои, 30', longitude: 69.2797, latitude: 41.3111, apartment: '12' }],
  last: null,
};
