import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pagePath } from '#domain/routes.ts';
import { $menuChange, changeMenu, dropMenuChange } from '#stores/shop/menu-change.ts';
import { visitRestaurant } from '#stores/shop/preferences.ts';

/** Chooses a restaurant and shows its menu; where dishes of the cart are missing there, its page asks first. */
export async function takeRestaurant({ id, regionId, supportsPickup }: Restaurant, locale: Locale, show = visit): Promise<void> {
  const orderType = supportsPickup ? pickup : delivery;
  await changeMenu({ restaurantId: id, regionId, orderType, coordinates: null }, () => {
    visitRestaurant({ id, regionId, orderType });
    show(pagePath('home', locale));
  });
  if ($menuChange.get() === null) return;
  dropMenuChange();
  show(pagePath('restaurant', locale, id));
}

function visit(href: string): void {
  location.assign(href);
}
