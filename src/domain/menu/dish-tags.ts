import type { Product } from './types.ts';

/** The tags that customers see and filter by, in this order; their texts are `tag_…` in `product.json`. Other tags are only searched. */
export const dishTags = ['hit', 'new', 'veg', 'vegan', 'spicy', 'share', 'halal'] as const;

export type DishTag = (typeof dishTags)[number];

/** The tags by which the owner chooses how a menu shows a dish: on a wide card, as the dish of the day (R-MENU-12), from a kazan (R-DISH-11). */
export const menuTags = ['large', 'today', 'kazan'] as const;

/** The tags that a card shows, in this order; their texts are `tag_…` in `dish-card.json`. */
const badgeTags = ['hit', 'spicy', 'halal', 'new'] as const;
const maxBadges = 2;

type Tagged = Pick<Product, 'tags'>;

/** The tags of a dish that customers see. */
export function shownTags({ tags }: Tagged): DishTag[] {
  return dishTags.filter((tag) => tags.includes(tag));
}

/** The first tags of a dish that its card has room for (R-DISH-10). */
export function badgesOf({ tags }: Tagged): (typeof badgeTags)[number][] {
  return badgeTags.filter((tag) => tags.includes(tag)).slice(0, maxBadges);
}

/** The tags by which dishes can be filtered: some of the dishes have them, and not all. */
export function filterTags(products: readonly Tagged[]): DishTag[] {
  return dishTags.filter((tag) => {
    const count = products.filter(({ tags }) => tags.includes(tag)).length;
    return count > 0 && count < products.length;
  });
}
