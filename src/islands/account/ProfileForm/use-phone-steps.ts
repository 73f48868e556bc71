import { useState } from 'react';
import type { Customer, PhoneChange } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Translate } from '#domain/words.ts';
import { requestPhoneChange } from '#stores/account/customer.ts';
import { confirmCode, sendCode } from '#stores/account/session.ts';
import { codeLength, usePhoneCode } from '#ui/inputs/use-phone-code.ts';
import { type Step, type StepForm, useStepForm } from './use-step-form.ts';

export interface PhoneStepsOptions {
  t: Translate<'profile-form'>;
  customer: Pick<Customer, 'id' | 'phone1'>;
  /** Saves the phone, both being confirmed; returns what went wrong. */
  save: (phone1: string) => Promise<string | null>;
  /** The change waits, as the present phone is lost. */
  wait: (change: PhoneChange | null) => void;
  /** The present phone is confirmed: no change waits any more. */
  onProven: () => void;
}

interface PhoneSteps extends StepForm {
  readonly isLost: boolean;
  /** It is not known whether the message with the code was sent. */
  readonly isUncertain: boolean;
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
  /** The present phone is lost: goes on to the new one. */
  readonly skipOldPhone: () => void;
}

/** Changes the phone step by step. */
export function usePhoneSteps({ t, customer, save, wait, onProven }: PhoneStepsOptions): PhoneSteps {
  const form = useStepForm();
  const { step, phone, code, error, goTo } = form;
  const [isLost, setIsLost] = useState(false);
  const [{ challengeId, isUncertain }, setChallenge] = useState({ challengeId: '', isUncertain: false });
  const { busy, send, confirm, stop } = usePhoneCode({ sendCode, confirmCode, reject: (problem) => error.reject(problem.message) });

  const sendTo = async (phone1: string, next: Step) => {
    const challenge = await send(phone1);
    if (challenge === null) return;
    setChallenge(challenge);
    goTo(next);
  };
  const confirmPhone = async (phone1: string, next: () => unknown) => {
    if (code.length !== codeLength) return error.reject(t('codeIncomplete'));
    const confirmed = await confirm(challengeId, phone1, code);
    if (confirmed === null) return;
    // The phone has a customer of its own: the code has signed in as that one.
    if (confirmed.customerId !== customer.id) return location.reload();
    await next();
    stop();
  };
  const changeTo = async (phone1: string) => {
    const message = await (isLost ? requestChange(phone1, wait) : save(phone1));
    if (message !== null) error.reject(message);
  };

  const submit = async () => {
    if (step === 'old') return sendTo(customer.phone1, 'oldCode');
    if (step === 'oldCode') {
      return confirmPhone(customer.phone1, () => {
        onProven();
        goTo('phone');
      });
    }
    const phone1 = parsePhone(phone);
    if (phone1 === null) return error.reject(t('phoneInvalid'));
    if (phone1 === customer.phone1) return error.reject(t('phoneSame'));
    return step === 'phone' ? sendTo(phone1, 'code') : confirmPhone(phone1, () => changeTo(phone1));
  };
  const skipOldPhone = () => {
    setIsLost(true);
    stop();
    goTo('phone');
  };
  return { ...form, isLost, isUncertain, isBusy: busy !== null, submit, skipOldPhone };
}

/** Requests the change without the present phone; returns what went wrong. */
async function requestChange(phone1: string, wait: PhoneStepsOptions['wait']): Promise<string | null> {
  const result = await requestPhoneChange(phone1);
  if (!result.ok) return result.problem.message;
  wait(result.value.pending);
  return null;
}
