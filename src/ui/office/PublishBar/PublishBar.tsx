import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import styles from './PublishBar.module.css';

interface PublishBarProps {
  locale: Locale;
  words: Words;
  /** how many changes are neither published nor planned */
  count: number;
  /** how many publications wait for their time */
  planned: number;
  /** opens the page of publishing in place of its link */
  onOpen?: () => void;
  /** further links */
  children?: ReactNode;
}

/** How much is not published, and the way to the page that publishes it. */
export function PublishBar({ locale, words, count, planned, onOpen, children }: PublishBarProps) {
  const t = translator<'publish-bar'>(words);
  return (
    <div className={styles['bar']}>
      <p role="status">
        <b>{count > 0 ? plural<'publish-bar'>(words, 'unpublished', count, locale) : t(planned > 0 ? 'nothingNew' : 'nothing')}</b>
        {planned > 0 && ' · '}
        {planned > 0 && <span className={styles['hint']}>{plural<'publish-bar'>(words, 'waiting', planned, locale)}</span>}
      </p>
      {children}
      <a
        className={styles['open']}
        href={officeLink('adminPublishing', locale)}
        onClick={(event) => {
          if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {t(count > 0 ? 'publish' : 'history')}
      </a>
    </div>
  );
}
