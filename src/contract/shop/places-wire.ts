import type { District, Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { WireDistrict, WireRegion, WireRestaurant } from './places.ts';

export function toWireRegion({ id, name, latitude, longitude }: Region): WireRegion {
  return { id, name, latitude, longitude };
}

export function fromWireRegion({ id, name, latitude, longitude }: WireRegion): Region {
  return { id: String(id), name, latitude, longitude };
}

export function toWireDistrict(district: District): WireDistrict {
  const { id, regionId, name, latitude, longitude, hasDelivery, deliveryFee, mayCostMore, durationMinutes } = district;
  return { id, regionId, name, latitude, longitude, hasDelivery, deliveryFee, mayCostMore, durationMinutes };
}

export function fromWireDistrict({ id, regionId, ...district }: WireDistrict): District {
  return { ...district, id: String(id), regionId: String(regionId) };
}

export function toWireRestaurant(restaurant: Restaurant): WireRestaurant {
  const { id, name, address, latitude, longitude, isActive, regionId, supportsDelivery, supportsPickup } = restaurant;
  return {
    id,
    name,
    address,
    latitude,
    longitude,
    isActive,
    startOfWorkingTime: restaurant.hours.start,
    endOfWorkingTime: restaurant.hours.end,
    regionId,
    ...(restaurant.phone === null ? {} : { phone: restaurant.phone }),
    supportsDelivery,
    supportsPickup,
    deliveryDuration: restaurant.deliveryDurationMinutes,
    pickupDuration: restaurant.pickupDurationMinutes,
    ...(restaurant.closedUntil === null ? {} : { closedUntil: restaurant.closedUntil }),
    ...(restaurant.openPeriods && { openPeriods: restaurant.openPeriods }),
  };
}

export function fromWireRestaurant(wire: WireRestaurant): Restaurant {
  return {
    id: String(wire.id),
    name: wire.name,
    address: wire.address,
    latitude: wire.latitude,
    longitude: wire.longitude,
    isActive: wire.isActive,
    hours: { start: wire.startOfWorkingTime, end: wire.endOfWorkingTime },
    regionId: wire.regionId === null ? null : String(wire.regionId),
    phone: wire.phone ?? null,
    supportsDelivery: wire.supportsDelivery,
    supportsPickup: wire.supportsPickup,
    deliveryDurationMinutes: wire.deliveryDuration,
    pickupDurationMinutes: wire.pickupDuration,
    closedUntil: wire.closedUntil ?? null,
    openPeriods: wire.openPeriods,
  };
}
