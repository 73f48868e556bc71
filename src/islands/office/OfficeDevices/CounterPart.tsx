import { useId, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { changeCounter } from '#stores/office/devices.ts';
import type { StaffRestaurant } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import styles from './OfficeDevices.module.css';

interface CounterPartProps {
  t: Translate<'office-devices'>;
  restaurant: StaffRestaurant;
  siteUrl: string;
  onChanged: () => Promise<void>;
}

/** The screen at the counter of a restaurant: its address to copy, a new one, or none. */
export function CounterPart({ t, restaurant: { id, name, counter }, siteUrl, onChanged }: CounterPartProps) {
  const change = async (isOpen: boolean) => {
    if ((await changeCounter(id, isOpen)).ok) await onChanged();
  };
  const named = (what: string) => t('of', { what, name });
  return (
    <section className={styles['part']} aria-label={named(t('counter'))}>
      <h3>{t('counter')}</h3>
      {counter === null ? (
        <>
          <p className={styles['hint']}>{t('counterClosed')}</p>
          <div className={styles['actions']}>
            <Button variant="soft" aria-label={named(t('counterOpen'))} onClick={() => void change(true)}>
              {t('counterOpen')}
            </Button>
          </div>
        </>
      ) : (
        <OpenCounter t={t} name={name} address={siteUrl + counter} named={named} onChange={change} />
      )}
    </section>
  );
}

interface OpenCounterProps extends Pick<CounterPartProps, 't'> {
  name: string;
  address: string;
  /** The accessible name of a button. */
  named: (what: string) => string;
  onChange: (isOpen: boolean) => Promise<void>;
}

function OpenCounter({ t, name, address, named, onChange }: OpenCounterProps) {
  const field = useId();
  const [status, setStatus] = useState('');
  const copy = async () => {
    // a browser may forbid it; the address can be copied by hand
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) setStatus(t('copied'));
  };
  const cancelLabel = t('cancel');
  return (
    <>
      <label className="hidden" htmlFor={field}>
        {t('counterLink', { name })}
      </label>
      <input id={field} className={styles['address']} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <p className={styles['hint']}>{t('counterHint')}</p>
      <div className={styles['actions']}>
        <Button variant="soft" aria-label={named(t('copy'))} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <a className="button ghost" href={address} target="_blank" rel="noreferrer" aria-label={named(t('show'))}>
          {t('show')}
        </a>
        <ConfirmButton
          {...{ cancelLabel, label: t('renew'), name: named(t('renew')), title: t('renewTitle') }}
          onConfirm={() => onChange(true)}
        >
          {t('renewText')}
        </ConfirmButton>
        <ConfirmButton
          {...{ cancelLabel, label: t('close'), name: named(t('close')), title: t('closeTitle') }}
          onConfirm={() => onChange(false)}
        >
          {t('closeText')}
        </ConfirmButton>
      </div>
      <p className={styles['hint']} role="status">
        {status}
      </p>
    </>
  );
}
