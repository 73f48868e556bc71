import { z } from 'zod';
import { changeStates, missingWishes } from '#domain/order/order-change.ts';
import { mostCutlery } from '#domain/order/wishes.ts';
import { paymentProviders } from '#domain/payment/provider.ts';
import { localizedText, timeRange } from '../lib/scalars.ts';
import { promoRejection } from './promo.ts';

/**
 * The responses of quote, orders and board: the domain's `Quote`, `Order` and `Reorder`, with the field names of the wire format
 * (R-ORDER-6).
 */

const sum = z.int();
const orderType = z.union([z.literal(0), z.literal(200)]);

export const orderStatus = z.enum([
  'awaiting_payment',
  'created',
  'confirmed',
  'cooking',
  'ready',
  'on_way',
  'delivered',
  'picked_up',
  'completed',
  'cancelled',
]);

/** Minutes from midnight of `day`, UTC+5; `start` may be 1440 or more, then `tomorrow`. */
export const wireSlot = z.strictObject({ day: z.string(), start: z.int(), end: z.int(), tomorrow: z.boolean(), label: z.string() });

const chosen = z.strictObject({ groupId: z.string(), optionId: z.string(), amount: z.int() });

const line = {
  productId: z.string(),
  quantity: z.int(),
  modifiers: z.array(chosen),
  combo: z.array(z.strictObject({ comboGroupId: z.string(), productId: z.string(), modifiers: z.array(chosen) })),
  comment: z.string().exactOptional(),
  image: z.string().nullable(),
  unitPrice: sum,
  total: sum,
};

/** With the names in the requested language. */
export const pricedLine = z.strictObject({
  ...line,
  name: z.string(),
  choices: z.array(z.strictObject({ name: z.string(), amount: z.int(), price: sum })),
});

/** With the names in three languages and the prices at the time of the order. */
export const orderLine = z.strictObject({
  ...line,
  name: localizedText,
  choices: z.array(z.strictObject({ name: localizedText, amount: z.int(), price: sum })),
  parts: z
    .array(
      z.strictObject({
        name: localizedText,
        amount: z.int(),
        choices: z.array(z.strictObject({ name: localizedText, amount: z.int() })),
      }),
    )
    .exactOptional(),
  laidBy: z.array(z.strictObject({ seat: z.int(), name: z.string(), quantity: z.int() })).exactOptional(),
});

export const unavailableItem = z.strictObject({
  productId: z.string(),
  optionId: z.string().exactOptional(),
  name: z.string(),
  /** the key of the only line that it concerns */
  line: z.string().exactOptional(),
  reason: z.enum(['removed', 'changed', 'elsewhere']).exactOptional(),
  replacements: z.array(z.string()).exactOptional(),
  /** when a dish is served that is not at the slot's start */
  served: z.string().exactOptional(),
});

const quotedPromo = {
  code: z.string(),
  title: z.string(),
  valid: z.boolean(),
  reason: promoRejection.exactOptional(),
  discount: sum,
  minOrderSum: sum.exactOptional(),
};

export const wireQuote = z.strictObject({
  lines: z.array(pricedLine),
  restaurantId: z.string().nullable(),
  slot: wireSlot.nullable(),
  deliveryDuration: z.int(),
  expectedAt: timeRange.exactOptional(),
  menuError: z.string().exactOptional(),
  paused: z.strictObject({ opensAt: z.iso.datetime().nullable() }).exactOptional(),
  itemsTotal: sum,
  discount: sum,
  points: sum,
  deliveryFee: sum.nullable(),
  total: sum,
  minOrderLeft: sum,
  freeDeliveryLeft: sum.nullable(),
  maxSumExceeded: z.boolean(),
  orderMaxSum: sum.exactOptional(),
  promo: z.strictObject(quotedPromo).exactOptional(),
  automatic: z.array(z.strictObject(quotedPromo)).exactOptional(),
  discountTitle: z.string().exactOptional(),
  offers: z.array(z.strictObject(quotedPromo)).exactOptional(),
  maxPoints: sum.exactOptional(),
  pointsToEarn: sum.exactOptional(),
  unavailable: z.array(unavailableItem),
  servedSlot: wireSlot.nullable().exactOptional(),
  suggestions: z.array(z.string()),
  /** the providers through which this cart can be paid; absent: it is paid at the door */
  payOnline: z.array(z.enum(paymentProviders)).exactOptional(),
  warnings: z.array(
    z.enum([
      'MENU_ERROR',
      'OUT_OF_ZONE',
      'RESTAURANT_PAUSED',
      'SLOT_UNAVAILABLE',
      'ITEMS_UNAVAILABLE',
      'ITEMS_OFF_HOURS',
      'MIN_ORDER_SUM',
      'ORDER_MAX_SUM',
    ]),
  ),
  hash: z.string(),
});

