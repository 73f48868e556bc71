import type { Product } from './types.ts';

/** The tags that customers see and filter by, in this order; their texts are `tag_…` in `product.json`. Other tags are only searched. */
export const dishTags = ['hit', 'new', 'veg', 'vegan', 'spicy', 'share', 'halal'] as const;

export type DishTag = (typeof dishTags)[number];

type Tagged = Pick<Product, 'tags'>;

/** The tags of a dish that customers see. */
export function shownTags({ tags }: Tagged): DishTag[] {
  return dishTags.filter((tag) => tags.includes(tag));
}

/** The tags by which dishes can be filtered: some of the dishes have them, and not all. */
export function filterTags(products: readonly Tagged[]): DishTag[] {
  return dishTags.filter((tag) => {
    const count = products.filter(({ tags }) => tags.includes(tag)).length;
    return count > 0 && count < products.length;
  });
}
