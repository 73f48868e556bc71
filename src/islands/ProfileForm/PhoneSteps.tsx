import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Customer, PhoneChange } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { applyPhoneMask } from '#domain/customer/phone-mask.ts';
import { formatPhone } from '#domain/format.ts';
import type { Translate } from '#domain/words.ts';
import { requestPhoneChange } from '#stores/account/customer.ts';
import { confirmCode, sendCode } from '#stores/account/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import styles from './ProfileForm.module.css';
import { phonePlace, WithPhone } from './WithPhone.tsx';

interface PhoneStepsProps {
  t: Translate<'profile-form'>;
  customer: Pick<Customer, 'id' | 'phone1'>;
  /** Saves the phone after both are confirmed; returns an error message or null. */
  save: (phone1: string) => Promise<string | null>;
  /** Called when the change becomes pending because the current phone is lost. */
  wait: (change: PhoneChange | null) => void;
  /** Called when the current phone is confirmed, which ends a pending change. */
  onProven: () => void;
  close: () => void;
}

type Step = 'old' | 'oldCode' | 'phone' | 'code';
const codeLength = 6;

/** A code to the current phone, or the statement that it is lost; then the new phone and the code sent to it. */
export function PhoneSteps({ t, customer, save, wait, onProven, close }: PhoneStepsProps) {
  const [step, setStep] = useState<Step>('old');
  const [isLost, setIsLost] = useState(false);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus(), []);

  const go = (to: Step) => {
    flushSync(() => {
      setStep(to);
      setError(null);
      setCode('');
      setIsBusy(false);
    });
    field.current?.focus();
  };
  const reject = (message: string) => {
    flushSync(() => {
      setError(message);
      setIsBusy(false);
    });
    (field.current ?? button.current)?.focus();
  };
  const write = (set: (text: string) => void) => (text: string) => {
    setError(null);
    set(text);
  };

  const send = async (phone1: string, next: Step) => {
    setIsBusy(true);
    const result = await sendCode(phone1);
    if (!result.ok) return reject(result.problem.message);
    setChallengeId(result.value.challengeId);
    go(next);
  };

  const confirm = async (phone1: string, next: () => unknown) => {
    if (code.length !== codeLength) return reject(t('codeIncomplete'));
    setIsBusy(true);
    const result = await confirmCode(challengeId, phone1, code);
    if (!result.ok) return reject(result.problem.message);
    // The phone belongs to another customer, and the code has signed in as that one.
    if (result.value.customerId !== customer.id) return location.reload();
    await next();
  };

  const changeTo = async (phone1: string) => {
    if (!isLost) {
      const message = await save(phone1);
      return message === null ? undefined : reject(message);
    }
    const result = await requestPhoneChange(phone1);
    return result.ok ? wait(result.value.pending) : reject(result.problem.message);
  };

  const submit = async () => {
    if (step === 'old') return send(customer.phone1, 'oldCode');
    if (step === 'oldCode') {
      return confirm(customer.phone1, () => {
        onProven();
        go('phone');
      });
    }
    const phone1 = parsePhone(phone);
    if (phone1 === null) return reject(t('phoneInvalid'));
    if (phone1 === customer.phone1) return reject(t('phoneSame'));
    return step === 'phone' ? send(phone1, 'code') : confirm(phone1, () => changeTo(phone1));
  };

  const lose = () => {
    setIsLost(true);
    go('phone');
  };

  return (
    <form
      className={styles['box']}
      noValidate
      aria-label={t('changePhone')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      {step === 'old' && (
        <p className={styles['note']}>
          <WithPhone text={t('oldPhoneText', { phone: phonePlace })} phone={formatPhone(customer.phone1)} />
        </p>
      )}
      {step === 'old' && error !== null && (
        <p role="alert" className={styles['problem']}>
          {error}
        </p>
      )}
      {step === 'phone' && (
        <>
          {isLost && <p className={styles['note']}>{t('lostText')}</p>}
          <PhoneField
            ref={field}
            label={t('newPhone')}
            name="phone"
            autoComplete="tel"
            placeholder="+998 90 123-45-67"
            mask={applyPhoneMask}
            value={phone}
            onChange={write(setPhone)}
            error={error}
          />
        </>
      )}
      {(step === 'oldCode' || step === 'code') && (
        <>
          <p className={styles['note']}>
            <WithPhone text={t('codeSent', { phone: phonePlace })} phone={step === 'code' ? phone : formatPhone(customer.phone1)} />
          </p>
          <CodeField
            key={step}
            ref={field}
            label={t('code')}
            name="code"
            length={codeLength}
            value={code}
            onChange={write(setCode)}
            error={error}
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
        <button type="button" className={styles['lost']} onClick={lose}>
          {t('lostPhone')}
        </button>
      )}
    </form>
  );
}
