import type { Id } from '#domain/id.ts';
import { hasServingTimes } from '#domain/menu/off-hours.ts';
import type { PopularDish } from '#domain/menu/popular.ts';
import { cardPrice, isOffered, productsById } from '#domain/menu/product.ts';
import { servedTexts } from '#domain/menu/serving-text.ts';
import type { Product } from '#domain/menu/types.ts';
import { type Visitor, visibleMenu } from './view/visible-menu.ts';

const shown = 3;

/** What pages beside the menu show of it. */
export interface MenuExtras {
  readonly popular: readonly PopularDish[];
  /** when the dishes are served that are not at the moment of the menu; absent: none has serving times */
  readonly offHours?: Readonly<Record<Id, string>>;
}

/** Dishes of this visitor's menu to continue with from an error page: those marked `hit` first; none if the menu can't be read. */
export async function popularDishes(visitor: Visitor): Promise<readonly PopularDish[]> {
  return (await menuExtras(visitor)).popular;
}

/** The same with the serving times of the menu; nothing if it can't be read. @param count of popular dishes */
export async function menuExtras(visitor: Visitor, count = shown): Promise<MenuExtras> {
  const products = await visibleMenu(visitor).then(
    ({ menu }) => menu?.products ?? [],
    () => [],
  );
  const popular = mostPopular(products, count);
  if (!hasServingTimes(products)) return { popular };
  return { popular, offHours: servedTexts(products, visitor.locale) };
}

function mostPopular(products: readonly Product[], count: number): PopularDish[] {
  const byId = productsById(products);
  const offered = products.filter(isOffered);
  const isHit = ({ tags }: Product) => tags.includes('hit');
  return [...offered.filter(isHit), ...offered.filter((dish) => !isHit(dish))]
    .slice(0, count)
    .map((dish) => ({ id: dish.id, name: dish.name, image: dish.image, price: cardPrice(dish, byId) }));
}
