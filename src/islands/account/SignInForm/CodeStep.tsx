import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatWait } from '#domain/wait.ts';
import { confirmCode, resendInstant, sendCode } from '#stores/account/session.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { phonePlace, WithPhone } from '#ui/inputs/PhoneField/WithPhone.tsx';
import { type FieldError, useFieldError } from '#ui/inputs/use-field-error.ts';
import { codeLength, usePhoneCode } from '#ui/inputs/use-phone-code.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { createNamed } from './create-named.ts';
import styles from './SignInForm.module.css';
import type { StepProps } from './step.ts';

interface CodeStepProps extends StepProps {
  /** The code goes to Telegram first, and by SMS when it is asked for again (R-CODE-9). */
  isTelegramFirst: boolean;
}

export function CodeStep(props: CodeStepProps) {
  const { t, locale, progress, move, isTelegramFirst } = props;
  const error = useFieldError();
  const { phone1, code, status, busy, change, check, sendAgain } = useCodeStep(props, error);
  const seconds = useCountdown(progress.resendAt);

  useEffect(() => error.field.current?.focus(), [error.field]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void check(code);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['sent']}>
        <span aria-live="polite">
          <WithPhone
            text={t(progress.isUncertain ? 'codeUncertain' : isTelegramFirst ? 'codeSentBoth' : 'codeSent', { phone: phonePlace })}
          >
            <b>{formatPhone(phone1)}</b>
          </WithPhone>
        </span>{' '}
        <button type="button" className={styles['link']} onClick={() => move({ step: 'phone' })}>
          {t('changePhone')}
        </button>
      </p>
      <CodeField ref={error.field} label={t('code')} length={codeLength} value={code} onChange={change} error={error.message} required />
      <Button type="submit" variant={code.length === codeLength ? 'primary' : 'soft'} wide loading={busy === 'checking'}>
        {t('confirm')}
      </Button>
      <Button variant="ghost" wide className={styles['again']} disabled={seconds > 0 || busy !== null} onClick={() => void sendAgain()}>
        {seconds > 0
          ? t(isTelegramFirst ? 'sendBySmsIn' : 'sendAgainIn', { time: waitText(seconds, locale) })
          : t(isTelegramFirst ? 'sendBySms' : 'sendAgain')}
      </Button>
      <p role="status" className={styles['status']}>
        {status}
      </p>
    </form>
  );
}

/** The code that is typed: confirmed as soon as it is complete, and sent again. */
function useCodeStep({ t, progress, move, finish }: StepProps, { field, reject, clear }: FieldError) {
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('');
  const phone1 = parsePhone(progress.phone) ?? '';

  const messageOf = (problem: ApiProblem) => {
    if (problem.code !== 'CODE_WRONG') return problem.message;
    const { guessesLeft } = problem.details;
    return guessesLeft === 0 ? t('guessesOver') : `${problem.message} ${t('guessesLeft', { count: guessesLeft })}`;
  };
  const { busy, send, confirm } = usePhoneCode({
    sendCode,
    confirmCode,
    reject(problem) {
      if (problem.code === 'TOO_MANY_CODES') move({ resendAt: resendInstant(problem.details.resendAfter) });
      setCode('');
      reject(messageOf(problem));
    },
  });

  const check = async (entered: string) => {
    if (entered.length !== codeLength) return reject(t('codeIncomplete'));
    if (busy !== null) return;
    const confirmed = await confirm(progress.challengeId, phone1, entered);
    if (confirmed === null) return;
    if (confirmed.customerId !== null || (await createNamed(progress.name, phone1))) finish();
    else move({ step: 'name' });
  };

  const change = (entered: string) => {
    clear();
    setCode(entered);
    if (entered.length === codeLength && entered !== code) void check(entered);
  };

  const sendAgain = async () => {
    setStatus('');
    const challenge = await send(phone1);
    if (challenge === null) return;
    setCode('');
    clear();
    if (!challenge.isUncertain) setStatus(t('codeSentAgain'));
    move(challenge);
    field.current?.focus();
  };

  return { phone1, code, status, busy, change, check, sendAgain };
}

const hour = 3_600;

/** `0:45`, `23:10`; from an hour on as translated text. */
function waitText(seconds: number, locale: Locale): string {
  if (seconds >= hour) return formatWait(seconds, locale);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
