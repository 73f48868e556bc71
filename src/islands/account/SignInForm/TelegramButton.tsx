import { useEffect, useState } from 'react';
import { applyPhoneMask, parsePhone } from '#domain/customer/phone.ts';
import { type SharedContact, signInByContact } from '#stores/account/telegram.ts';
import { isInTelegram } from '#stores/lib/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import { createNamed } from './create-named.ts';
import type { StepProps } from './step.ts';

interface TelegramButtonProps extends Pick<StepProps, 't' | 'progress' | 'move' | 'finish'> {
  /** Where signing in with Telegram in a browser begins; null: not offered. */
  href: string | null;
  reject: (message: string) => void;
}

/** Signing in without a code: inside Telegram by the person's own contact (R-TELEGRAM-4), in a browser on a page of Telegram (R-TELEGRAM-5). */
export function TelegramButton({ t, href, progress, move, finish, reject }: TelegramButtonProps) {
  const [isInside, setInside] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setInside(isInTelegram()), []);
  if (!isInside) {
    if (href === null) return null;
    return (
      <a className="button soft wide" href={href}>
        <span className="label">{t('telegramSignIn')}</span>
      </a>
    );
  }

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
    <Button variant="soft" wide loading={isAsking} onClick={() => void share()}>
      {t('shareContact')}
    </Button>
  );
}
