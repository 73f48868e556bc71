import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Checkout.module.css';

interface EmptyCartProps {
  t: Translate<'checkout'>;
  locale: Locale;
  popular: ReactNode;
}

export function EmptyCart({ t, locale, popular }: EmptyCartProps) {
  return (
    <>
      <div className={styles['empty']}>
        <img src="/drawings/orders.svg" alt="" width={160} height={120} />
        <h2>{t('emptyTitle')}</h2>
        <p>{t('emptyText')}</p>
        <a className={styles['link']} href={pagePath('home', locale)}>
          {t('toMenu')}
        </a>
      </div>
      <div className={styles['popular']}>{popular}</div>
    </>
  );
}
