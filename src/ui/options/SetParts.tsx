import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { OptionTile } from './OptionTile.tsx';

interface SetPartsProps {
  product: Product;
  products: ProductsById;
  locale: Locale;
  t: Translate<'menu-actions'>;
}

/** The parts of a set; they can't be changed (R-OPTION-8). */
export function SetParts({ product, products, locale, t }: SetPartsProps) {
  return (
    <section className="option-card option-group">
      <h2>{t('setParts')}</h2>
      <ul className="option-rows option-parts">
        {product.setItems.map(({ productId, quantity }) => {
          const part = products.get(productId);
          return (
            part !== undefined && (
              <li key={productId} className="option-row">
                <OptionTile dish={part} />
                <span lang={foreignLanguage(part.name, locale)}>{part.name}</span> <b>× {quantity}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
