import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { WireLogEntry } from '#contract/editor/editor-log.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { translateUnknown } from '#domain/words.ts';
import { $log, loadLog } from '#stores/editor/change-log.ts';
import { $threads } from '#stores/editor/comments.ts';
import styles from '../Editor.module.css';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { partNames } from './part-name.ts';

/** Who did what to which part, and when; the newest first. */
export function ChangeLog(part: Part) {
  const { t, workspace } = part;
  const log = useStore($log);
  const threads = useStore($threads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is longer after each change of the workspace and of the comments
  useEffect(() => void loadLog(), [workspace.revision, threads]);
  return (
    <section className={publishStyles['log']} aria-label={t('logTitle')}>
      <h2>{t('logTitle')}</h2>
      {log === null && <p role="status">{t('loading')}</p>}
      {log?.length === 0 && <p>{t('logEmpty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ol className={publishStyles['entries']} tabIndex={0} aria-label={t('logTitle')}>
        {log?.map((entry) => (
          <Entry key={entry.id} {...part} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, ...part }: Part & { entry: WireLogEntry }) {
  const { locale, t } = part;
  const { at, by, kind, parts } = entry;
  const details = [partNames(parts, part), detailOf(entry, part)].filter((text) => text !== '').join(' · ');
  return (
    <li>
      <span className={styles['hint']}>
        <time dateTime={at}>{formatDateTime(at, locale)}</time> · {by ?? t('nobody')}
      </span>{' '}
      <b>{t(`log_${kind}`)}</b>
      {details !== '' && `: ${details}`}
    </li>
  );
}

function detailOf({ kind, detail }: WireLogEntry, { locale, t }: Part): string {
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
