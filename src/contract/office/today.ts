import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { day } from '../lib/scalars.ts';

const count = z.int();
const sum = z.int();

const urgentOrder = z.strictObject({
  kind: z.enum(['unaccepted', 'late']),
  id: z.string(),
  number: count,
  restaurantId: z.string(),
  total: sum,
  minutes: count,
});

const orders = z.strictObject({
  inWork: count,
  cooking: count,
  ready: count,
  onWay: count,
  unaccepted: count,
  late: count,
  urgent: z.array(urgentOrder),
});

const kitchen = z.strictObject({
  id: z.string(),
  name: z.string(),
  inWork: count,
  state: z.enum(['open', 'paused', 'closed']),
  /** when it opens again; null: it is open, or nobody knows */
  opensAt: z.iso.datetime().nullable(),
});

const money = z.strictObject({
  day,
  dayBefore: day,
  total: sum,
  open: sum,
  beforeUntilNow: sum,
  before: sum,
  hours: z.array(z.strictObject({ hour: count, total: sum, before: sum })),
});

const courier = z.strictObject({ id: z.string(), name: z.string(), open: count, onWay: count, cash: sum });

const todo = z.strictObject({ kind: z.enum(['refunds', 'messages', 'feedback', 'changes', 'plans', 'texts']), count });

const today = z.strictObject({
  at: z.iso.datetime(),
  orders: orders.nullable(),
  kitchens: z.array(kitchen).nullable(),
  money: money.nullable(),
  couriers: z.array(courier).nullable(),
  todo: z.array(todo),
});

export type WireToday = Immutable<z.infer<typeof today>>;

export const officeToday = defineCall({
  method: 'GET',
  path: '/api/v1/office/today',
  summary: 'What goes on now, for the person who is signed in',
  text: [
    '`orders` and `kitchens` for whoever sees orders, of their restaurants; `urgent` has the first ten of those that nobody has accepted or that',
    'are late. `money` for whoever sees reports: what was sold today and is still open for today, beside the same weekday a week before, until',
    'this hour and whole; sums are in som. `couriers` for whoever receives their cash: those who have orders or cash, the most cash first. Else null. `todo` counts what waits for this person: refunds that are due, messages that did not',
    'arrive, feedback without an answer, unpublished changes, planned publications, and texts of the site that are missing.',
  ].join(' '),
  who: 'member',
  responses: { 200: json(today) },
});
