import { z } from 'zod';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { emptyAsAbsent, inputId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './coordinates-query.ts';
import { wireMenu } from './menu.ts';
import { menuText } from './menu-words.ts';
import { orderTypeQuery } from './order-type-query.ts';

type CustomMenu = Extract<MenuSource, { call: 'menu' }>;

/** At least one of region and restaurant is needed; empty values count as absent. */
const query = z
  .object({
    RestaurantId: emptyAsAbsent(inputId),
    RegionId: emptyAsAbsent(inputId),
    ...coordinatesQuery,
    OrderTypeId: orderTypeQuery,
  })
  .transform((sent, context): CustomMenu => {
    if (sent.RegionId === undefined && sent.RestaurantId === undefined) {
      context.addIssue({ code: 'custom', path: ['RegionId'], message: 'id' });
    }
    return {
      call: 'menu',
      restaurantId: sent.RestaurantId ?? null,
      regionId: sent.RegionId ?? null,
      coordinates: readCoordinates(sent, context),
      orderType: sent.OrderTypeId,
    };
  });

export const customMenu = defineCall({
  method: 'GET',
  path: '/api/menu',
  summary: 'Menu for a place',
  text: `The restaurant whose zone holds the point. At least one of region and restaurant is needed; coordinates come together or not at all. ${menuText}`,
  who: 'public',
  query: { schema: query, example: { RegionId: '1', Longitude: '69.2797', Latitude: '41.3111', OrderTypeId: '0' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});
