import { z } from 'zod';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { instant } from './instant.ts';

const stopListResponse = z.strictObject({
  stops: z.array(
    z.strictObject({
      restaurantId: z.string(),
      productId: z.string().exactOptional(),
      modifierOptionId: z.string().exactOptional(),
      name: z.string(),
      portions: z.int().min(0),
      until: z.iso.datetime().nullable(),
    }),
  ),
});

export const stopList = defineCall({
  method: 'GET',
  path: '/api/v1/staff/stop-list',
  summary: 'What is sold out or limited',
  who: 'staff',
  responses: { 200: json(stopListResponse) },
});

/** `portions` null: unlimited, 0: sold out; `until` null or absent: until it is changed. */
const changeRequest = z
  .strictObject({
    restaurantId: inputId,
    productId: inputId.exactOptional(),
    modifierOptionId: inputId.exactOptional(),
    portions: z.int().min(0).max(1_000_000).nullable(),
    until: instant.exactOptional(),
  })
  .refine((stop) => (stop.productId === undefined) !== (stop.modifierOptionId === undefined), {
    path: ['productId'],
    message: 'one_of_product_and_option',
  });

export const changeStopList = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/stop-list',
  summary: 'Limit or free a product or an option',
  text: '`portions` null: unlimited, 0: sold out.',
  who: 'staff',
  body: jsonBody(changeRequest, { restaurantId: '1', productId: '1028', portions: 12 }),
  responses: { 204: empty },
  problems: ['NOT_FOUND'],
});
