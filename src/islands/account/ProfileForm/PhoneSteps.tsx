import { type SubmitEvent, useEffect } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatPhone } from '#domain/format.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { phonePlace, WithPhone } from '#ui/inputs/PhoneField/WithPhone.tsx';
import { codeLength } from '#ui/inputs/use-phone-code.ts';
import styles from './ProfileForm.module.css';
import { type PhoneStepsOptions, usePhoneSteps } from './use-phone-steps.ts';

interface PhoneStepsProps extends PhoneStepsOptions {
  close: () => void;
}

/** A code to the current phone, or the statement that it is lost; then the new phone and the code sent to it. */
export function PhoneSteps({ close, ...options }: PhoneStepsProps) {
  const { t, customer } = options;
  const { step, phone, code, error, button, isLost, isUncertain, isBusy, ...steps } = usePhoneSteps(options);
  const { field, message } = error;

  useEffect(() => button.current?.focus(), [button]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void steps.submit();
  };

  return (
    <form className={styles['box']} noValidate aria-label={t('changePhone')} onSubmit={submit}>
      {step === 'old' && <PhoneNote text={t('oldPhoneText', { phone: phonePlace })} phone={formatPhone(customer.phone1)} />}
      {step === 'old' && message !== null && (
        <p role="alert" className={styles['problem']}>
          {message}
        </p>
      )}
      {step === 'phone' && (
        <>
          {isLost && <p className={styles['note']}>{t('lostText')}</p>}
          <PhoneField ref={field} label={t('newPhone')} value={phone} onChange={steps.changePhone} error={message} />
        </>
      )}
      {(step === 'oldCode' || step === 'code') && (
        <>
          <PhoneNote
            text={t(isUncertain ? 'codeUncertain' : 'codeSent', { phone: phonePlace })}
            phone={formatPhone(step === 'code' ? (parsePhone(phone) ?? phone) : customer.phone1)}
          />
          <CodeField
            key={step}
            ref={field}
            label={t('code')}
            length={codeLength}
            value={code}
            onChange={steps.changeCode}
            error={message}
          />
        </>
      )}
      <div className={styles['two']}>
        <Button variant="ghost" onClick={close}>
          {t('keepPhone')}
        </Button>
        <Button ref={button} type="submit" loading={isBusy}>
          {t(step === 'old' || step === 'phone' ? 'sendCode' : 'confirm')}
        </Button>
      </div>
      {(step === 'old' || step === 'oldCode') && (
        <button type="button" className={styles['lost']} onClick={steps.skipOldPhone}>
          {t('lostPhone')}
        </button>
      )}
    </form>
  );
}

function PhoneNote({ text, phone }: { text: string; phone: string }) {
  return (
    <p className={styles['note']}>
      <WithPhone text={text}>
        <span className={styles['phone']}>{phone}</span>
      </WithPhone>
    </p>
  );
}
