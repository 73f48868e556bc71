import { z } from 'zod';
import { defineCall, empty, events, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { latitude, longitude, timeRange } from '../lib/scalars.ts';
import { orderFields, orderStatus } from '../shop/order-wire.ts';

/** What a courier needs of an order; `cash` and `card` are what to take at the door, in som. */
const delivery = z.strictObject({
  id: z.string(),
  number: z.int(),
  status: orderStatus,
  restaurant: z.string(),
  address: orderFields.address,
  contact: orderFields.contact,
  wishes: orderFields.wishes,
  comment: z.string(),
  promised: timeRange,
  dishes: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
  cash: z.int(),
  card: z.int(),
  changeFrom: z.int().exactOptional(),
});

/** `cash` is to be handed in, of the orders in `delivered`. */
const response = z.strictObject({
  name: z.string(),
  orders: z.array(delivery),
  cash: z.int(),
  delivered: z.array(z.strictObject({ number: z.int(), cash: z.int() })),
});

export type WireDeliveries = Immutable<z.infer<typeof response>>;

export const deliveries = defineCall({
  method: 'GET',
  path: '/api/v1/deliveries',
  summary: 'The orders of the courier who asks, and the cash to hand in',
  who: 'courier',
  responses: { 200: json(response) },
});

export const deliveryEvents = defineCall({
  method: 'GET',
  path: '/api/v1/deliveries/events',
  summary: 'That the orders of the courier have changed',
  text: 'Server-sent events: `ready` at once, then `changed` whenever an order of the courier changes, is given to them or is taken away.',
  who: 'courier',
  responses: { 200: events({ ready: z.strictObject({}), changed: z.strictObject({}) }) },
  problems: ['TOO_MANY_STREAMS'],
});

export const takeDelivery = defineCall({
  method: 'POST',
  path: '/api/v1/deliveries/:id/take',
  summary: 'The courier has taken an order: it is on its way',
  text: 'A second press changes nothing.',
  who: 'courier',
  missing: 'order',
  responses: { 200: json(response) },
  problems: ['ILLEGAL_STATUS'],
});

export const finishDelivery = defineCall({
  method: 'POST',
  path: '/api/v1/deliveries/:id/deliver',
  summary: 'The courier has delivered an order that was on its way',
  text: 'A second press changes nothing. An order that is paid in cash adds its total to what the courier has to hand in.',
  who: 'courier',
  missing: 'order',
  responses: { 200: json(response) },
  problems: ['ILLEGAL_STATUS'],
});

const position = z.strictObject({ point: z.strictObject({ latitude, longitude }).nullable() });

export const placeCourier = defineCall({
  method: 'PUT',
  path: '/api/v1/deliveries/position',
  summary: 'Say where the courier is, or stop saying it',
  text: 'Kept to about 200 meters, for the orders on their way, until they are delivered, two hours at most. `point` null forgets it.',
  who: 'courier',
  body: jsonBody(position, { point: { latitude: 41.311184, longitude: 69.27979 } }),
  responses: { 204: empty },
});
