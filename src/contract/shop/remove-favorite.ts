import { defineCall, empty } from '../lib/define-call.ts';

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/api/v1/favorites/:productId',
  summary: 'Remove a favorite',
  text: 'However often it comes.',
  who: 'customer',
  responses: { 204: empty },
});