export const wishes = z.strictObject({
  cutlery: z.int().min(0).max(mostCutlery).exactOptional(),
  leaveAtDoor: z.literal(true).exactOptional(),
  dontRing: z.literal(true).exactOptional(),
  missing: z.enum(missingWishes).exactOptional(),
});

const content = {
  lines: z.array(orderLine),
  itemsTotal: sum,
  discount: sum,
  pointsSpent: sum,
  deliveryFee: sum,
  total: sum,
};

/** `before` is the order as it was before a change that was made. */
const orderChange = z.strictObject({
  number: z.int(),
  kind: z.enum(['leave_out', 'replace', 'amount']),
  line: orderLine,
  to: orderLine.nullable(),
  state: z.enum(changeStates),
  offeredAt: z.iso.datetime(),
  offeredBy: z.string(),
  until: z.iso.datetime(),
  silent: z.enum(['accept', 'leave_out', 'wait']),
  totalBefore: sum,
  totalAfter: sum,
  totalWithout: sum.exactOptional(),
  endedAt: z.iso.datetime().exactOptional(),
  endedBy: z.string().exactOptional(),
  before: z.strictObject(content).exactOptional(),
});

export const orderFields = {
  id: z.string(),
  number: z.int(),
  orderTypeId: orderType,
  restaurantId: z.string(),
  address: z
    .strictObject({
      text: z.string(),
      district: localizedText.exactOptional(),
      landmark: localizedText.exactOptional(),
      longitude: z.number(),
      latitude: z.number(),
      entrance: z.string().exactOptional(),
      floor: z.string().exactOptional(),
      apartment: z.string().exactOptional(),
      comment: z.string().exactOptional(),
    })
    .exactOptional(),
  slot: wireSlot,
  ...content,
  pointsEarned: sum,
  payment: z.strictObject({
    method: z.enum(['cash', 'card_on_delivery', ...paymentProviders]),
    /** until when an order waits for its payment */
    until: z.iso.datetime().exactOptional(),
    /** where it is paid; absent where the provider has no link */
    url: z.string().exactOptional(),
    /** where its receipt of the tax office is read, once there is one */
    receipt: z.string().exactOptional(),
    status: z.enum(['unpaid', 'pending', 'paid', 'refunded', 'failed']),
    changeFrom: sum.exactOptional(),
  }),
  contact: z.strictObject({ firstName: z.string(), phone1: z.string() }),
  /** placed on the phone, and no code of this phone was ever entered */
  isPhoneUnverified: z.literal(true).exactOptional(),
  comment: z.string(),
  wishes: wishes.exactOptional(),
  /** of staff the whole; of customers the first name, and the phone while it is on its way */
  courier: z.strictObject({ id: z.string().exactOptional(), name: z.string(), phone: z.string().exactOptional() }).exactOptional(),
  status: orderStatus,
  cancelReason: z.string().exactOptional(),
  promised: timeRange,
  expectedAt: timeRange,
  history: z.array(z.strictObject({ status: orderStatus, at: z.iso.datetime(), by: z.string() })),
  changes: z.array(orderChange).exactOptional(),
  /** when staff moved what is promised */
  delays: z.array(z.iso.datetime()).exactOptional(),
  /** what the kitchen has made, on the board only: portions by the key of a line */
  made: z.strictObject({ changes: z.int(), portions: z.record(z.string(), z.int()) }).exactOptional(),
  localeId: z.int(),
  createdAt: z.iso.datetime(),
};

export const wireOrder = z.strictObject(orderFields);

/** A change in an order's history, and the order after it. */
export const orderEvent = z.strictObject({ status: orderStatus, at: z.iso.datetime(), by: z.string(), order: wireOrder });

/** `isUnanswered`: created 15 minutes ago or earlier and not accepted. */
export const boardOrder = z.strictObject({ ...orderFields, isUnanswered: z.boolean() });
export const boardOrders = z.strictObject({ orders: z.array(boardOrder) });

/**
 * The lines of an old order that can be added to a cart today, what has changed since, and whether its order type and its restaurant are
 * still available.
 */
export const wireReorder = z.strictObject({
  lines: z.array(pricedLine),
  changed: z.array(z.strictObject({ productId: z.string(), name: z.string(), was: sum, now: sum })),
  unavailable: z.array(unavailableItem),
  place: z.strictObject({
    orderTypeId: orderType,
    restaurantId: z.string(),
    regionId: z.string().nullable(),
    restaurantName: z.string().nullable(),
    isPossible: z.boolean(),
  }),
});
