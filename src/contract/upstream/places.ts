import { z } from 'zod';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { defaultDurationMinutes } from '../lib/durations.ts';
import type { MissingNames } from './missing-names.ts';
import { type LeaveOut, usableRecords } from './records.ts';
import { flag, id, latitude, longitude, name, number, optional, text } from './scalars.ts';

/** An upstream gives nothing but the id (R-UPSTREAM-15). */
const region = z.object({ id, name: optional(name), latitude: optional(latitude), longitude: optional(longitude) });

/** What is missing of the fields of R-UPSTREAM-15 is not known; a restaurant has a name and a place in any case. */
const restaurant = z.object({
  id,
  name,
  address: optional(text),
  latitude,
  longitude,
  isActive: optional(flag),
  startOfWorkingTime: optional(number),
  endOfWorkingTime: optional(number),
  regionId: optional(id),
  phone: optional(text),
  supportsDelivery: optional(flag),
  supportsPickup: optional(flag),
  deliveryDuration: optional(number),
  pickupDuration: optional(number),
  closedUntil: optional(text),
});

/** null: it is no list of regions */
export function readRegions(response: unknown, names: MissingNames, leaveOut: LeaveOut): Region[] | null {
  if (!Array.isArray(response)) return null;
  return usableRecords(response, region, 'region', leaveOut).map((read, index) => {
    const hasPoint = read.latitude !== null && read.longitude !== null;
    return {
      id: read.id,
      name: read.name ?? names.region(index + 1),
      latitude: hasPoint ? read.latitude : null,
      longitude: hasPoint ? read.longitude : null,
    };
  });
}

/**
 * null: it is no list of restaurants. Absent fields: active, because the list is one of active restaurants (R-MENU-11); no hours;
 * delivery and pickup; no phone; thirty minutes (R-UPSTREAM-4).
 */
export function readRestaurants(response: unknown, leaveOut: LeaveOut): Restaurant[] | null {
  if (!Array.isArray(response)) return null;
  return usableRecords(response, restaurant, 'restaurant', leaveOut).map((read) => ({
    id: read.id,
    name: read.name,
    address: read.address ?? '',
    latitude: read.latitude,
    longitude: read.longitude,
    isActive: read.isActive ?? true,
    hours: { start: read.startOfWorkingTime ?? 0, end: read.endOfWorkingTime ?? 0 },
    regionId: read.regionId,
    phone: read.phone?.trim() || null,
    supportsDelivery: read.supportsDelivery ?? true,
    supportsPickup: read.supportsPickup ?? true,
    deliveryDurationMinutes: read.deliveryDuration || defaultDurationMinutes,
    pickupDurationMinutes: read.pickupDuration || defaultDurationMinutes,
    closedUntil: read.closedUntil,
    openPeriods: undefined,
  }));
}
