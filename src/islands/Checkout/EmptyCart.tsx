import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';

export function EmptyCart({ t, locale }: { t: Translate<'checkout'>; locale: Locale }) {
  return (
    <div className={styles['empty']}>
      <Icon name="bag" sizePx={40} />
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <a className={styles['link']} href={pagePath('home', locale)}>
        {t('toMenu')}
      </a>
    </div>
  );
}
