import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import type { Category } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Product } from '#domain/menu/types.ts';
import { defaultDurationMinutes } from '../lib/durations.ts';
import { menuErrorOf } from '../lib/menu-error.ts';
import { readProblem } from '../lib/read-problem.ts';
import type { MissingNames } from './missing-names.ts';
import { readProducts } from './products.ts';
import { type LeaveOut, usableRecords } from './records.ts';
import { id, name, number, optional } from './scalars.ts';

const category = z.object({ id, parentId: optional(id), name: optional(name) });

const menu = z.object({
  categories: optional(z.array(z.unknown())),
  products: optional(z.array(z.unknown())),
  priceOfDelivery: optional(number),
  restaurantId: optional(id),
  deliveryDuration: optional(number),
});

/**
 * The response to the three menu calls: a menu, or an error in any of the forms of R-MENU-2. null: it has neither categories nor
 * dishes nor an error.
 */
export function readMenu(response: unknown, names: MissingNames, leaveOut: LeaveOut): Menu | null {
  const read = menu.safeParse(response);
  if (!read.success) return null;
  const { categories, products, priceOfDelivery, restaurantId, deliveryDuration } = read.data;
  const error = errorOf(response);
  if (categories === null && !products?.length && error === null) return null;
  const dishes = readProducts(products ?? [], leaveOut);
  return {
    categories: categories?.length ? readCategories(categories, names, leaveOut) : categoriesOf(dishes, names),
    products: dishes,
    deliveryFee: priceOfDelivery,
    restaurantId,
    deliveryDurationMinutes: deliveryDuration || defaultDurationMinutes,
    error,
  };
}

function readCategories(received: readonly unknown[], names: MissingNames, leaveOut: LeaveOut): Category[] {
  return usableRecords(received, category, 'category', leaveOut).map((read, index) => ({
    ...read,
    name: read.name ?? names.category(index + 1),
  }));
}

/** Those that the dishes name, for a menu that lists none. */
function categoriesOf(products: readonly Product[], names: MissingNames): Category[] {
  const ids = new Set(products.map(({ categoryId }) => categoryId));
  return [...ids].map((known, index) => ({ id: known, parentId: null, name: names.category(index + 1) }));
}

/** An empty object or list is no error. */
function errorOf(response: unknown): Menu['error'] {
  const error = menuErrorOf(response);
  if (error === null || (typeof error === 'object' && Object.keys(error).length === 0)) return null;
  const [ru, en, uz] = [textIn(error, 'ru'), textIn(error, 'en'), textIn(error, 'uz')];
  return ru !== '' && ru === en && ru === uz ? ru : { ru, en, uz };
}

/** In the given language, else in any that the response has; '' when it has no text at all. */
function textIn(error: unknown, locale: Locale): string {
  const textsByPreference = [locale, ...locales].map(
    (wanted) => readProblem({ status: 200, statusText: '', isText: true, body: { error } }, wanted).message,
  );
  return textsByPreference.find((text) => text !== '') ?? '';
}
