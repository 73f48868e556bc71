import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Locale } from '#domain/locale.ts';
import { formatWait } from '#domain/wait.ts';
import { confirmCode, sendCode } from '#stores/account/session.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './SignInForm.module.css';
import { resendInstant, type StepProps } from './step.ts';
import { useCountdown } from './use-countdown.ts';

const codeLength = 6;

export function CodeStep({ t, locale, progress, move, finish }: StepProps) {
  const { field, message, reject, clear } = useFieldError();
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const seconds = useCountdown(progress.resendAt);
  const phone1 = parsePhone(progress.phone) ?? '';

  useEffect(() => field.current?.focus(), [field]);

  const check = async (entered: string) => {
    if (entered.length !== codeLength) return reject(t('codeIncomplete'));
    if (busy !== null) return;
    setBusy('checking');
    const result = await confirmCode(progress.challengeId, phone1, entered);
    if (result.ok) return result.value.customerId === null ? move({ step: 'name' }) : finish();
    setBusy(null);
    setCode('');
    reject(notify(result.problem));
  };

  const notify = (problem: ApiProblem) => {
    if (problem.code !== 'CODE_WRONG') return problem.message;
    const { guessesLeft } = problem.details;
    return guessesLeft === 0 ? t('guessesOver') : `${problem.message} ${t('guessesLeft', { count: guessesLeft })}`;
  };

  const change = (entered: string) => {
    clear();
    setCode(entered);
    if (entered.length === codeLength && entered !== code) void check(entered);
  };

  const sendAgain = async () => {
    setBusy('sending');
    setStatus('');
    const result = await sendCode(phone1);
    setBusy(null);
    setCode('');
    if (result.ok) {
      clear();
      setStatus(t('codeSentAgain'));
      move({ challengeId: result.value.challengeId, resendAt: resendInstant(result.value.resendAfter) });
      return field.current?.focus();
    }
    if (result.problem.code === 'TOO_MANY_CODES') move({ resendAt: resendInstant(result.problem.details.resendAfter) });
    reject(result.problem.message);
  };

  const [before, after] = t('codeSent', { phone: '{{phone}}' }).split('{{phone}}');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void check(code);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['sent']}>
        {before}
        <b>{progress.phone}</b>
        {after}{' '}
        <button type="button" className={styles['link']} onClick={() => move({ step: 'phone' })}>
          {t('changePhone')}
        </button>
      </p>
      <CodeField ref={field} label={t('code')} name="code" length={codeLength} value={code} onChange={change} error={message} required />
      <Button type="submit" wide loading={busy === 'checking'}>
        {t('confirm')}
      </Button>
      <Button variant="ghost" wide disabled={seconds > 0 || busy !== null} onClick={() => void sendAgain()}>
        {seconds > 0 ? t('sendAgainIn', { time: waitText(seconds, locale) }) : t('sendAgain')}
      </Button>
      <p role="status" className={styles['status']}>
        {status}
      </p>
    </form>
  );
}

const hour = 3_600;

/** `0:45`, `23:10`; from an hour on as translated text. */
function waitText(seconds: number, locale: Locale): string {
  if (seconds >= hour) return formatWait(seconds, locale);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
