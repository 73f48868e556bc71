import { useStore } from '@nanostores/react';
import { cartCount } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/format.ts';
import { plural, type Words } from '#domain/words.ts';
import { $cart } from '#stores/shop/cart.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SignInForm.module.css';
import type { StepProps } from './step.ts';

const none: readonly StoredLine[] = [];
const mostPictures = 2;

/** What waits in the cart for the order after signing in. */
export function CartNote({ t, words, locale }: Pick<StepProps, 't' | 'locale'> & { words: Words }) {
  const lines = useStore($cart, { ssr: () => none });
  const pictures = [...new Set(lines.flatMap(({ snapshot }) => snapshot.image ?? []))].slice(0, mostPictures);
  const sum = lines.reduce((total, { quantity, snapshot }) => total + quantity * snapshot.unitPrice, 0);
  const names = lines.map(({ snapshot }) => snapshot.name).join(', ');
  const dishes = plural<'sign-in-form'>(words, 'dishes', cartCount(lines), locale);
  const cart = { dishes: `${dishes}, ${formatPrice(sum, locale)}`, names };
  return (
    <p className={styles['cart']}>
      <Icon name="bag" sizePx={20} />
      <span>{lines.length === 0 ? t('toOrder') : t('cart', cart)}</span>
      {pictures.map((image) => (
        <i key={image} className={styles['picture']}>
          <DishImage image={image} sizePx={28} />
        </i>
      ))}
    </p>
  );
}
