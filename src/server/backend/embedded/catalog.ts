import { pickup } from '#domain/fulfillment/order-type.ts';
import { promoKey } from '#domain/order/promo.ts';
import { areaAround, areaIn } from '#domain/place/search/area-around.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { menuOf } from '../../modules/menu/menu.ts';
import { termsInArea, termsOfDistrict } from '../../modules/orders/delivery-terms.ts';
import { firstOrderOffer } from '../../modules/promo/promo-offers.ts';
import { zoneOf } from '../../modules/restaurants/delivery-zone.ts';
import type { KitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import { findRestaurant, listedRestaurants, zonesOf } from '../../modules/restaurants/restaurants.ts';
import { readLoads, slotGrid, withExpectedTime, withoutFull } from '../../modules/restaurants/slots.ts';
import type { CatalogCalls } from '../../ports/backend.ts';

/** What everybody can read of the shop, on our own database. */
export function createCatalog({ db }: Connection, read: CatalogReader, readWork: KitchenWorkReader): CatalogCalls {
  return {
    async siteSettings() {
      return (await read()).catalog.settings;
    },
    async regions(locale) {
      const { catalog } = await read();
      return catalog.regions.map(({ name, ...region }) => ({ ...region, name: name[locale] }));
    },
    async districts(locale, now) {
      const context = { snapshot: await read(), work: await readWork(now), now };
      return context.snapshot.catalog.districts.map(({ name, ...district }) => ({
        ...district,
        name: name[locale],
        ...termsOfDistrict(district, context),
      }));
    },
    async areaAt(point, locale) {
      return areaIn(areaAround(point, (await read()).catalog.districts), locale);
    },
    async termsAbout(place, now) {
      return termsOfDistrict(place, { snapshot: await read(), work: await readWork(now), now });
    },
    async restaurants(locale, now) {
      return listedRestaurants(await read(), locale, now);
    },
    async menu(source, locale, now, slotStart) {
      return menuOf(source, { snapshot: await read(), work: await readWork(now), locale, now, slotStart });
    },
    async menusByLocale() {
      return (await read()).catalog.menus;
    },
    async recommendations(productId) {
      return (await read()).catalog.recommendations.get(productId) ?? [];
    },
    async isFirstOrderCode(code) {
      return (await read()).catalog.promoCodes.get(promoKey(code))?.isFirstOrderOnly ?? false;
    },
    firstOrderOffer: async (orderType, now) => firstOrderOffer(db, (await read()).catalog, orderType, now),
    async isPublicCode(code) {
      const offeredTo = (await read()).catalog.promoCodes.get(promoKey(code))?.offeredTo;
      return offeredTo === 'all' || offeredTo === 'first_order';
    },
    async deliveryTerms(query, locale, now) {
      return termsInArea(query, { snapshot: await read(), work: await readWork(now), now }, locale);
    },
    async zones(regionId) {
      return zonesOf((await read()).catalog, regionId);
    },
    async slots({ restaurantId, orderType, coordinates }, _locale, now) {
      const snapshot = await read();
      const restaurant = findRestaurant(snapshot.catalog, restaurantId);
      if (restaurant === null) return err(problem('NOT_FOUND'));
      const zone = orderType === pickup || coordinates === null ? null : zoneOf(restaurant, coordinates);
      const loads = await readLoads(db, [restaurant], now);
      const days = withoutFull(restaurant, slotGrid(restaurant, orderType, zone, snapshot, now), loads);
      return ok(withExpectedTime(restaurant, days, { orderType, zone, work: await readWork(now), snapshot, now }));
    },
  };
}
