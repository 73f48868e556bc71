import { type SubmitEvent, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { confirmMail, requestMailCode } from '#stores/account/messages.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { codeLength } from '#ui/inputs/use-phone-code.ts';
import styles from './MessageChoices.module.css';

interface MailWayProps {
  t: Translate<'messages'>;
  onConfirmed: () => Promise<void>;
}

/** An address, then the code that was sent to it (R-MSG-8). */
export function MailWay({ t, onConfirmed }: MailWayProps) {
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const other = () => {
    setSent(false);
    setCode('');
    setError(null);
  };
  const send = async () => {
    const result = await requestMailCode(address.trim());
    if (result.ok) setSent(true);
    else setError(result.problem.code === 'INVALID_BODY' ? t('email_wrong') : result.problem.message);
  };
  const confirm = async () => {
    const result = await confirmMail(code);
    if (result.ok) return onConfirmed();
    // the next press sends another code to the address
    if (result.problem.code === 'CODE_EXPIRED') other();
    setError(result.problem.message);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!/^[^\s@]+@[^\s@]+$/.test(address.trim())) return setError(t('email_wrong'));
    if (isSent && code.length < codeLength) return setError(t('code_short'));
    setError(null);
    setBusy(true);
    await (isSent ? confirm() : send());
    setBusy(false);
  };

  return (
    <form className={styles['mail']} method="dialog" noValidate aria-label={t('way_email')} onSubmit={(event) => void submit(event)}>
      {isSent ? (
        <>
          <p className={styles['note']}>{t('email_sent', { address: address.trim() })}</p>
          <CodeField label={t('code')} length={codeLength} value={code} onChange={setCode} error={error} />
        </>
      ) : (
        <AddressField label={t('email')} value={address} onChange={setAddress} error={error} />
      )}
      <div className={styles['buttons']}>
        <Button type="submit" variant={isSent ? 'primary' : 'soft'} loading={isBusy}>
          {t(isSent ? 'confirm' : 'email_send')}
        </Button>
        {isSent && (
          <Button variant="ghost" onClick={other}>
            {t('email_other')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

function AddressField(props: AddressFieldProps) {
  return <TextField {...props} type="email" name="email" autoComplete="email" inputMode="email" />;
}
