import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import type { TelegramEntry } from '#domain/customer/telegram-end.ts';
import { confirmCode, resendInstant, sendCode } from '#stores/account/session.ts';
import { isInTelegram } from '#stores/lib/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { usePhoneCode } from '#ui/inputs/use-phone-code.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { Consent } from './Consent.tsx';
import { ContactButton, type ContactButtonProps } from './ContactButton.tsx';
import styles from './SignInForm.module.css';
import { maxNameLength, type StepProps } from './step.ts';

interface PhoneStepProps extends StepProps {
  /** The visitor comes from the cart: whoever orders for the first time can give a name here, so that only the code is left. */
  isForCart: boolean;
  telegram: TelegramEntry;
  offerHref: string;
  privacyHref: string | null;
}

export function PhoneStep({ t, progress, move, finish, isForCart, telegram, offerHref, privacyHref }: PhoneStepProps) {
  const { field, message, reject, clear } = useFieldError();
  const { busy, send } = usePhoneCode({
    sendCode,
    confirmCode,
    reject(problem) {
      if (problem.code === 'TOO_MANY_CODES') move({ resendAt: resendInstant(problem.details.resendAfter) });
      reject(problem.message);
    },
  });
  const seconds = useCountdown(progress.resendAt);
  const isSamePhone = progress.challengeId !== '' && seconds > 0;

  // not where keys would cover the page
  useEffect(() => {
    if (window.matchMedia?.('(pointer: fine)').matches) field.current?.focus();
  }, [field]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const phone1 = parsePhone(progress.phone);
    if (phone1 === null) return reject(t('phoneInvalid'));
    if (isSamePhone) return move({ step: 'code' });
    const challenge = await send(phone1);
    if (challenge !== null) move({ step: 'code', ...challenge });
  };

  const change = (phone: string) => {
    clear();
    move({ phone, challengeId: '', ...(progress.challengeId !== '' && { resendAt: 0 }) });
  };

  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <TelegramNotice t={t} end={telegram.end} />
      <p className={styles['intro']}>{t('phoneText')}</p>
      <PhoneField ref={field} label={t('phone')} value={progress.phone} onChange={change} error={message} required />
      {isForCart && (
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="given-name"
          maxLength={maxNameLength}
          value={progress.name}
          onChange={(name) => move({ name })}
        />
      )}
      <Buttons t={t} progress={progress} move={move} finish={finish} reject={reject} isSending={busy === 'sending'} href={telegram.href} />
      <Consent t={t} offerHref={offerHref} privacyHref={privacyHref} />
    </form>
  );
}

interface ButtonsProps extends ContactButtonProps, Pick<TelegramEntry, 'href'> {
  isSending: boolean;
}

/** By a code, and without one: inside Telegram by the contact, which is the main one there. */
function Buttons({ isSending, href, ...contact }: ButtonsProps) {
  const { t } = contact;
  const [isInside, setInside] = useState(false);
  useEffect(() => setInside(isInTelegram()), []);
  return (
    <>
      <Button type="submit" variant={isInside ? 'soft' : 'primary'} wide loading={isSending}>
        {t('sendCode')}
      </Button>
      {isInside ? <ContactButton {...contact} /> : <TelegramLink t={t} href={href} />}
    </>
  );
}

/** Signing in on a page of Telegram (R-TELEGRAM-5). */
function TelegramLink({ t, href }: Pick<StepProps, 't'> & Pick<TelegramEntry, 'href'>) {
  if (href === null) return null;
  return (
    <a className="button soft wide" href={href}>
      <span className="label">{t('telegramSignIn')}</span>
    </a>
  );
}

/** How signing in with Telegram ended, where it did not succeed. */
function TelegramNotice({ t, end }: Pick<StepProps, 't'> & Pick<TelegramEntry, 'end'>) {
  if (end === null || end === 'done') return null;
  return (
    <p role="status" className={styles['notice']}>
      {t(`telegram_${end}`)}
    </p>
  );
}
