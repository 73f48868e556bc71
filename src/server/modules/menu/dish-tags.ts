/** The tags that a dish's page shows, in this order; the words are `tag_…` of `product.json`. */
export const dishTags = ['hit', 'new', 'veg', 'share', 'halal'] as const;
