import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Som } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { $checkout, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import styles from './Checkout.module.css';
import { changeNotes } from './change-notes.ts';
import { Fold } from './Fold.tsx';
import type { SectionProps } from './section-props.ts';

interface PaymentProps extends SectionProps {
  total: Som;
  /** The sum of the order. */
  children: ReactNode;
}

const methods: readonly PaymentMethod[] = ['cash', 'card_on_delivery'];

/** Cash, with the banknote that needs change, or a card on delivery; then the sum. */
export function Payment({ t, locale, total, children }: PaymentProps) {
  const { payment } = useStore($checkout, { ssr: () => emptyDraft });
  return (
    <div className={styles['box']}>
      <section className={styles['pay']} aria-label={t('payment')}>
        <h2>{t('payment')}</h2>
        <Chips
          legend={t('payment')}
          chips={methods.map((value) => ({ value, label: t(value) }))}
          value={payment}
          onChange={(value) => setCheckout({ payment: value })}
        />
        {payment === 'cash' && <Change t={t} locale={locale} total={total} />}
      </section>
      {children}
    </div>
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
