import { canPickUpNear } from '#domain/place/pickup-reach.ts';
import type { CommonView, ViewSource } from './common.ts';
import { type MenuPlace, menuPlace } from './menu-place.ts';

/** Home, and the parts of it that a page asks for later. */
export interface HomeView extends CommonView, MenuPlace {
  readonly kind: 'home';
  /** the browser has the hint of a signed-in customer, which authorizes nothing */
  readonly hasSignedIn: boolean;
  readonly hasAddress: boolean;
  /** an order can be picked up near an address outside the zones */
  readonly canPickUp: boolean;
}

export async function homeView(source: ViewSource, common: CommonView, hasSignedIn: boolean): Promise<HomeView> {
  const { coordinates } = source.request.preferences;
  const { view, restaurants } = await menuPlace(source);
  const isOutside = coordinates !== null && view.menu?.restaurantId === null;
  const canPickUp = isOutside && canPickUpNear(coordinates, restaurants);
  return { ...common, ...view, kind: 'home', hasSignedIn, hasAddress: coordinates !== null, canPickUp };
}
