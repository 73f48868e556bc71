import { type SubmitEvent, useEffect, useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatWait } from '#domain/wait.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '../../Button/Button.tsx';
import { CodeField } from '../../inputs/CodeField/CodeField.tsx';
import { PhoneField } from '../../inputs/PhoneField/PhoneField.tsx';
import { phonePlace, WithPhone } from '../../inputs/PhoneField/WithPhone.tsx';
import { useFieldError } from '../../inputs/use-field-error.ts';
import { codeLength, usePhoneCode } from '../../inputs/use-phone-code.ts';
import { useCountdown } from '../../use-countdown.ts';
import styles from './TeamSignIn.module.css';

/** A code that was sent to a phone. */
interface Challenge {
  readonly challengeId: string;
  /** When another code may be sent, milliseconds since the epoch. */
  readonly resendAt: number;
  /** It is not known whether the message was sent. */
  readonly isUncertain: boolean;
}

interface CodeProblem {
  readonly message: string;
  /** When another code may be sent, milliseconds since the epoch. */
  readonly resendAt?: number;
}

type Answer<Value> = Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: CodeProblem }>;

/** The calls that sign in a person of the team. */
interface TeamCalls {
  readonly sendCode: (phone: string) => Answer<Challenge>;
  readonly confirmCode: (challengeId: string, phone: string, code: string) => Answer<true>;
}

export interface TeamSignInProps {
  t: Translate<'office-sign-in'>;
  locale: Locale;
  calls: TeamCalls;
  /** Above the phone. */
  text: string;
  onSignedIn: () => void;
}

/** A phone of the team, then the code sent to it. */
export function TeamSignIn({ text, ...props }: TeamSignInProps) {
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isAtCode, setAtCode] = useState(false);
  const step = { ...props, phone, challenge, setChallenge };
  return isAtCode && challenge !== null ? (
    <CodeStep {...step} challenge={challenge} back={() => setAtCode(false)} />
  ) : (
    <PhoneStep {...step} text={text} setPhone={setPhone} goOn={() => setAtCode(true)} />
  );
}

interface StepProps extends Omit<TeamSignInProps, 'text'> {
  phone: string;
  challenge: Challenge | null;
  setChallenge: (challenge: Challenge | null) => void;
}

function PhoneStep({
  t,
  calls,
  text,
  phone,
  challenge,
  setChallenge,
  setPhone,
  goOn,
}: StepProps & { text: string; setPhone: (phone: string) => void; goOn: () => void }) {
  const { field, message, reject, clear } = useFieldError();
  const { busy, send } = usePhoneCode({
    ...calls,
    reject: (problem) => reject(problem.message),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const phone1 = parsePhone(phone);
    if (phone1 === null) return reject(t('phoneInvalid'));
    if (challenge !== null) return goOn();
    const sent = await send(phone1);
    if (sent === null) return;
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
      <p className={styles['intro']}>{text}</p>
      <PhoneField ref={field} label={t('phone')} value={phone} onChange={change} error={message} required />
      <Button type="submit" wide loading={busy === 'sending'}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

interface CodeStepProps extends StepProps {
  challenge: Challenge;
  back: () => void;
}

function CodeStep({ t, locale, calls, phone, challenge, setChallenge, back, onSignedIn }: CodeStepProps) {
  const { field, message, reject, clear } = useFieldError();
  const [code, setCode] = useState('');
  const seconds = useCountdown(challenge.resendAt);
  const phone1 = parsePhone(phone) ?? '';
  const { busy, send, confirm } = usePhoneCode({
    ...calls,
    reject(problem: CodeProblem) {
      if (problem.resendAt !== undefined) setChallenge({ ...challenge, resendAt: problem.resendAt });
      setCode('');
      reject(problem.message);
    },
  });
  useEffect(() => field.current?.focus(), [field]);

  const check = async (entered: string) => {
    if (entered.length !== codeLength) return reject(t('codeIncomplete'));
    if (busy !== null) return;
    if ((await confirm(challenge.challengeId, phone1, entered)) !== null) onSignedIn();
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
