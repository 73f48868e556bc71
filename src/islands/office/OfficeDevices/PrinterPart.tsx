import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { changePrinter, printAgain, testPrinter } from '#stores/office/devices.ts';
import type { StaffRestaurant } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import styles from './OfficeDevices.module.css';
import { PrinterForm } from './PrinterForm.tsx';

interface PrinterPartProps {
  t: Translate<'office-devices'>;
  locale: Locale;
  restaurant: StaffRestaurant;
  onChanged: () => Promise<void>;
}

/** The receipt printer of a restaurant: where it is, a test page, and the tickets that it has not taken. */
export function PrinterPart({ t, locale, restaurant, onChanged }: PrinterPartProps) {
  const { name, printer } = restaurant;
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const named = (what: string) => t('of', { what, name });
  const done = async (text: string) => {
    setOpen(false);
    await onChanged();
    setStatus(text);
  };
  return (
    <section className={styles['part']} aria-label={named(t('printer'))}>
      <h3>{t('printer')}</h3>
      {isOpen && <PrinterForm {...{ t, locale, restaurant }} onSaved={() => done(t('saved', { name }))} onCancel={() => setOpen(false)} />}
      {!isOpen && printer === null && (
        <>
          <p className={styles['hint']}>{t('printerNone')}</p>
          <div className={styles['actions']}>
            <Button variant="soft" aria-label={named(t('connect'))} onClick={() => setOpen(true)}>
              {t('connect')}
            </Button>
          </div>
        </>
      )}
      {!isOpen && printer !== null && (
        <Connected {...{ t, restaurant, printer, named }} onEdit={() => setOpen(true)} onStatus={setStatus} onDone={done} />
      )}
      <p className={styles['hint']} role="status">
        {status}
      </p>
    </section>
  );
}

interface ConnectedProps extends Pick<PrinterPartProps, 't' | 'restaurant'> {
  printer: NonNullable<StaffRestaurant['printer']>;
  /** The accessible name of a button. */
  named: (what: string) => string;
  onEdit: () => void;
  onStatus: (text: string) => void;
  onDone: (text: string) => Promise<void>;
}

function Connected({ t, restaurant: { id, name }, printer, named, onEdit, onStatus, onDone }: ConnectedProps) {
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    onStatus('');
    setBusy(true);
    const isPrinted = await testPrinter(id);
    setBusy(false);
    if (isPrinted !== null) onStatus(t(isPrinted ? 'testDone' : 'testFailed'));
  };
  const remove = async () => {
    if ((await changePrinter(id, null)).ok) await onDone(t('removed', { name }));
  };
  const again = async () => {
    if (await printAgain(id)) await onDone(t('againDone'));
  };
  return (
    <>
      <p>{t('printerAt', { address: printer.address, port: printer.port })}</p>
      <Waiting t={t} count={printer.waiting} label={named(t('again'))} onAgain={() => void again()} />
      <div className={styles['actions']}>
        <Button variant="soft" loading={isBusy} aria-label={named(t('test'))} onClick={() => void test()}>
          {t('test')}
        </Button>
        <Button variant="ghost" aria-label={named(t('change'))} onClick={onEdit}>
          {t('change')}
        </Button>
        <ConfirmButton
          {...{ cancelLabel: t('cancel'), label: t('remove'), name: named(t('remove')), title: t('removeTitle') }}
          onConfirm={remove}
        >
          {t('removeText')}
        </ConfirmButton>
      </div>
    </>
  );
}

interface WaitingProps extends Pick<PrinterPartProps, 't'> {
  /** of tickets that the printer has not taken */
  count: number;
  /** of the button */
  label: string;
  onAgain: () => void;
}

function Waiting({ t, count, label, onAgain }: WaitingProps) {
  if (count === 0) return <p className={styles['hint']}>{t('noWaiting')}</p>;
  return (
    <div className={styles['waiting']}>
      <p>
        <b>{t('waiting', { count })}</b> {t('waitingHint')}
      </p>
      <Button variant="soft" aria-label={label} onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
