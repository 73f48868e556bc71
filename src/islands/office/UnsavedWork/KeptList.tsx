import type { Locale } from '#domain/locale.ts';
import { localizedPath, splitLocale } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { dropKept, type KeptRecord, resumeParameter } from '#stores/lib/unsaved.ts';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import styles from './UnsavedWork.module.css';

interface KeptListProps {
  t: Translate<'unsaved'>;
  locale: Locale;
  stored: readonly KeptRecord[];
}

/** What is typed and not saved, to continue with or to delete. */
export function KeptList({ t, locale, stored }: KeptListProps) {
  if (stored.length === 0) return null;
  return (
    <section className={styles['kept']} aria-labelledby="stored">
      <h2 id="stored">{t('listTitle')}</h2>
      <ul>
        {stored.map((record) => {
          const { form, title, at } = record;
          return (
            <li key={`${form} ${record.record}`}>
              <span className={styles['title']}>
                <b>{title}</b> · {formatDateTime(new Date(at).toISOString(), locale)}
              </span>
              <a className={styles['link']} href={addressOf(record, locale)} aria-label={t('resumeNamed', { name: title })}>
                {t('resume')}
              </a>
              <ConfirmButton
                label={t('drop')}
                name={t('dropNamed', { name: title })}
                title={t('dropTitle')}
                cancelLabel={t('stay')}
                onConfirm={() => dropKept(record)}
              >
                {t('dropText', { name: title })}
              </ConfirmButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The page of the form, which opens it. */
function addressOf({ form, record, path }: KeptRecord, locale: Locale): string {
  return `${localizedPath(splitLocale(path).path, locale)}?${resumeParameter}=${encodeURIComponent(`${form}:${record}`)}`;
}
