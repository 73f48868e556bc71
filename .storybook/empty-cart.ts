import type { EmptyCart } from '#domain/cart/empty-cart.ts';
import { hasChoices } from '#domain/menu/product.ts';
import { splitLocale } from '#domain/routes.ts';
import { demoDishes } from './demo-cart.ts';
import { promoIn } from './responses-after-order.ts';

/** The answer of `/fragments/cart`, which is no call of the API; null: another address. */
export function emptyCartAt(pathname: string): EmptyCart | null {
  const { locale, path } = splitLocale(pathname);
  if (path !== '/fragments/cart') return null;
  const hits = demoDishes(locale)
    .filter(({ dish }) => !hasChoices(dish))
    .slice(0, 3)
    .map(({ dish: { id, name, image }, price }) => ({ id, name, image, price }));
  return { offer: promoIn(locale, 'BIRINCHI'), expected: { minutes: 45, time: '12:45' }, hits };
}
