import { z } from 'zod';
import { sentId } from '../lib/scalars.ts';

/** `GET /api/restaurantmenu?RestaurantId=` → `WireMenu`. */
export const restaurantMenuQuery = z.object({ RestaurantId: sentId });
