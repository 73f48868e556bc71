import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatWait } from '#domain/wait.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { resendInstant } from '#stores/account/session.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { type Challenge, openTeamSession, sendTeamCode } from '#stores/office/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { CodeField } from '#ui/inputs/CodeField/CodeField.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { phonePlace, WithPhone } from '#ui/inputs/PhoneField/WithPhone.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { codeLength, usePhoneCode } from '#ui/inputs/use-phone-code.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './OfficeSignIn.module.css';

export interface OfficeSignInProps {
  locale: Locale;
  words: Words;
}

/**
 * Sign-in to the back office: a phone of the team, then the code sent to it.
 *
 * ## Why an island?
 *
 * Two steps on one page call the API, count down to the next code and show each error beside its field.
 */
export const OfficeSignIn = withErrorBoundary(function OfficeSignIn({ locale, words }: OfficeSignInProps) {
  const t = translator<'office'>(words);
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isAtCode, setAtCode] = useState(false);
  const step = { t, locale, phone, challenge, setChallenge };
  return (
    <Theme>
      {isAtCode && challenge !== null ? (
        <CodeStep {...step} challenge={challenge} back={() => setAtCode(false)} />
      ) : (
        <PhoneStep {...step} setPhone={setPhone} goOn={() => setAtCode(true)} />
      )}
    </Theme>
  );
});

interface StepProps {
  t: Translate<'office'>;
  locale: Locale;
  phone: string;
  challenge: Challenge | null;
  setChallenge: (challenge: Challenge | null) => void;
}

function PhoneStep({
  t,
  phone,
  challenge,
  setChallenge,
  setPhone,
  goOn,
}: StepProps & { setPhone: (phone: string) => void; goOn: () => void }) {
  const { field, message, reject, clear } = useFieldError();
  const { busy, send } = usePhoneCode({
    sendCode: sendTeamCode,
    confirmCode: openTeamSession,
    reject: (problem) => reject(problem.message),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // includes a number typed before hydration
    const phone1 = parsePhone(phone || (field.current?.value ?? ''));
    if (phone1 === null) return reject(t('phoneInvalid'));
    if (challenge !== null) return goOn();
    const sent = await send(phone1);
    if (sent === null) return;
    setPhone(phone || (field.current?.value ?? ''));
    setChallenge(sent);
    goOn();
  };
  const change = (text: string) => {
    clear();
    setChallenge(null);
    setPhone(text);
  };

  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['intro']}>{t('signInText')}</p>
      <PhoneField ref={field} label={t('phone')} value={phone} onChange={change} error={message} required />
      <Button type="submit" wide loading={busy === 'sending'}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

function CodeStep({ t, locale, phone, challenge, setChallenge, back }: StepProps & { challenge: Challenge; back: () => void }) {
  const { field, message, reject, clear } = useFieldError();
  const [code, setCode] = useState('');
  const seconds = useCountdown(challenge.resendAt);
  const phone1 = parsePhone(phone) ?? '';
  const { busy, send, confirm } = usePhoneCode({
    sendCode: sendTeamCode,
    confirmCode: openTeamSession,
    reject(problem: ApiProblem) {
      if (problem.code === 'TOO_MANY_CODES') setChallenge({ ...challenge, resendAt: resendInstant(problem.details.resendAfter) });
      setCode('');
      reject(problem.message);
    },
  });
  useEffect(() => field.current?.focus(), [field]);

  const check = async (entered: string) => {
    if (entered.length !== codeLength) return reject(t('codeIncomplete'));
    if (busy !== null) return;
    if ((await confirm(challenge.challengeId, phone1, entered)) !== null) location.reload();
  };
  const change = (entered: string) => {
    clear();
    setCode(entered);
    if (entered.length === codeLength && entered !== code) void check(entered);
  };
  const again = async () => {
    const sent = await send(phone1);
    if (sent === null) return;
    setChallenge(sent);
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void check(code);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p>
        <span aria-live="polite">
          <WithPhone text={t(challenge.isUncertain ? 'codeUncertain' : 'codeSent', { phone: phonePlace })}>
            <b className={styles['phone']}>{formatPhone(phone1)}</b>
          </WithPhone>
        </span>
      </p>
      <CodeField ref={field} label={t('code')} length={codeLength} value={code} onChange={change} error={message} required />
      <Button type="submit" wide loading={busy === 'checking'}>
        {t('confirm')}
      </Button>
      <Button variant="ghost" wide disabled={seconds > 0 || busy !== null} onClick={() => void again()}>
        {seconds > 0 ? t('sendAgainIn', { time: formatWait(seconds, locale) }) : t('sendAgain')}
      </Button>
      <Button variant="ghost" wide onClick={back}>
        {t('changePhone')}
      </Button>
    </form>
  );
}
