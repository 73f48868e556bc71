import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';

export function EmptyCart({ say, locale }: { say: Translate<'checkout'>; locale: Locale }) {
  return (
    <div className={styles['empty']}>
      <Icon name="bag" sizePx={40} />
      <h2>{say('emptyTitle')}</h2>
      <p>{say('emptyText')}</p>
      <a className={styles['link']} href={pagePath('home', locale)}>
        {say('toMenu')}
      </a>
    </div>
  );
}
