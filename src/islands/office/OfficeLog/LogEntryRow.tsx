import type { WireOfficeEntry } from '#contract/office/log.ts';
import { formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type LoggedField, loggedFields } from '#domain/office/change-log.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { nameOfValue, type SiteNames, textOfValue } from '#domain/office/name-of-value.ts';
import { isPaymentProvider, type PaymentProvider, providerNames } from '#domain/payment/provider.ts';
import { type Translate, translateUnknown, type Words } from '#domain/words.ts';
import { nameOfCatalogValue, nameOfRecord, textOfCatalogValue } from './catalog-value.ts';
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

/** One change: when, who, what, and each value before and after it. */
export function LogEntryRow({ t, locale, entry, restaurants, site, catalog }: LogEntryRowProps) {
  const { at, by, kind, detail, before, after } = entry;
  const paths = pathsOf(entry);
  const fields = paths.length > 0 ? [] : loggedFields.filter((field) => before?.[field] !== after?.[field]);
  const show = (field: LoggedField, value: string | number | null | undefined) => valueText({ t, locale, restaurants }, field, value);
  const Value = kind === 'saved' ? SiteValue : CatalogValue;
  const subject = (kind === 'recordPublished' && nameOfRecord(catalog, locale, entry.subject, detail)) || entry.subject;
  return (
    <li>
      <p className={styles['hint']}>
        <time dateTime={at}>{formatMoment(at, locale, Date.now())}</time> · {by ?? t('nobody')}
      </p>
      <p>
        <b>{t(`kind_${kind}`)}</b>
        {subject !== '' && ` · ${subject}`}
        {kind === 'commented' || kind === 'replied' ? ` · «${detail}»` : ''}
      </p>
      {paths.length > 0 && (
        <ul>
          {paths.map((path) => (
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
