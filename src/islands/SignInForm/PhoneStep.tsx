import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import { applyPhoneMask } from '#domain/customer/phone-mask.ts';
import { sendCode } from '#stores/account/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { Consent } from './Consent.tsx';
import styles from './SignInForm.module.css';
import { resendInstant, type StepProps } from './step.ts';
import { useCountdown } from './use-countdown.ts';

interface PhoneStepProps extends StepProps {
  offerHref: string;
  privacyHref: string | null;
}

export function PhoneStep({ t, progress, move, offerHref, privacyHref }: PhoneStepProps) {
  const { field, message, reject, clear } = useFieldError();
  const [isSending, setIsSending] = useState(false);
  const seconds = useCountdown(progress.resendAt);
  const isSamePhone = progress.challengeId !== '' && seconds > 0;

  // reads text typed before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && progress.phone === '') move({ phone: applyPhoneMask(typed) });
  }, []);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const phone1 = parsePhone(progress.phone);
    if (phone1 === null) return reject(t('phoneInvalid'));
    if (isSamePhone) return move({ step: 'code' });
    setIsSending(true);
    const result = await sendCode(phone1);
    setIsSending(false);
    if (result.ok) return move({ step: 'code', challengeId: result.value.challengeId, resendAt: resendInstant(result.value.resendAfter) });
    const { problem } = result;
    if (problem.code === 'TOO_MANY_CODES') move({ resendAt: resendInstant(problem.details.resendAfter) });
    reject(problem.message);
  };

  const change = (phone: string) => {
    clear();
    move({ phone, challengeId: '', ...(progress.challengeId !== '' && { resendAt: 0 }) });
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void send(event)}>
      <PhoneField
        ref={field}
        label={t('phone')}
        name="phone"
        autoComplete="tel"
        placeholder="+998 90 123-45-67"
        mask={applyPhoneMask}
        value={progress.phone}
        onChange={change}
        error={message}
        required
      />
      <Button type="submit" wide loading={isSending}>
        {t('sendCode')}
      </Button>
      <Consent t={t} offerHref={offerHref} privacyHref={privacyHref} />
    </form>
  );
}
