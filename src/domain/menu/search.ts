import type { Product } from './product.ts';

/** Search applies only to texts longer than 2 characters (specification §5). */
export const minimumSearchLength = 3;

/** Lower case, with ʻ ʼ ’ ‘ ' ` all as one apostrophe (contract §7). */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[\u02bb\u02bc\u2019\u2018`]/g, "'");
}

/** The products whose name holds the text, in menu order; all of them while the text, trimmed, is shorter than the minimum. */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const text = fold(query.trim());
  return text.length < minimumSearchLength ? products : products.filter((product) => fold(product.name).includes(text));
}
