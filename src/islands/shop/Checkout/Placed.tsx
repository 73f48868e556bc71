import { type CSSProperties, useLayoutEffect } from 'react';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import styles from './Placed.module.css';

interface PlacedProps {
  t: Translate<'checkout'>;
  /** What was ordered; the cart itself is empty already. */
  lines: readonly CartViewLine[];
  /** Whose page is loading; null: that of the order. */
  provider: PaymentProvider | null;
}

const mostPictures = 3;

/**
 * The order is placed and its page is loading: thanks, in the shape of the page to come. It fills the screen, so that a second tap on the
 * button that was there opens no link of the footer, which would replace the navigation.
 */
export function Placed({ t, lines, provider }: PlacedProps) {
  useLayoutEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  const pictures = [...new Map(lines.flatMap(({ image, name }) => (image === null ? [] : [[image, name] as const])))].slice(
    0,
    mostPictures,
  );
  return (
    <div className={styles['placed']}>
      <h2>{t(provider === null ? 'thanks' : 'thanksToPay')}</h2>
      <p role="status">{provider === null ? t('placed') : t('opening', { provider: t(provider) })}</p>
      <div className={styles['ring']}>
        {pictures.map(([image, name], index) => (
          <span key={image} style={{ '--at': index } as CSSProperties}>
            <DishImage image={image} name={name} sizePx={84} />
          </span>
        ))}
      </div>
    </div>
  );
}
