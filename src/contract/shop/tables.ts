import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { defineCall, empty, events, json, jsonBody } from '../lib/define-call.ts';
import { firstName } from '../lib/scalars.ts';
import { cartLines } from './cart-line.ts';
import { pricedLine, unavailableItem, wireSlot } from './order-wire.ts';
import { quoteFields, rejectHalfCoordinates } from './quote.ts';

/**
 * Tables that several people lay together (R-TABLE-1). No call names a table: the cookie `table` (HttpOnly), which opening or joining sets,
 * is a seat at one. Without a valid one each call is 404.
 */

const sum = z.int();
const paying = z.enum(['each', 'host']);

const wireSeat = z.strictObject({
  seat: z.int(),
  name: z.string(),
  isReady: z.boolean(),
  lines: z.array(z.strictObject({ ...pricedLine.shape, id: z.string() })),
  itemsTotal: sum,
  share: sum,
});

/** A table as one of its seats sees it: where it is brought stays with the host. */
const wireTable = z.strictObject({
  /** grows with each change of what lies on the table and who sits at it */
  version: z.int(),
  you: z.int(),
  isHost: z.boolean(),
  state: z.enum(['open', 'closed', 'ordered']),
  paying,
  until: z.iso.datetime(),
  /** the host's: who has it can join */
  link: z.string().exactOptional(),
  orderNumber: z.int().exactOptional(),
  orderTypeId: z.union([z.literal(0), z.literal(200)]),
  /** whose menu the table is laid from */
  restaurantId: z.string().nullable(),
  slot: wireSlot.nullable(),
  seats: z.array(wireSeat),
  itemsTotal: sum,
  discount: sum,
  deliveryFee: sum.nullable(),
  total: sum,
  minOrderLeft: sum,
  freeDeliveryLeft: sum.nullable(),
  unavailable: z.array(unavailableItem),
});

const { orderTypeId, regionId, restaurantId, longitude, latitude, slot } = quoteFields;
const openBody = z
  .strictObject({ name: firstName, orderTypeId, regionId, restaurantId, longitude, latitude, slot, lines: cartLines })
  .check(rejectHalfCoordinates);

export const openTable = defineCall({
  method: 'POST',
  path: '/api/v1/tables',
  summary: 'Open a shared table',
  text: [
    'Whoever opens it is its host, in seat 1. It lives three hours. The host invites others with `link`, and orders by',
    '`POST /api/v1/orders` with the lines of all seats once it is closed: the lines of the order then say who laid them (`laidBy`).',
  ].join(' '),
  who: 'public',
  body: jsonBody(openBody, {
    name: 'Дилноза',
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 1, modifiers: [], combo: [] }],
  }),
  responses: { 201: json(wireTable, 'The new table.') },
  problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION', 'TABLE_FULL', 'TOO_MANY_REQUESTS'],
});

export const joinTable = defineCall({
  method: 'POST',
  path: '/api/v1/tables/join',
  summary: 'Sit down at a shared table',
  text: 'With the token of its link and a name, without an account. At most 20 seats.',
  who: 'public',
  body: jsonBody(z.strictObject({ link: z.string().max(64), name: firstName }), {
    link: 'u7Yt1wJb1bq4s0nQm3cXo2Z5k8h6v9aRr0dLfEeGgHI',
    name: 'Тимур',
  }),
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND', 'TABLE_CLOSED', 'TABLE_FULL'],
});

export const table = defineCall({
  method: 'GET',
  path: '/api/v1/table',
  summary: 'The shared table of this browser',
  who: 'public',
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND'],
});

export const tableEvents = defineCall({
  method: 'GET',
  path: '/api/v1/table/events',
  summary: 'What happens at the shared table, as it happens',
  text: 'Server-sent events `table`: the table as it is, then after each change. The stream ends with the seat.',
  who: 'public',
  query: { schema: z.object({ locale: z.enum(locales).exactOptional() }), example: { locale: 'uz' } },
  responses: { 200: events({ table: wireTable }) },
  problems: ['NOT_FOUND', 'TOO_MANY_STREAMS'],
});

export const layTable = defineCall({
  method: 'PUT',
  path: '/api/v1/table/lines',
  summary: 'What lies on the own seat',
  text: 'All lines of the seat; those that are absent leave the table.',
  who: 'public',
  body: jsonBody(z.strictObject({ lines: cartLines }), { lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }] }),
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND', 'UNKNOWN_PRODUCT', 'INVALID_OPTION', 'TABLE_CLOSED', 'TABLE_FULL'],
});

export const setTableReady = defineCall({
  method: 'PUT',
  path: '/api/v1/table/ready',
  summary: 'Whether the own seat has chosen',
  who: 'public',
  body: jsonBody(z.strictObject({ isReady: z.boolean() }), { isReady: true }),
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND'],
});

export const setTablePaying = defineCall({
  method: 'PUT',
  path: '/api/v1/table/paying',
  summary: 'Whether each pays a share, or the host all of it',
  who: 'public',
  body: jsonBody(z.strictObject({ paying }), { paying: 'host' }),
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND', 'NOT_HOST', 'TABLE_CLOSED'],
});

export const setTableState = defineCall({
  method: 'PUT',
  path: '/api/v1/table/state',
  summary: 'Close the table, or open it again',
  who: 'public',
  body: jsonBody(z.strictObject({ state: z.enum(['open', 'closed']) }), { state: 'closed' }),
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND', 'NOT_HOST', 'TABLE_CLOSED'],
});

export const removeTableLine = defineCall({
  method: 'DELETE',
  path: '/api/v1/table/lines/:id',
  summary: 'Take a line from the table',
  text: 'Own ones; the host any.',
  who: 'public',
  responses: { 200: json(wireTable) },
  problems: ['NOT_FOUND', 'NOT_HOST', 'TABLE_CLOSED'],
});

export const removeTableSeat = defineCall({
  method: 'DELETE',
  path: '/api/v1/table/seats/:id',
  params: { id: z.coerce.number().int().max(1_000) },
  summary: 'Leave the table',
  text: 'The host may remove others and never leaves. What lies on the seat leaves with it.',
  who: 'public',
  responses: { 200: json(wireTable), 204: empty },
  problems: ['NOT_FOUND', 'NOT_HOST', 'TABLE_CLOSED'],
});
