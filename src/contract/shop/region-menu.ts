import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { wireMenu } from './menu.ts';
import { menuText } from './menu-words.ts';

const query = z.object({ RegionId: inputId });

export const regionMenu = defineCall({
  method: 'GET',
  path: '/api/regionmenu',
  summary: 'Menu of a region',
  text: `${menuText} \`priceOfDelivery\` is the lowest fee.`,
  who: 'public',
  query: { schema: query, example: { RegionId: '1' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});
