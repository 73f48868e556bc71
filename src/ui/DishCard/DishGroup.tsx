import { type CSSProperties, memo } from 'react';
import type { Locale } from '#domain/locale.ts';
import { cardPrice } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { DishCard } from './DishCard.tsx';

/** What every card of a list is drawn with. */
export interface ListedDishes {
  /** the whole menu, because the price of a set is the sum of its parts */
  products: ProductsById;
  /** when a dish is served that could be ordered for another time; null: now, or at no time */
  servedOf: (product: Product) => string | null;
  locale: Locale;
  cardWords: Translate<'dish-card'>;
}

interface DishGroupProps extends ListedDishes {
  /** null: the page has a heading for it */
  title: string | null;
  dishes: readonly Product[];
  /** near the top of the page */
  isFirst: boolean;
}

const Card = memo(DishCard);
const eagerCards = 4;

/** The cards of a list of dishes in rows, each drawn once as long as its dish stays the same. Their styles are those of the page, `DishGroup.css`. */
export function DishGroup({ title, dishes, isFirst, products, servedOf, locale, cardWords }: DishGroupProps) {
  return (
    <section className="dish-group" style={{ '--dishes': dishes.length } as CSSProperties}>
      {title !== null && <h2>{title}</h2>}
      <div className="dish-grid">
        {dishes.map((product, index) => (
          <Card
            key={product.id}
            product={product}
            price={cardPrice(product, products)}
            served={servedOf(product)}
            locale={locale}
            t={cardWords}
            isEager={isFirst && index < eagerCards}
          />
        ))}
      </div>
    </section>
  );
}
