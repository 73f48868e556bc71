import { z } from 'zod';
import { sentId } from '../lib/scalars.ts';

/** `GET /api/regionmenu?RegionId=` → `WireMenu`. */
export const regionMenuQuery = z.object({ RegionId: sentId });
