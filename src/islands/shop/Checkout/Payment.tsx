import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Som } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ProviderMark } from '#ui/ProviderMark/ProviderMark.tsx';
import styles from './Checkout.module.css';
import { changeNotes } from './change-notes.ts';
import { Fold } from './Fold.tsx';
import payStyles from './Payment.module.css';
import { ProblemText } from './ProblemText.tsx';
import type { SectionProps } from './section-props.ts';
import type { WayToPay } from './use-way-to-pay.ts';

interface PaymentProps extends SectionProps {
  total: Som;
  way: WayToPay;
  /** The sum of the order. */
  children: ReactNode;
}

/** Cash, with the banknote that needs change, a card on delivery, or a provider that the server offers; then the sum. */
export function Payment({ total, way, children, ...part }: PaymentProps) {
  const { t, locale, orderProblem } = part;
  const { offered, method, provider, gone } = way;
  return (
    <div className={styles['box']}>
      <section className={`${styles['pay']} ${payStyles['ways']}`} aria-label={t('payment')}>
        <h2>{t('payment')}</h2>
        <Chips
          legend={t('payment')}
          chips={(['cash', 'card_on_delivery', ...offered] as const).map((value) => ({ value, label: wayLabel(value, t) }))}
          value={method}
          onChange={(value) => setCheckout({ payment: value })}
        />
        <p role="status" className={gone === null ? 'hidden' : styles['moved']}>
          {gone !== null && orderProblem?.cause !== 'payment' && t('payGone', { provider: t(gone) })}
        </p>
        <ProblemText {...part} cause="payment" />
        {provider !== null && <p className={styles['note']}>{t('payNote')}</p>}
        {method === 'cash' && <Change t={t} locale={locale} total={total} />}
      </section>
      {children}
    </div>
  );
}

function wayLabel(method: PaymentMethod, t: Translate<'checkout'>) {
  if (!isPaymentProvider(method)) return t(method);
  return (
    <b className={payStyles['way']}>
      <ProviderMark provider={method} sizePx={24} />
      {t(method)}
    </b>
  );
}

/** The banknote that the courier or the cashier brings change for. */
function Change({ t, locale, total }: Pick<PaymentProps, 't' | 'locale' | 'total'>) {
  const { changeFrom } = useStore($checkout, { ssr: () => emptyDraft });
  const sums = changeNotes(total);
  const chosen = sums.find((sum) => sum === changeFrom) ?? null;
  const label = (sum: Som | null) => (sum === null ? t('noChange') : t('changeFrom', { sum: formatPrice(sum, locale) }));
  return (
    <Fold icon="cash" title={label(chosen)} note={t('changeNote')}>
      <Chips
        legend={t('change')}
        chips={[null, ...sums].map((sum) => ({ value: String(sum ?? ''), label: label(sum) }))}
        value={String(chosen ?? '')}
        onChange={(value) => setCheckout({ changeFrom: value === '' ? null : Number(value) })}
      />
    </Fold>
  );
}
