import type { CSSProperties } from 'react';
import type { Translate } from '#domain/words.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import styles from './Placed.module.css';

interface PlacedProps {
  t: Translate<'checkout'>;
  /** What was ordered; the cart itself is empty already. */
  lines: readonly CartViewLine[];
}

const mostPictures = 3;

/** The order is placed and its page is loading: thanks, in the shape of the page to come. */
export function Placed({ t, lines }: PlacedProps) {
  const pictures = lines.flatMap(({ image }) => image ?? []).slice(0, mostPictures);
  return (
    <div className={styles['placed']}>
      <h2>{t('thanks')}</h2>
      <p role="status">{t('placed')}</p>
      <div className={styles['ring']}>
        {pictures.map((image, index) => (
          <img key={image} src={image} alt="" width={96} height={96} style={{ '--at': index } as CSSProperties} />
        ))}
      </div>
    </div>
  );
}
