import { useState } from 'react';
import { flushSync } from 'react-dom';

export const codeLength = 6;

type Response<Value, Problem> = Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem }>;

interface PhoneCodeOptions<Challenge, Owner, Problem> {
  /** Sends a code to a phone; the challenge is what the code is confirmed by. */
  readonly sendCode: (phone: string) => Response<Challenge, Problem>;
  /** Confirms that a phone is whose it is. */
  readonly confirmCode: (challengeId: string, phone: string, code: string) => Response<Owner, Problem>;
  /** Shows why no code was sent, or why it was not accepted. */
  readonly reject: (problem: Problem) => void;
}

interface PhoneCode<Challenge, Owner> {
  readonly busy: 'sending' | 'checking' | null;
  /** null: rejected */
  readonly send: (phone: string) => Promise<Challenge | null>;
  /** null: rejected. After a right code the hook is busy until `stop`, as the caller goes on with it. */
  readonly confirm: (challengeId: string, phone: string, code: string) => Promise<Owner | null>;
  readonly stop: () => void;
}

/** Sends one-time codes to a phone and confirms it by them. */
export function usePhoneCode<Challenge, Owner, Problem>(options: PhoneCodeOptions<Challenge, Owner, Problem>): PhoneCode<Challenge, Owner> {
  const { sendCode, confirmCode, reject } = options;
  const [busy, setBusy] = useState<PhoneCode<Challenge, Owner>['busy']>(null);

  const fail = (problem: Problem) => {
    // a disabled button can't take the focus
    flushSync(() => setBusy(null));
    reject(problem);
    return null;
  };
  const send = async (phone: string) => {
    setBusy('sending');
    const result = await sendCode(phone);
    if (!result.ok) return fail(result.problem);
    setBusy(null);
    return result.value;
  };
  const confirm = async (challengeId: string, phone: string, code: string) => {
    setBusy('checking');
    const result = await confirmCode(challengeId, phone, code);
    return result.ok ? result.value : fail(result.problem);
  };

  return { busy, send, confirm, stop: () => setBusy(null) };
}
