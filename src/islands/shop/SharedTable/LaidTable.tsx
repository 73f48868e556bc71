import { useEffect, useRef } from 'react';
import { formatClock, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { plural, type Translate, type Words } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { type SharedTable, setPaying } from '#stores/shop/shared-table.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Cloth } from './Cloth.tsx';
import { Invite } from './Invite.tsx';
import { Seats } from './Seats.tsx';
import styles from './SharedTable.module.css';
import { TableActions } from './TableActions.tsx';

interface TableProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  table: SharedTable;
}

interface LaidTableProps extends TableProps {
  words: Words;
  problem: ApiProblem | null;
  /** Opens another table. */
  onNext: () => void;
}

/** The cloth with the plates of all, who they are and what each pays, and what comes next. */
export function LaidTable({ t, words, locale, table, problem, onNext }: LaidTableProps) {
  const { seats, state, link } = table;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the form that opened the table had the focus
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['table']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {plural<'shared-table'>(words, 'title', seats.length, locale)}
        </h1>
        {link !== undefined && state === 'open' && <Invite t={t} locale={locale} link={link} />}
      </header>
      <Cloth t={t} locale={locale} table={table} />
      <div className={styles['side']}>
        <Paying t={t} locale={locale} table={table} />
        <Seats t={t} locale={locale} table={table} />
        <p role="status" className={styles['state']}>
          {problem?.message ?? stateText(t, table, locale)}
        </p>
        <TableActions t={t} locale={locale} table={table} onNext={onNext} />
      </div>
    </div>
  );
}

function Paying({ t, table: { isHost, state, paying } }: TableProps) {
  if (!isHost || state === 'ordered') return <p>{t(paying === 'each' ? 'payingEach' : 'payingHostOther')}</p>;
  return (
    <Segmented
      legend={t('paying')}
      options={[
        { value: 'each', label: t('payingEach') },
        { value: 'host', label: t('payingHost') },
      ]}
      value={paying}
      onChange={(next) => void setPaying(next)}
    />
  );
}

function stateText(t: Translate<'shared-table'>, { state, isHost, orderNumber, until, ...table }: SharedTable, locale: Locale): string {
  if (state === 'ordered') return t('orderedText', { number: orderNumber ?? 0 });
  if (state === 'closed') return t(isHost ? 'closedHost' : 'closedText');
  const time = formatClock(minutesOf(Date.parse(until)));
  return [t('openUntil', { time }), deliveryText(t, table, locale)].filter(Boolean).join(' · ');
}

type DeliverySums = Pick<SharedTable, 'orderTypeId' | 'deliveryFee' | 'minOrderLeft'>;

function deliveryText(t: Translate<'shared-table'>, { orderTypeId, deliveryFee, minOrderLeft }: DeliverySums, locale: Locale): string {
  if (minOrderLeft > 0) return t('minimumLeft', { sum: formatPrice(minOrderLeft, locale) });
  if (orderTypeId !== 0 || deliveryFee === null) return '';
  return deliveryFee === 0 ? t('deliveryFree') : t('delivery', { sum: formatPrice(deliveryFee, locale) });
}
