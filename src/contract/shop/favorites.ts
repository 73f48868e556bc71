import { z } from 'zod';
import { defineCall, empty, json } from '../lib/define-call.ts';

/** The newest first. `PUT` and `DELETE favorites/{productId}` return 204, also when repeated. */
const response = z.strictObject({ productIds: z.array(z.string()) });

export const favorites = defineCall({
  method: 'GET',
  path: '/api/v1/favorites',
  summary: 'Favorite products, the newest first',
  who: 'customer',
  responses: { 200: json(response) },
});

export const addFavorite = defineCall({
  method: 'PUT',
  path: '/api/v1/favorites/:productId',
  summary: 'Add a favorite',
  text: 'However often it comes.',
  who: 'customer',
  responses: { 204: empty },
});

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/api/v1/favorites/:productId',
  summary: 'Remove a favorite',
  text: 'However often it comes.',
  who: 'customer',
  responses: { 204: empty },
});
