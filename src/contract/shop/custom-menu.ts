import { z } from 'zod';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { emptyAsAbsent, sentId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './coordinates-query.ts';
import { orderTypeQuery } from './order-type-query.ts';

type CustomMenu = Extract<MenuSource, { call: 'menu' }>;

/** `GET /api/menu` → `WireMenu`. At least one of region and restaurant is needed; empty values count as absent. */
export const customMenuQuery = z
  .object({
    RestaurantId: emptyAsAbsent(sentId),
    RegionId: emptyAsAbsent(sentId),
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
