import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { Som } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { $checkout, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import styles from './Checkout.module.css';
import { changeNotes } from './change-notes.ts';
import type { SectionProps } from './section-props.ts';

const maxCommentLength = 500;

interface PaymentProps extends SectionProps {
  total: Som;
}

/** Cash, with the banknote that needs change, or a card on delivery; and the comment for the restaurant. */
export function Payment({ t, locale, orderProblem, total }: PaymentProps) {
  const draft = useStore($checkout, { ssr: () => emptyDraft });
  const { payment } = draft;
  const sums = changeNotes(total);
  const changeFrom = sums.find((sum) => sum === draft.changeFrom) ?? null;
  const methods: readonly PaymentMethod[] = ['cash', 'card_on_delivery'];
  return (
    <section className={styles['box']} aria-label={t('payment')}>
      <Chips
        legend={t('payment')}
        chips={methods.map((value) => ({ value, label: t(value) }))}
        value={payment}
        onChange={(value) => setCheckout({ payment: value })}
      />
      {payment === 'cash' && sums.length > 0 && (
        <Chips
          legend={t('change')}
          chips={[
            { value: '', label: t('noChange') },
            ...sums.map((sum) => ({ value: String(sum), label: t('changeFrom', { sum: formatPrice(sum, locale) }) })),
          ]}
          value={changeFrom === null ? '' : String(changeFrom)}
          onChange={(value) => setCheckout({ changeFrom: value === '' ? null : Number(value) })}
        />
      )}
      <TextArea
        label={t('comment')}
        data-cause="comment"
        maxLength={maxCommentLength}
        placeholder={t('commentHint', { max: maxCommentLength })}
        value={draft.comment}
        onChange={(comment) => setCheckout({ comment })}
        error={orderProblem?.cause === 'comment' ? orderProblem.message : null}
      />
    </section>
  );
}
