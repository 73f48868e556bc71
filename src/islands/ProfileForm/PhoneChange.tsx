import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Customer } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { shapePhone } from '#domain/customer/shape-phone.ts';
import { formatPhone } from '#domain/format.ts';
import type { Say } from '#domain/words.ts';
import { confirmCode, sendCode } from '#stores/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/CodeField/CodeField.tsx';
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import styles from './ProfileForm.module.css';

interface PhoneChangeProps {
  say: Say;
  customer: Pick<Customer, 'id' | 'phone1'>;
  /** Saves the confirmed phone; answers what went wrong. */
  save: (phone1: string) => Promise<string | null>;
}

type Step = 'shown' | 'phone' | 'code';
const codeLength = 6;

/** The phone, and the way to another one: it counts once the code sent to it is confirmed. */
export function PhoneChange({ say, customer, save }: PhoneChangeProps) {
  const [step, setStep] = useState<Step>('shown');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const go = (to: Step) => {
    flushSync(() => {
      setStep(to);
      setError(null);
      setCode('');
      setIsBusy(false);
    });
    field.current?.focus();
  };
  const refuse = (message: string) => {
    flushSync(() => {
      setError(message);
      setIsBusy(false);
    });
    field.current?.focus();
  };

  const send = async () => {
    const phone1 = parsePhone(phone);
    if (phone1 === null) return refuse(say('phoneInvalid'));
    if (phone1 === customer.phone1) return refuse(say('phoneSame'));
    setIsBusy(true);
    const answer = await sendCode(phone1);
    if (!answer.ok) return refuse(answer.problem.message);
    setChallengeId(answer.value.challengeId);
    go('code');
  };

  const confirm = async () => {
    const phone1 = parsePhone(phone) ?? '';
    if (code.length !== codeLength) return refuse(say('codeIncomplete'));
    setIsBusy(true);
    const answer = await confirmCode(challengeId, phone1, code);
    if (!answer.ok) return refuse(answer.problem.message);
    // The phone has a customer of its own: the code has signed in as that one.
    if (answer.value.customerId !== customer.id) return location.reload();
    const problem = await save(phone1);
    if (problem !== null) refuse(problem);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void (step === 'phone' ? send() : confirm());
  };

  if (step === 'shown') {
    return (
      <div className={styles['box']}>
        <TextField
          label={say('phone')}
          type="tel"
          readOnly
          value={formatPhone(customer.phone1)}
          onChange={() => {}}
          aside={customer.phone1 === '' ? undefined : say('verified')}
        />
        <Button variant="soft" wide onClick={() => go('phone')}>
          {say('changePhone')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles['box']} noValidate aria-label={say('changePhone')} onSubmit={submit}>
      {step === 'phone' ? (
        <PhoneField
          ref={field}
          label={say('newPhone')}
          name="phone"
          autoComplete="tel"
          placeholder="+998 90 123-45-67"
          mask={shapePhone}
          value={phone}
          onChange={(text) => {
            setError(null);
            setPhone(text);
          }}
          error={error}
        />
      ) : (
        <>
          <p className={styles['note']}>{say('codeSent', { phone })}</p>
          <CodeField
            ref={field}
            label={say('code')}
            name="code"
            length={codeLength}
            value={code}
            onChange={(text) => {
              setError(null);
              setCode(text);
            }}
            error={error}
          />
        </>
      )}
      <div className={styles['two']}>
        <Button variant="ghost" onClick={() => go('shown')}>
          {say('keepPhone')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(step === 'phone' ? 'sendCode' : 'confirm')}
        </Button>
      </div>
    </form>
  );
}
