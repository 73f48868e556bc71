import { useState } from 'react';
import type { WireCourierWork } from '#contract/staff/couriers.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { loadCourierWork } from '#stores/office/couriers.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { useRepeated } from '#ui/office/use-repeated.ts';
import styles from './OfficeCouriers.module.css';
import { ReceiveCash } from './ReceiveCash.tsx';

interface OfficeCouriersProps {
  locale: Locale;
  words: Words;
}

/**
 * What each courier has in hand, and the cash that is received from them (R-COURIER-5).
 *
 * ## Why an island?
 *
 * It is read again while the page is open, and cash is received by the API.
 */
export const OfficeCouriers = withErrorBoundary(function OfficeCouriers({ locale, words }: OfficeCouriersProps) {
  const t = translator<'office-couriers'>(words);
  const { work, load, received, status } = useWork(t, locale);
  if (work === 'loading' || work === 'failed') {
    return <LoadState state={work} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />;
  }
  const due = work.couriers.reduce((sum, { cash }) => sum + cash, 0);
  return (
    <Theme>
      <div className={styles['couriers']}>
        <p className={styles['due']}>
          {t('due')} <b>{formatPrice(due, locale)}</b>
        </p>
        <p role="status" className={styles['status']}>
          {status}
        </p>
        {work.couriers.length === 0 && <p>{t('none')}</p>}
        <RecordList isWide>
          {work.couriers.map((courier) => (
            <li key={courier.id}>
              <RecordRow
                actions={<ReceiveCash t={t} locale={locale} courier={courier} onReceived={received} onChanged={() => void load()} />}
              >
                <b>{courier.name}</b>
                <p className={styles['cash']} data-due={courier.cash > 0 || undefined}>
                  {formatPrice(courier.cash, locale)}
                </p>
                <RecordHint>
                  {[
                    courier.cashOrders > 0 && t('ofOrders', { count: formatNumber(courier.cashOrders, locale) }),
                    t('inHand', { open: courier.open, onWay: courier.onWay }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </RecordHint>
              </RecordRow>
            </li>
          ))}
        </RecordList>
        <HandIns t={t} locale={locale} handIns={work.handIns} />
      </div>
    </Theme>
  );
});

/** What was received lately, and by whom. */
function HandIns({ t, locale, handIns }: { t: Translate<'office-couriers'>; locale: Locale; handIns: WireCourierWork['handIns'] }) {
  return (
    <section className={styles['received']} aria-labelledby="received-cash">
      <h2 id="received-cash">{t('received')}</h2>
      {handIns.length === 0 && <p className={styles['status']}>{t('nothingReceived')}</p>}
      <ul>
        {handIns.map(({ id, name, sum, orders, at, by }) => (
          <li key={id}>
            <b>{name}</b> <b>{formatPrice(sum, locale)}</b>
            <RecordHint>
              {[t('ofOrders', { count: formatNumber(orders, locale) }), formatMoment(at, locale, Date.now()), by ?? t('nobody')].join(
                ' · ',
              )}
            </RecordHint>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWork(t: Translate<'office-couriers'>, locale: Locale) {
  const { data: work, load, setData } = useLoadedData(loadCourierWork);
  const [status, setStatus] = useState('');
  useRepeated(() => void load());
  const received = (now: WireCourierWork, name: string, sum: number) => {
    setData(now);
    setStatus(t('wasReceived', { name, sum: formatPrice(sum, locale) }));
  };
  return { work, load, received, status };
}
