import { z } from 'zod';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { inputId, som } from '../lib/scalars.ts';
import { boardOrder } from '../shop/order-wire.ts';

const courier = z.strictObject({ id: z.string(), name: z.string(), restaurantIds: z.array(z.string()) });

export const couriers = defineCall({
  method: 'GET',
  path: '/api/v1/staff/couriers',
  summary: 'The couriers of one’s restaurants',
  who: 'staff',
  responses: { 200: json(z.strictObject({ couriers: z.array(courier) })) },
});

/** `courierId` null: nobody brings it. */
const assignment = z.strictObject({ courierId: inputId.nullable() });

export const assignCourier = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/orders/:id/courier',
  summary: 'Give an order to a courier',
  text: 'A delivery from `confirmed` to `on_way`, to a courier of its restaurant; else 409 with the status. The courier and the customer hear of it.',
  who: 'staff',
  body: jsonBody(assignment, { courierId: null }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS'],
});

const work = z.strictObject({
  couriers: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      open: z.int(),
      onWay: z.int(),
      cash: z.int(),
      cashOrders: z.int(),
    }),
  ),
  handIns: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      sum: z.int(),
      orders: z.int(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
    }),
  ),
});

export type WireCourierWork = Immutable<z.infer<typeof work>>;

export const courierWork = defineCall({
  method: 'GET',
  path: '/api/v1/office/couriers',
  summary: 'What couriers have in hand, and the cash that was received from them',
  text: 'Of one’s restaurants: `open` orders, of them `onWay`, and the `cash` of `cashOrders` delivered ones that is not handed in yet.',
  who: 'cash',
  responses: { 200: json(work) },
});

/** `id`: made by the browser; a second press with the same one changes nothing. */
const handIn = z.strictObject({ id: z.guid().toLowerCase(), sum: som.min(1) });

export const receiveCash = defineCall({
  method: 'POST',
  path: '/api/v1/office/couriers/:id/hand-in',
  summary: 'Receive the cash of a courier',
  text: 'Exactly the sum that was shown; 409 `CASH_CHANGED` with the present `sum` when it is another one by now.',
  who: 'cash',
  body: jsonBody(handIn, { id: '0b0a5a0e-8d3c-4f7e-9a35-6d1b8f1f2c11', sum: 67_000 }),
  responses: { 200: json(work) },
  problems: ['CASH_CHANGED'],
});
