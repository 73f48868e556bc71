import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { filterModifiers } from '#domain/menu/modifier.ts';
import type { ModifierGroup, Product } from '#domain/menu/types.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { ModifierSetting } from '../../modules/catalog/localized-menu.ts';
import type { ResolvePicture } from './pictures.ts';

const shortestMinutes = 5;
const dayMinutes = 1440;
const dearestSom = 1_000_000_000_000;

export interface MenuReading {
  readonly filterModifiers: ModifierSetting;
  readonly resolve: ResolvePicture;
}

/** An upstream's menu with integer prices and only allowed pictures; an invalid price counts as absent. */
export function limitMenu(menu: Menu, reading: MenuReading): Menu {
  return {
    ...menu,
    products: menu.products.map((product) => limitProduct(product, reading)),
    deliveryFee: toPrice(menu.deliveryFee),
    deliveryDurationMinutes: toDuration(menu.deliveryDurationMinutes),
  };
}

/** The two fields of an upstream are its hours of every day (R-UPSTREAM-4). */
export function limitRestaurant(restaurant: Restaurant): Restaurant {
  return {
    ...restaurant,
    hours: { start: toMinute(restaurant.hours.start), end: toMinute(restaurant.hours.end) },
    deliveryDurationMinutes: toDuration(restaurant.deliveryDurationMinutes),
    pickupDurationMinutes: toDuration(restaurant.pickupDurationMinutes),
  };
}

function limitProduct(product: Product, { filterModifiers: setting, resolve }: MenuReading): Product {
  const { price, oldPrice, image, modifierGroups, comboGroups } = product;
  const limited: Product = {
    ...product,
    price: toPrice(price),
    oldPrice: toPrice(oldPrice),
    image: resolve(image),
    modifierGroups: modifierGroups.map(limitGroup),
    comboGroups: comboGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, surcharge: toDifference(option.surcharge) })),
    })),
  };
  return filterModifiers(limited, setting);
}

function limitGroup(group: ModifierGroup): ModifierGroup {
  return { ...group, options: group.options.map((option) => ({ ...option, price: toDifference(option.price) })) };
}

function toPrice(price: number | null): number | null {
  return price === null || price < 0 || price > dearestSom ? null : Math.round(price);
}

/** The surcharge of an option; a size may reduce the price. */
function toDifference(price: number): number {
  return Math.abs(price) > dearestSom ? 0 : Math.round(price);
}

/** The step of the slots: whole minutes, not below the shortest step and not above a day. */
function toDuration(minutes: number): number {
  const isReported = minutes > 0 && minutes <= dayMinutes;
  return isReported ? Math.max(shortestMinutes, Math.round(minutes)) : defaultDurationMinutes;
}

/** 0, "not set", for a minute outside any working day. */
function toMinute(minute: number): number {
  return minute > 0 && minute <= 2 * dayMinutes ? Math.round(minute) : 0;
}
