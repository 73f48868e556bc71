import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { wireMenu } from './menu.ts';
import { menuText } from './menu-words.ts';

const query = z.object({ RestaurantId: inputId });

export const restaurantMenu = defineCall({
  method: 'GET',
  path: '/api/restaurantmenu',
  summary: 'Menu of a restaurant',
  text: menuText,
  who: 'public',
  query: { schema: query, example: { RestaurantId: '1' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});
