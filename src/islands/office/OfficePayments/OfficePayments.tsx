import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import type { PaymentFilter } from '#stores/office/payments.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Accounts } from './Accounts.tsx';
import { Days } from './Days.tsx';
import styles from './OfficePayments.module.css';
import { Reconcile } from './Reconcile.tsx';
import { Refunds } from './Refunds.tsx';

export interface OfficePaymentsProps {
  locale: Locale;
  words: Words;
  /** What is looked at first; with an order its payments are shown. */
  filter: PaymentFilter;
  /** whether Click can be asked about the orders of a day */
  asksClick: boolean;
  /** whether accounts may be changed: owners may */
  canChangeAccounts: boolean;
}

const views = ['refunds', 'days', 'reconcile', 'accounts'] as const;

/**
 * What was paid online: what is to be returned, the payments of a day with the sums of its week, and how they compare with a provider's statement; and which accounts
 * take the money.
 *
 * ## Why an island?
 *
 * Refunds are given, payments looked up and statements compared by the API while the page stays open.
 */
export const OfficePayments = withErrorBoundary(function OfficePayments(props: OfficePaymentsProps) {
  const { locale, words, filter, asksClick, canChangeAccounts } = props;
  const t = translator<'office-payments'>(words);
  const [view, setView] = useState<(typeof views)[number]>(filter.order === '' ? 'refunds' : 'days');
  return (
    <Theme>
      <div className={styles['payments']}>
        <div className={styles['views']}>
          <Segmented
            legend={t('views')}
            options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        {view === 'refunds' && <Refunds t={t} locale={locale} />}
        {view === 'days' && <Days t={t} locale={locale} filter={filter} />}
        {view === 'reconcile' && <Reconcile t={t} locale={locale} day={filter.day} asksClick={asksClick} />}
        {view === 'accounts' && <Accounts t={t} canChange={canChangeAccounts} />}
      </div>
    </Theme>
  );
});
