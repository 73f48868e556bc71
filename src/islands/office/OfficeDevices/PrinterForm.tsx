import { type SubmitEvent, useState } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import { isPrinterAddress, printerPorts } from '#domain/office/printer.ts';
import { parseInRange } from '#domain/typed-number.ts';
import type { Translate } from '#domain/words.ts';
import { changePrinter } from '#stores/office/devices.ts';
import type { StaffRestaurant } from '#stores/staff/availability.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { FormActions } from '#ui/office/RecordForm/FormActions.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeDevices.module.css';

interface PrinterFormProps {
  t: Translate<'office-devices'>;
  /** the language of a new printer's tickets */
  locale: Locale;
  restaurant: StaffRestaurant;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

const ports = { min: printerPorts.first, max: printerPorts.last };

/** Where the printer of a restaurant is, and in which language it prints. */
export function PrinterForm({ t, locale, restaurant: { id, name, printer }, onSaved, onCancel }: PrinterFormProps) {
  const [address, setAddress] = useState(printer?.address ?? '');
  const [port, setPort] = useState(String(printer?.port ?? printerPorts.first));
  const [language, setLanguage] = useState<Locale>(printer?.locale ?? locale);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWrongAddress = !isPrinterAddress(address.trim());
  const portNumber = parseInRange(port, ports);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setTried(true);
    if (isWrongAddress || portNumber === null) {
      form.querySelector<HTMLElement>(`[name="${isWrongAddress ? 'address' : 'port'}"]`)?.focus();
      return;
    }
    setBusy(true);
    const saved = await changePrinter(id, { address: address.trim(), port: portNumber, locale: language });
    setBusy(false);
    if (saved.ok) await onSaved();
  };
  return (
    <form className={styles['form']} noValidate aria-label={t('of', { what: t('printer'), name })} onSubmit={(event) => void save(event)}>
      <p className={styles['hint']}>{t('printerHint')}</p>
      <TextField
        name="address"
        label={t('address')}
        hint={t('addressHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={address}
        error={isTried && isWrongAddress ? t('addressWrong') : null}
        onChange={setAddress}
      />
      <TextField
        name="port"
        label={t('port')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={port}
        error={isTried && portNumber === null ? t('portWrong') : null}
        onChange={setPort}
      />
      <Select
        label={t('language')}
        options={locales.map((value) => ({ value, label: t(value) }))}
        value={language}
        onChange={setLanguage}
      />
      <FormActions saveLabel={t('save')} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
