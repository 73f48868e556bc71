import { useStore } from '@nanostores/react';
import { cartCount } from '#domain/cart/cart.ts';
import { plural, type Words } from '#domain/words.ts';
import { $cart } from '#stores/shop/cart.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SignInForm.module.css';
import type { StepProps } from './step.ts';

const none: readonly StoredLine[] = [];

/** What waits in the cart for the order after signing in. */
export function CartNote({ t, words, locale }: Pick<StepProps, 't' | 'locale'> & { words: Words }) {
  const lines = useStore($cart, { ssr: () => none });
  const names = lines.map(({ snapshot }) => snapshot.name).join(', ');
  const cart = { dishes: plural<'sign-in-form'>(words, 'dishes', cartCount(lines), locale), names };
  return (
    <p className={styles['cart']}>
      <Icon name="bag" sizePx={20} />
      <span>{lines.length === 0 ? t('toOrder') : t('cart', cart)}</span>
    </p>
  );
}
