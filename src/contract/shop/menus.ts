import { z } from 'zod';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { emptyAsAbsent, inputId } from '../lib/scalars.ts';
import { wireMenu } from './menu.ts';
import { coordinatesQuery, orderTypeQuery, readCoordinates } from './place-query.ts';

const menuText = 'Prices are whole som. `restaurantId` null: the menu can be read, not ordered from. `error` replaces the menu.';

const regionQuery = z.object({ RegionId: inputId });

export const regionMenu = defineCall({
  method: 'GET',
  path: '/api/regionmenu',
  summary: 'Menu of a region',
  text: `${menuText} \`priceOfDelivery\` is the lowest fee.`,
  who: 'public',
  query: { schema: regionQuery, example: { RegionId: '1' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});

const restaurantQuery = z.object({ RestaurantId: inputId });

export const restaurantMenu = defineCall({
  method: 'GET',
  path: '/api/restaurantmenu',
  summary: 'Menu of a restaurant',
  text: menuText,
  who: 'public',
  query: { schema: restaurantQuery, example: { RestaurantId: '1' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});

type CustomMenu = Extract<MenuSource, { call: 'menu' }>;

/** At least one of region and restaurant is needed; empty values count as absent. */
const customQuery = z
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
  query: { schema: customQuery, example: { RegionId: '1', Longitude: '69.2797', Latitude: '41.3111', OrderTypeId: '0' } },
  responses: { 200: json(wireMenu) },
  problems: ['NOT_FOUND'],
  isShared: true,
});
