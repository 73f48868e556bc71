import type { Product, ProductsById } from '#domain/menu/product.ts';
import type { Say } from '#domain/words.ts';
import styles from './OptionForm.module.css';

interface SetPartsProps {
  product: Product;
  products: ProductsById;
  say: Say;
}

/** What a set holds; its parts can't be changed (contract §2). */
export function SetParts({ product, products, say }: SetPartsProps) {
  return (
    <section className={styles['group']}>
      <h3>{say('setParts')}</h3>
      <ul className={styles['parts']}>
        {product.setItems.map(({ productId, quantity }) => (
          <li key={productId}>
            <span>{products.get(productId)?.name}</span> <b>× {quantity}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
