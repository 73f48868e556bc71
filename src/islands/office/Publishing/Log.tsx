import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { type LogEntry, loadPublishingLog } from '#stores/office/publishing.ts';
import { nameOfPart } from './content-differences.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

/** Who did what to which part of the site, and when; the newest first. */
export function Log({ reading }: { reading: Reading }) {
  const { t } = reading;
  const [entries, setEntries] = useState<readonly LogEntry[] | null>(null);
  return (
    <section className={styles['part']} aria-label={t('logTitle')}>
      <details onToggle={(event) => event.currentTarget.open && void loadPublishingLog().then(setEntries)}>
        <summary>{t('logTitle')}</summary>
        {entries === null && <p role="status">{t('loading')}</p>}
        {entries?.length === 0 && <p>{t('logEmpty')}</p>}
        <ol className={styles['entries']}>
          {entries?.map((entry) => (
            <Entry key={entry.id} reading={reading} entry={entry} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Entry({ reading, entry }: { reading: Reading; entry: LogEntry }) {
  const { locale, t } = reading;
  const { at, by, kind, parts } = entry;
  const details = [parts.map((part) => nameOfPart(part, reading)).join(', '), detailOf(entry, t, locale)].filter((text) => text !== '');
  return (
    <li>
      <span className={styles['hint']}>
        <time dateTime={at}>{formatDateTime(at, locale)}</time> · {by ?? t('nobody')}
      </span>{' '}
      <b>{t(`log_${kind}`)}</b>
      {details.length > 0 && `: ${details.join(' · ')}`}
    </li>
  );
}

function detailOf({ kind, detail }: LogEntry, t: Translate<'publishing'>, locale: Locale): string {
  if (detail === null) return '';
  switch (kind) {
    case 'ready':
      return detail
        .split(',')
        .map((language) => translateUnknown(t, `lang_${language}`) ?? language)
        .join(', ');
    case 'planned':
    case 'moved':
    case 'canceled':
      return formatDateTime(detail, locale);
    case 'failed':
      return translateUnknown(t, `planFailed_${detail}`) ?? detail;
    case 'restored':
      return t('version', { id: detail });
    default:
      return `«${detail}»`;
  }
}
