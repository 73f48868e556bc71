import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import type { Say } from '#domain/words.ts';
import styles from './Reorder.module.css';

interface DifferenceProps {
  say: Say;
  locale: Locale;
  answer: Reorder;
  isCartFilled: boolean;
}

/** What costs something else today, what can't be had, and that the cart already holds something. */
export function Difference({ say, locale, answer, isCartFilled }: DifferenceProps) {
  const { lines, changed, unavailable } = answer;
  return (
    <div className={styles['difference']}>
      {unavailable.length > 0 && (
        <section>
          <h3>{say('missing')}</h3>
          <ul>
            {unavailable.map(({ productId, optionId, name }) => (
              <li key={`${productId} ${optionId ?? ''}`}>
                <s>{name}</s>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3>{say('changed')}</h3>
          <ul>
            {changed.map(({ productId, name, was, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may stand twice with other choices
              <li key={`${productId} ${index}`}>
                <span>{name}</span>
                <span className={styles['prices']}>
                  <s>{formatPrice(was, locale)}</s> <b>{formatPrice(now, locale)}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length === 0 ? <p>{say('nothing')}</p> : isCartFilled && <p>{say('cartFilled')}</p>}
    </div>
  );
}
