import { calls } from '#contract/calls.ts';
import { customMenuQuery } from '#contract/shop/custom-menu.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import { regionMenuQuery } from '#contract/shop/region-menu.ts';
import { restaurantMenuQuery } from '#contract/shop/restaurant-menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { type Api, type ApiContext, sharedAnswer, unwrap } from './context.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

export function addMenus(api: Api): void {
  route(api, calls.regionMenu, (context) => {
    const { RegionId } = readQuery(context, regionMenuQuery);
    return answerMenu(context, { call: 'regionmenu', regionId: RegionId });
  });
  route(api, calls.restaurantMenu, (context) => {
    const { RestaurantId } = readQuery(context, restaurantMenuQuery);
    return answerMenu(context, { call: 'restaurantmenu', restaurantId: RestaurantId });
  });
  route(api, calls.customMenu, (context) => answerMenu(context, readQuery(context, customMenuQuery)));
}

async function answerMenu(context: ApiContext, source: MenuSource): Promise<Response> {
  const { backend } = context.get('services');
  return sharedAnswer(context, toWireMenu(unwrap(await backend.menu(source, context.get('locale'), context.get('now')))));
}
