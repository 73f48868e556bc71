import { useId, useState } from 'react';
import type { WireRefund } from '#contract/office/payments.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { loadRefunds, noteRefund, reverseRefund } from '#stores/office/payments.ts';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import styles from './OfficePayments.module.css';
import { DoneRefund, RefundRow } from './RefundRow.tsx';

interface RefundsProps {
  t: Translate<'office-payments'>;
  locale: Locale;
}

/** The money to return, the longest due first, and below it what was returned lately. */
export function Refunds({ t, locale }: RefundsProps) {
  const { data: refunds, load } = useLoadedData(loadRefunds);
  const [status, setStatus] = useState('');
  const note = async ({ id, orderNumber }: WireRefund, text: string) => {
    if ((await noteRefund(id, text)).ok) setStatus(t('noted', { number: orderNumber }));
    await load();
  };

  const reverse = async ({ id, orderNumber }: WireRefund) => {
    if ((await reverseRefund(id)).ok) setStatus(t('reversed', { number: orderNumber }));
    await load();
  };

  if (refunds === 'loading' || refunds === 'failed') {
    return <LoadState state={refunds} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />;
  }
  const due = refunds.filter(({ done }) => done === null);
  const returned = refunds.filter(({ done }) => done !== null);
  return (
    <>
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      {due.length === 0 ? (
        <p>{t('noRefunds')}</p>
      ) : (
        <RecordList>
          {due.map((refund) => (
            <RefundRow
              key={refund.id}
              t={t}
              locale={locale}
              refund={refund}
              onNote={(text) => note(refund, text)}
              onReverse={() => reverse(refund)}
            />
          ))}
        </RecordList>
      )}
      {returned.length > 0 && <Returned t={t} locale={locale} refunds={returned} />}
    </>
  );
}

/** What was returned lately. */
function Returned({ t, locale, refunds }: RefundsProps & { refunds: readonly WireRefund[] }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('done')}</h2>
      <RecordList>
        {refunds.map((refund) => (
          <DoneRefund key={refund.id} t={t} locale={locale} refund={refund} />
        ))}
      </RecordList>
    </section>
  );
}
