import type { Locale } from '#domain/locale.ts';
import { productsOf } from '#domain/menu/category.ts';
import { withoutFocus } from '#domain/menu/focal-point.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { cardPrice } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { pagePath } from '#domain/routes.ts';
import type { JsonLdNode } from './json-ld.ts';

interface Context {
  readonly siteUrl: string;
  readonly locale: Locale;
}

interface MenuContext {
  readonly locale: Locale;
  /** the page that shows the menu, absolute */
  readonly url: string;
  readonly name: string;
}

/** A restaurant's menu: its sections with dishes. Its items are in the HTML, and each dish's page has `menuItemJsonLd` (decision 60). */
export function menuJsonLd(menu: Menu, context: MenuContext): JsonLdNode {
  return {
    '@type': 'Menu',
    '@id': `${context.url}#menu`,
    name: context.name,
    url: context.url,
    inLanguage: context.locale,
    hasMenuSection: menu.categories
      .filter(({ id }) => productsOf(menu.products, id).length > 0)
      .map(({ name }) => ({ '@type': 'MenuSection', name })),
  };
}

const dietOf: Readonly<Record<string, string>> = {
  veg: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
};

/** A dish with its offer, for its own page. */
export function menuItemJsonLd(product: Product, products: ProductsById, { siteUrl, locale }: Context): JsonLdNode {
  const price = cardPrice(product, products);
  const energy = product.facts?.energy ?? null;
  const diets = product.tags.flatMap((tag) => dietOf[tag] ?? []);
  return {
    '@type': 'MenuItem',
    name: product.name,
    image: product.image === null ? undefined : new URL(withoutFocus(product.image), siteUrl).href,
    nutrition: energy === null ? undefined : { '@type': 'NutritionInformation', calories: `${energy} calories` },
    suitableForDiet: diets.length > 0 ? diets : undefined,
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
