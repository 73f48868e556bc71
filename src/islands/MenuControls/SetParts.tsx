import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import type { MenuWords } from './words.ts';

interface SetPartsProps {
  product: Product;
  products: ProductsById;
  t: Translate<MenuWords>;
}

/** The parts of a set; they can't be changed (contract §2). */
export function SetParts({ product, products, t }: SetPartsProps) {
  return (
    <section className="option-group">
      <h3>{t('setParts')}</h3>
      <ul className="option-parts">
        {product.setItems.map(({ productId, quantity }) => (
          <li key={productId}>
            <span>{products.get(productId)?.name}</span> <b>× {quantity}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
