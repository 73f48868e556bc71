import type { PopularDish } from '#domain/menu/popular.ts';
import { cardPrice, isOrderable, productsById } from '#domain/menu/product.ts';
import { type Visitor, visibleMenu } from './visible-menu.ts';

const shown = 3;

/** Dishes of this visitor's menu to continue with from an error page: those marked `hit` first; none if the menu can't be read. */
export async function popularDishes(visitor: Visitor): Promise<readonly PopularDish[]> {
  const products = await visibleMenu(visitor).then(
    ({ menu }) => menu?.products ?? [],
    () => [],
  );
  const byId = productsById(products);
  const offered = products.filter(isOrderable);
  const isHit = ({ tags }: (typeof offered)[number]) => tags.includes('hit');
  return [...offered.filter(isHit), ...offered.filter((dish) => !isHit(dish))]
    .slice(0, shown)
    .map((dish) => ({ id: dish.id, name: dish.name, image: dish.image, price: cardPrice(dish, byId) }));
}
