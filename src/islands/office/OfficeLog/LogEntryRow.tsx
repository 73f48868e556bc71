import type { WireOfficeEntry } from '#contract/office/log.ts';
import { formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type LoggedField, loggedFields } from '#domain/office/change-log.ts';
import { publishedCount } from '#domain/office/log-groups.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { nameOfValue, type SiteNames, textOfValue } from '#domain/office/name-of-value.ts';
import { isPaymentProvider, type PaymentProvider, providerNames } from '#domain/payment/provider.ts';
import { plural, type Translate, translateUnknown, type Words } from '#domain/words.ts';
import { nameOfCatalogValue, nameOfRecord, textOfCatalogValue } from './catalog-value.ts';
import { whatOf, whoOf } from './log-sentence.ts';
import styles from './OfficeLog.module.css';

interface LogEntryRowProps {
  t: Translate<'office'>;
  locale: Locale;
  entry: WireOfficeEntry;
  /** the names of restaurants */
  restaurants: Readonly<Record<Id, string>>;
  site: SiteNames;
  /** of the catalog's draft */
  catalog: Words;
}

/** One change in a sentence: when, who and what, with each value before and after it folded. */
export function LogEntryRow(props: LogEntryRowProps) {
  const { t, locale, entry, catalog } = props;
  return (
    <li>
      <Moment locale={locale} at={entry.at} />
      <p>
        <b>{whoOf(entry.by, t)}</b>: {whatOf(entry, subjectOf(entry, catalog, locale), t, locale)}
      </p>
      {hasValues(entry) && (
        <details className={styles['values']}>
          <summary>{t('details')}</summary>
          <LoggedChanges {...props} />
        </details>
      )}
    </li>
  );
}

interface PublicationRowProps extends Omit<LogEntryRowProps, 'entry'> {
  words: Words;
  /** what it wrote, at least one */
  entries: readonly WireOfficeEntry[];
}

/** One publication in a sentence, with its changes folded (R-LOG-1). */
export function PublicationRow({ words, entries, ...props }: PublicationRowProps) {
  const { t, locale, catalog } = props;
  const first = entries[0];
  if (first === undefined) return null;
  const isRestored = entries.some(({ kind }) => kind === 'restored' || kind === 'catalogRestored');
  const what = plural<'office'>(words, isRestored ? 'say_restored' : 'say_published', publishedCount(entries), locale);
  return (
    <li>
      <Moment locale={locale} at={first.at} />
      <p>
        <b>{whoOf(first.by, t)}</b>: {what}
      </p>
      <details className={styles['values']}>
        <summary>{t('details')}</summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <p>{subjectOf(entry, catalog, locale) || t(`kind_${entry.kind}`)}</p>
              {hasValues(entry) && <LoggedChanges {...props} entry={entry} />}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Moment({ locale, at }: { locale: Locale; at: string }) {
  return (
    <p className={styles['hint']}>
      <time dateTime={at}>{formatMoment(at, locale, Date.now())}</time>
    </p>
  );
}

/** What it was done to; '': nothing that has a name. */
function subjectOf({ kind, subject, detail }: WireOfficeEntry, catalog: Words, locale: Locale): string {
  return (kind === 'recordPublished' && nameOfRecord(catalog, locale, subject, detail)) || subject;
}

function fieldsOf(entry: WireOfficeEntry): LoggedField[] {
  const { before, after } = entry;
  return pathsOf(entry).length > 0 ? [] : loggedFields.filter((field) => before?.[field] !== after?.[field]);
}

function hasValues(entry: WireOfficeEntry): boolean {
  return pathsOf(entry).length + fieldsOf(entry).length > 0;
}

/** Each value before and after the change. */
function LoggedChanges({ t, locale, entry, restaurants, site, catalog }: LogEntryRowProps) {
  const { kind, before, after } = entry;
  const show = (field: LoggedField, value: string | number | null | undefined) => valueText({ t, locale, restaurants }, field, value);
  const Value = kind === 'saved' ? SiteValue : CatalogValue;
  return (
    <ul>
      {pathsOf(entry).map((path) => (
        <Value
          key={path}
          t={t}
          locale={locale}
          site={site}
          catalog={catalog}
          path={path}
          before={before?.[path] ?? ''}
          after={after?.[path] ?? ''}
        />
      ))}
      {fieldsOf(entry).map((field) => (
        <li key={field}>
          <span className={styles['hint']}>{t(`field_${field}`)}:</span> {before !== null && <del>{show(field, before[field])}</del>}{' '}
          {before !== null && after !== null && <span className="hidden">{t('becomes')}</span>}{' '}
          {after !== null && <ins>{show(field, after[field])}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** The paths of the values that a save of the site or a record of the catalog changed; older entries of records have a text instead. */
function pathsOf({ kind, before, after }: WireOfficeEntry): string[] {
  const hasPaths = kind === 'saved' || kind === 'recordPublished';
  return hasPaths ? Object.keys(after ?? before ?? {}).filter((path) => path !== 'values') : [];
}

interface PathProps extends Pick<LogEntryRowProps, 't' | 'locale' | 'site' | 'catalog'> {
  path: string;
  before: string | number;
  after: string | number;
}

/** A value of the site before and after a save. */
function SiteValue({ t, site, path, before, after }: PathProps) {
  const show = (value: string | number) => {
    if (value === '') return t('none');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    return textOfValue(site, path, value);
  };
  return <ChangedValue t={t} name={nameOfValue(site, path)} before={before === '' ? null : show(before)} after={show(after)} />;
}

/** A value of a record of the catalog before and after a publication. */
function CatalogValue({ t, locale, catalog, path, before, after }: PathProps) {
  const show = (json: string | number) => textOfCatalogValue({ t, locale, words: catalog }, path, String(json));
  return <ChangedValue t={t} name={nameOfCatalogValue(catalog, path)} before={before === '' ? null : show(before)} after={show(after)} />;
}

interface ChangedValueProps extends Pick<LogEntryRowProps, 't'> {
  name: string;
  /** null: there was none */
  before: string | number | null;
  after: string | number;
}

function ChangedValue({ t, name, before, after }: ChangedValueProps) {
  return (
    <li>
      <span className={styles['hint']}>{name}:</span> {before !== null && <del>{before}</del>}{' '}
      {before !== null && <span className="hidden">{t('becomes')}</span>} <ins>{after}</ins>
    </li>
  );
}

type Reader = Pick<LogEntryRowProps, 't' | 'locale' | 'restaurants'>;

function valueText({ t, locale, restaurants }: Reader, field: LoggedField, value: string | number | null | undefined): string {
  if (field === 'portions' && value === null) return t('noLimit');
  if (value === null || value === undefined || value === '') return t('none');
  if (field === 'restaurants') {
    return String(value)
      .split(', ')
      .map((id) => restaurants[id] ?? id)
      .join(', ');
  }
  if (field === 'until') return formatMoment(String(value), locale, Date.now());
  if (field === 'sum') return formatPrice(Number(value), locale);
  if (field === 'provider' && isPaymentProvider(String(value))) return providerNames[String(value) as PaymentProvider];
  return translateUnknown(t, `${field}_${value}`) ?? String(value);
}
