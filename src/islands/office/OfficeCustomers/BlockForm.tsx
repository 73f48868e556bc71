import { useState } from 'react';
import { formatMoment } from '#domain/office/moment.ts';
import { blockCustomer } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ReasonForm } from '#ui/office/ReasonForm/ReasonForm.tsx';
import styles from './OfficeCustomers.module.css';
import type { CustomerPartProps } from './part-props.ts';

/** A block says why, by whom and since when; it is ended by one press. */
export function BlockForm({ t, locale, customer, onAnswer }: CustomerPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, block } = customer;
  if (block !== null) {
    const who = block.by ?? t('nobodyNamed');
    return (
      <section className={styles['part']}>
        <h2>{t('block')}</h2>
        <p>{block.reason}</p>
        <p className={styles['hint']}>{t('blockedBy', { who, time: formatMoment(block.at, locale, Date.now()) })}</p>
        <Button variant="soft" onClick={async () => void onAnswer(await blockCustomer(id, null))}>
          {t('unblock')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles['part']}>
      <h2>{t('block')}</h2>
      <p className={styles['hint']}>{t('blockHint')}</p>
      {isOpen ? (
        <ReasonForm
          label={t('blockReason')}
          missing={t('reasonMissing')}
          submit={t('blockNow')}
          cancel={t('back')}
          onSubmit={async (reason) => {
            if (onAnswer(await blockCustomer(id, reason))) setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {t('blockNow')}
        </Button>
      )}
    </section>
  );
}
