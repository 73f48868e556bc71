/** The tags that a dish's page shows, in this order; their texts are `tag_…` in `product.json`. */
export const dishTags = ['hit', 'new', 'veg', 'share', 'halal'] as const;
