import { useState } from 'react';
import type { Customer, PhoneChange as PendingChange } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { cancelPhoneChange } from '#stores/account/customer.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { phonePlace, WithPhone } from '#ui/inputs/PhoneField/WithPhone.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';
import styles from './ProfileForm.module.css';

interface PhoneChangeProps {
  t: Translate<'profile-form'>;
  locale: Locale;
  customer: Pick<Customer, 'id' | 'phone1'>;
  /** A pending change of the phone, requested without the current one. */
  pending: PendingChange | null;
  onPending: (pending: PendingChange | null) => void;
  /** Saves the confirmed phone; returns an error message or null. */
  save: (phone1: string) => Promise<string | null>;
}

/** The phone, its pending change, and the way to change it. */
export function PhoneChange({ t, locale, customer, pending, onPending, save }: PhoneChangeProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [isStopping, setIsStopping] = useState(false);

  const stop = async () => {
    setIsStopping(true);
    const result = await cancelPhoneChange();
    setIsStopping(false);
    if (!result.ok) return;
    onPending(null);
    showToast({ kind: 'success', message: t('changeStopped') });
  };

  if (isChanging) {
    const close = () => setIsChanging(false);
    const wait = (change: PendingChange | null) => {
      onPending(change);
      close();
    };
    return <PhoneSteps t={t} customer={customer} save={save} close={close} wait={wait} onProven={() => onPending(null)} />;
  }
  return (
    <div className={styles['box']}>
      <TextField
        label={t('phone')}
        type="tel"
        readOnly
        value={formatPhone(customer.phone1)}
        onChange={() => {}}
        aside={customer.phone1 === '' ? undefined : t('verified')}
      />
      {pending !== null && (
        <>
          <p role="status" className={styles['waits']}>
            <WithPhone text={t('phoneWaits', { when: formatDateTime(pending.takesEffectAt, locale), phone: phonePlace })}>
              <span className={styles['phone']}>{formatPhone(pending.phone1)}</span>
            </WithPhone>
          </p>
          <Button variant="soft" wide loading={isStopping} onClick={() => void stop()}>
            {t('stopChange')}
          </Button>
        </>
      )}
      <Button variant={pending === null ? 'soft' : 'ghost'} wide onClick={() => setIsChanging(true)}>
        {t('changePhone')}
      </Button>
    </div>
  );
}
