import { defineCall, empty } from '../lib/define-call.ts';

export const addFavorite = defineCall({
  method: 'PUT',
  path: '/api/v1/favorites/:productId',
  summary: 'Add a favorite',
  text: 'However often it comes.',
  who: 'customer',
  responses: { 204: empty },
});
