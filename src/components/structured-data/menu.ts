import type { Locale } from '#domain/locale.ts';
import { productsOf } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { pagePath } from '#domain/routes.ts';
import type { JsonLdNode } from './json-ld.ts';

interface Context {
  readonly siteUrl: string;
  readonly locale: Locale;
  /** the page that shows the menu, absolute */
  readonly url: string;
  readonly name: string;
}

/** A restaurant's menu: its sections with dishes, each with its items and their offers; descriptions are in the cards. */
export function menuJsonLd(menu: Menu, context: Context): JsonLdNode {
  const products = productsById(menu.products);
  return {
    '@type': 'Menu',
    '@id': `${context.url}#menu`,
    name: context.name,
    url: context.url,
    inLanguage: context.locale,
    hasMenuSection: menu.categories.flatMap(({ id, name }) => {
      const items = productsOf(menu.products, id).map((product) => menuItem(product, products, context));
      return items.length === 0 ? [] : [{ '@type': 'MenuSection', name, hasMenuItem: items }];
    }),
  };
}

function menuItem(product: Product, products: ProductsById, { siteUrl, locale }: Context): JsonLdNode {
  const price = cardPrice(product, products);
  return {
    '@type': 'MenuItem',
    name: product.name,
    image: product.image === null ? undefined : new URL(product.image, siteUrl).href,
    url: siteUrl + pagePath('product', locale, product.id),
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            price,
            priceCurrency: 'UZS',
            availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
          },
  };
}
