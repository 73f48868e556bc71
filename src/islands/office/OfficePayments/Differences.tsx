import { type ReactNode, useState } from 'react';
import type { WireDifference, WireReconciliation } from '#contract/office/reconciliation.ts';
import { formatDayMonth, formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { officeLink } from '#domain/office/sections.ts';
import { providerNames } from '#domain/payment/provider.ts';
import type { StatementIssue } from '#domain/payment/statement-table.ts';
import { formatExact } from '#domain/payment/tiyin.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficePayments.module.css';

interface DifferencesProps {
  t: Translate<'office-payments'>;
  locale: Locale;
  compared: WireReconciliation;
  /** lines of the file that could not be compared */
  issues: readonly StatementIssue[];
}

/** Both sides of what was compared, what was not, and each difference. */
export function Differences({ t, locale, compared, issues }: DifferencesProps) {
  const { provider, day, areIdsUnknown, differences, notAsked } = compared;
  const count = differences.length;
  return (
    <section className={styles['part']} aria-labelledby="reconciled">
      <h2 id="reconciled">{t('reconciled', { provider: providerNames[provider], day: formatDayMonth(day, locale) })}</h2>
      <p role="status">{count === 0 ? t('noDifferences') : t('differences', { count })}</p>
      <Sides t={t} locale={locale} compared={compared} />
      {areIdsUnknown && <p>{t('idsUnknown')}</p>}
      {issues.length > 0 && (
        <>
          <p>{t('unread', { count: issues.length })}</p>
          <Shown t={t} items={issues} isPlain>
            {(issue) => <li key={issue.row}>{issueText(t, issue)}</li>}
          </Shown>
        </>
      )}
      {notAsked.length > 0 && (
        <>
          <p>{t('notAsked', { count: notAsked.length })}</p>
          <Shown t={t} items={notAsked} isPlain>
            {({ orderNumber, note }) => (
              <li key={orderNumber}>
                {t('number', { number: orderNumber })}
                {note !== null && `: ${note}`}
              </li>
            )}
          </Shown>
        </>
      )}
      {count > 0 && (
        <Shown t={t} items={differences}>
          {(difference) => <DifferenceRow key={keyOf(difference)} t={t} locale={locale} provider={provider} difference={difference} />}
        </Shown>
      )}
    </section>
  );
}

function keyOf({ kind, here, there, orderNumber }: WireDifference): string {
  return [kind, here?.number, there?.rows.join(' '), orderNumber].join(':');
}

function issueText(t: Translate<'office-payments'>, { row, rule, value }: StatementIssue): string {
  const isMissing = value === '' && (rule === 'amount' || rule === 'state');
  return isMissing ? t(`missing_${rule}`, { row }) : t(`rule_${rule}`, { row, value });
}

const shownAtOnce = 100;

interface ShownProps<Item> {
  t: Translate<'office-payments'>;
  items: readonly Item[];
  /** lines of text in place of records */
  isPlain?: boolean;
  children: (item: Item) => ReactNode;
}

/** A list, whose end is shown on demand. */
function Shown<Item>({ t, items, isPlain = false, children }: ShownProps<Item>) {
  const [count, setCount] = useState(shownAtOnce);
  const shown = items.slice(0, count).map(children);
  return (
    <>
      {isPlain ? <ul className={styles['lines']}>{shown}</ul> : <RecordList>{shown}</RecordList>}
      {count < items.length && (
        <Button variant="soft" onClick={() => setCount(count + shownAtOnce)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** What each side took and gave back of what was compared. */
function Sides({ t, locale, compared: { provider, there, here } }: Pick<DifferencesProps, 't' | 'locale' | 'compared'>) {
  const sides = [
    { name: providerNames[provider], ...there },
    { name: t('sideHere'), ...here },
  ];
  const sum = (value: number | null) => (value === null ? t('notSaid') : formatExact(value, locale));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles['scrolled']} aria-label={t('sides')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column_side')}</th>
            <th scope="col" className={styles['figure']}>
              {t('column_count')}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('column_paid')}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('column_returned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ name, count, paid, returned }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles['figure']}>{formatNumber(count, locale)}</td>
              <td className={styles['figure']}>{sum(paid)}</td>
              <td className={styles['figure']}>{sum(returned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DifferenceRowProps extends Pick<DifferencesProps, 't' | 'locale'> {
  provider: WireReconciliation['provider'];
  difference: WireDifference;
}

/** A difference: the order with its payments behind it, and what each side says. */
function DifferenceRow({ t, locale, provider: id, difference }: DifferenceRowProps) {
  const { kind, orderNumber: number, there, here } = difference;
  const provider = providerNames[id];
  const hints = [...timesOf(t, locale, here), ...new Set([...(there?.ids ?? []), ...(here === null ? [] : [here.providerId])])];
  return (
    <li>
      <RecordRow>
        <p className={styles['subject']}>
          {number === null ? (
            t('noOrder')
          ) : (
            <a href={`${officeLink('adminPayments', locale)}?order=${number}`}>{t('number', { number })}</a>
          )}
          {' · '}
          <b>{t(`difference_${kind}`, { provider })}</b>
        </p>
        <p>{t('atProvider', { provider, what: thereText(t, locale, there) })}</p>
        <p>{t('atShop', { what: here === null ? t('nothing') : `${formatExact(here.sum, locale)}, ${t(`state_${here.state}`)}` })}</p>
        {hints.length > 0 && <RecordHint>{hints.join(' · ')}</RecordHint>}
      </RecordRow>
    </li>
  );
}

function thereText(t: Translate<'office-payments'>, locale: Locale, there: WireDifference['there']): string {
  if (there === null) return t('nothing');
  const texts = [t(`there_${there.state}`)];
  if (there.sum !== null) texts.unshift(formatExact(there.sum, locale));
  if (there.rows.length > 0) texts.push(t('inLine', { rows: there.rows.join(', ') }));
  return texts.join(', ');
}

function timesOf(t: Translate<'office-payments'>, locale: Locale, here: WireDifference['here']): string[] {
  if (here === null) return [];
  const time = (iso: string) => formatMoment(iso, locale, Date.now());
  const times = [t('begun', { time: time(here.begunAt) })];
  if (here.paidAt !== null) times.push(t('paid', { time: time(here.paidAt) }));
  if (here.endedAt !== null) times.push(t(here.state === 'refunded' ? 'returned' : 'ended', { time: time(here.endedAt) }));
  return times;
}
