import type { WireOfficeEntry } from '#contract/office/office-log.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type LoggedField, loggedFields } from '#domain/office/change-log.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { nameOfValue, type SiteNames, textOfValue } from './name-of-value.ts';
import styles from './OfficeLog.module.css';

interface LogEntryRowProps {
  t: Translate<'office'>;
  locale: Locale;
  entry: WireOfficeEntry;
  /** the names of restaurants */
  restaurants: Readonly<Record<Id, string>>;
  site: SiteNames;
}

/** One change: when, who, what, and each value before and after it. */
export function LogEntryRow({ t, locale, entry, restaurants, site }: LogEntryRowProps) {
  const { at, by, kind, subject, detail, before, after } = entry;
  const fields = loggedFields.filter((field) => before?.[field] !== after?.[field]);
  const show = (field: LoggedField, value: string | number | null | undefined) => valueText({ t, locale, restaurants }, field, value);
  const saved = kind === 'saved' ? Object.keys(after ?? {}) : [];
  return (
    <li>
      <p className={styles['hint']}>
        <time dateTime={at}>{formatDateTime(at, locale)}</time> · {by ?? t('nobody')}
      </p>
      <p>
        <b>{t(`kind_${kind}`)}</b>
        {subject !== '' && ` · ${subject}`}
        {kind === 'commented' || kind === 'replied' ? ` · «${detail}»` : ''}
      </p>
      {saved.length > 0 && (
        <ul>
          {saved.map((path) => (
            <SavedValue key={path} {...{ t, site, path }} before={before?.[path] ?? ''} after={after?.[path] ?? ''} />
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <span className={styles['hint']}>{t(`field_${field}`)}:</span> {before !== null && <del>{show(field, before[field])}</del>}{' '}
              {before !== null && after !== null && <span className="hidden">{t('becomes')}</span>}{' '}
              {after !== null && <ins>{show(field, after[field])}</ins>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface SavedValueProps extends Pick<LogEntryRowProps, 't' | 'site'> {
  path: string;
  before: string | number;
  after: string | number;
}

/** A value of the site before and after a save; a new one has no value before. */
function SavedValue({ t, site, path, before, after }: SavedValueProps) {
  const show = (value: string | number) => {
    if (value === '') return t('none');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    return textOfValue(site, path, value);
  };
  return (
    <li>
      <span className={styles['hint']}>{nameOfValue(site, path)}:</span> {before !== '' && <del>{show(before)}</del>}{' '}
      {before !== '' && <span className="hidden">{t('becomes')}</span>} <ins>{show(after)}</ins>
    </li>
  );
}

type Reader = Omit<LogEntryRowProps, 'entry' | 'site'>;

function valueText({ t, locale, restaurants }: Reader, field: LoggedField, value: string | number | null | undefined): string {
  if (field === 'portions' && value === null) return t('noLimit');
  if (value === null || value === undefined || value === '') return t('none');
  if (field === 'restaurants') {
    return String(value)
      .split(', ')
      .map((id) => restaurants[id] ?? id)
      .join(', ');
  }
  if (field === 'until') return formatDateTime(String(value), locale);
  return translateUnknown(t, `${field}_${value}`) ?? String(value);
}
