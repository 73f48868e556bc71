import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { WireDaySum, WirePayment } from '#contract/office/payments.ts';
import { formatDayMonth, formatNumber, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { providerNames } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import { loadPayments, type PaymentFilter, type PaymentPage } from '#stores/office/payments.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordBadge, RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficePayments.module.css';

interface DaysProps {
  t: Translate<'office-payments'>;
  locale: Locale;
  filter: PaymentFilter;
}

/** The payments of a day or of an order, and the sums of the week that ends with the day. */
export function Days({ t, locale, filter: first }: DaysProps) {
  const id = useId();
  const [filter, setFilter] = useState(first);
  const [page, setPage] = useState<PaymentPage | 'loading' | 'failed'>('loading');
  const load = async (wanted: PaymentFilter) => {
    setFilter(wanted);
    setPage((await loadPayments(wanted, null)) ?? 'failed');
  };
  const loadFirst = useEffectEvent(() => void load(first));
  useEffect(() => loadFirst(), []);
  const more = async (shown: PaymentPage) => {
    const next = await loadPayments(filter, shown.next);
    if (next !== null) setPage({ ...next, sums: shown.sums, payments: [...shown.payments, ...next.payments] });
  };
  const title =
    filter.order === '' ? t('payments', { day: formatDayMonth(filter.day, locale) }) : t('paymentsOf', { number: Number(filter.order) });
  return (
    <>
      <Search t={t} filter={filter} onSearch={(wanted) => void load(wanted)} />
      {(page === 'loading' || page === 'failed') && (
        <LoadState state={page} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={() => load(filter)} />
      )}
      {typeof page === 'object' && (
        <>
          {filter.order === '' && <Sums t={t} locale={locale} sums={page.sums} />}
          <section className={styles['part']} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {page.payments.length === 0 && <p role="status">{t('noPayments')}</p>}
            <RecordList>
              {page.payments.map((payment) => (
                <Payment key={payment.number} t={t} locale={locale} payment={payment} />
              ))}
            </RecordList>
            {page.next !== null && (
              <Button variant="soft" onClick={() => void more(page)}>
                {t('more')}
              </Button>
            )}
          </section>
        </>
      )}
    </>
  );
}

interface SearchProps {
  t: Translate<'office-payments'>;
  filter: PaymentFilter;
  onSearch: (filter: PaymentFilter) => void;
}

/** A day is looked at as soon as it is chosen, an order by the button. */
function Search({ t, filter, onSearch }: SearchProps) {
  const id = useId();
  const [order, setOrder] = useState(filter.order);
  const number = order.replace(/\D/g, '').replace(/^0+/, '');
  return (
    <div className={styles['search']}>
      <div className="field-box">
        <label htmlFor={id}>{t('day')}</label>
        <input
          id={id}
          type="date"
          value={filter.day}
          onChange={({ currentTarget: { value: day } }) => {
            setOrder('');
            if (day !== '') onSearch({ day, order: '' });
          }}
        />
      </div>
      <TextField label={t('order')} inputMode="numeric" maxLength={15} value={order} onChange={setOrder} />
      <Button variant="soft" onClick={() => onSearch({ ...filter, order: number })}>
        {t('find')}
      </Button>
    </div>
  );
}

/** The sums of each provider and day; a table that scrolls within itself where it is narrow. */
function Sums({ t, locale, sums }: Pick<DaysProps, 't' | 'locale'> & { sums: readonly WireDaySum[] }) {
  const id = useId();
  const columns = ['count', 'paid', 'returned', 'net'] as const;
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('sums')}</h2>
      {sums.length === 0 ? (
        <p>{t('noSums')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <div className={styles['scrolled']} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('column_day')}</th>
                <th scope="col">{t('column_provider')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles['figure']}>
                    {t(`column_${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sums.map((sum) => (
                <tr key={`${sum.day}${sum.provider}`}>
                  <th scope="row">{formatDayMonth(sum.day, locale)}</th>
                  <td>{providerNames[sum.provider]}</td>
                  {columns.map((column) => (
                    <td key={column} className={styles['figure']}>
                      {formatNumber(sum[column], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles['hint']}>{t('sumsHint')}</p>
    </section>
  );
}

/** An attempt to pay: its order, sum, state and times, and the provider's id to look it up there. */
function Payment({ t, locale, payment }: Pick<DaysProps, 't' | 'locale'> & { payment: WirePayment }) {
  const { orderNumber, orderStatus, provider, providerId, sum, state, reason, begunAt, paidAt, endedAt } = payment;
  const time = (iso: string) => formatMoment(iso, locale, Date.now());
  const ended = state === 'refunded' ? 'returned' : 'ended';
  const times = [t('begun', { time: time(begunAt) })];
  if (paidAt !== null) times.push(t('paid', { time: time(paidAt) }));
  if (endedAt !== null) times.push(t(ended, { time: time(endedAt) }));
  return (
    <li>
      <RecordRow>
        <p className={styles['subject']}>
          <b>{t('number', { number: orderNumber })}</b> · {formatPrice(sum, locale)} · {providerNames[provider]}
          <RecordBadge>{t(`state_${state}`)}</RecordBadge>
        </p>
        <p>
          {t('orderIs', { status: t(`status_${orderStatus}`) })}
          {reason !== null && ` · ${t(`reason_${reason}`)}`}
        </p>
        <RecordHint>{[...times, providerId].join(' · ')}</RecordHint>
      </RecordRow>
    </li>
  );
}
