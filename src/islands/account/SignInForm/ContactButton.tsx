import { useState } from 'react';
import { applyPhoneMask, parsePhone } from '#domain/customer/phone.ts';
import { type SharedContact, signInByContact } from '#stores/account/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import { createNamed } from './create-named.ts';
import type { StepProps } from './step.ts';

export interface ContactButtonProps extends Pick<StepProps, 't' | 'progress' | 'move' | 'finish'> {
  reject: (message: string) => void;
}

/** Signing in without a code inside Telegram, by the person's own contact (R-TELEGRAM-4). */
export function ContactButton({ t, progress, move, finish, reject }: ContactButtonProps) {
  const [isAsking, setAsking] = useState(false);

  const share = async () => {
    setAsking(true);
    const result = await signInByContact();
    if (result?.ok) return goOn(result.value);
    setAsking(false);
    reject(result?.problem.message ?? t('contactRefused'));
  };

  const goOn = async ({ customerId, ...contact }: SharedContact) => {
    const phone = applyPhoneMask(contact.phone);
    const name = progress.name || contact.name;
    if (customerId !== null || (await createNamed(name, parsePhone(phone) ?? ''))) finish();
    else move({ step: 'name', phone, name });
  };

  return (
    <Button wide loading={isAsking} onClick={() => void share()}>
      {t('shareContact')}
    </Button>
  );
}
