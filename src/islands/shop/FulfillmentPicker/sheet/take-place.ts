import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { setCheckout } from '#stores/shop/checkout.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $regionInUse } from '#stores/shop/places.ts';
import { chooseOrderType, choosePoint, chooseRegion, chooseSavedAddress, visitRestaurant } from '#stores/shop/preferences.ts';
import type { FoundPlace } from './found-place.ts';

/** Delivers to a point; `onTaken` is called unless the visitor keeps the cart's menu. */
export function takePoint(point: Coordinates, onTaken: () => void): void {
  void changeMenu({ orderType: delivery, coordinates: point, restaurantId: null }, () => {
    choosePoint(point);
    fillStreet(point);
    onTaken();
  });
}

/** Loaded only where the shop's geocoder knows points. */
function fillStreet(point: Coordinates): void {
  if ($mapSettings.get()?.hasReverseGeocoder !== true) return;
  import('#stores/shop/fill-street.ts').then(
    ({ fillStreet: fill }) => fill(point),
    () => {},
  );
}

/** Delivers to a found place: the region follows it, and its text replaces the last address. */
export function takePlace({ saved, text, regionId, ...point }: FoundPlace, onTaken: () => void): void {
  const region = regionId === $regionInUse.get() ? null : regionId;
  void changeMenu({ ...(region && { regionId: region }), coordinates: point, restaurantId: null }, () => {
    if (region) chooseRegion(region);
    if (saved) chooseSavedAddress(saved);
    else choosePoint(point);
    if (text !== undefined) setCheckout({ addressText: text, entrance: '', floor: '', apartment: '' });
    onTaken();
  });
}

/** Picks up at a restaurant; an address of another region is dropped with the region (R-MENU-8). */
export function takeRestaurant({ id, regionId }: Restaurant, onTaken: () => void): void {
  const region = regionId === $regionInUse.get() ? null : regionId;
  void changeMenu({ orderType: pickup, ...(region && { regionId: region }), restaurantId: id }, () => {
    chooseOrderType(pickup);
    visitRestaurant({ id, regionId: region, orderType: pickup });
    onTaken();
  });
}
