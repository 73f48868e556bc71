import { calls } from '#contract/calls.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { type Api, type ApiContext, unwrap } from './context.ts';
import { handle } from './handle.ts';

export function addMenus(api: Api): void {
  handle(api, calls.regionMenu, ({ context, query }) => readMenu(context, { call: 'regionmenu', regionId: query.RegionId }));
  handle(api, calls.restaurantMenu, ({ context, query }) =>
    readMenu(context, { call: 'restaurantmenu', restaurantId: query.RestaurantId }),
  );
  handle(api, calls.customMenu, ({ context, query }) => readMenu(context, query));
}

async function readMenu(context: ApiContext, source: MenuSource) {
  const { backend } = context.get('services');
  return toWireMenu(unwrap(await backend.menu(source, context.get('locale'), context.get('now'))));
}
