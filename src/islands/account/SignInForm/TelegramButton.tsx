import { useEffect, useState } from 'react';
import { applyPhoneMask } from '#domain/customer/phone.ts';
import { signInByContact } from '#stores/account/telegram.ts';
import { isInTelegram } from '#stores/lib/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { StepProps } from './step.ts';

interface TelegramButtonProps extends Pick<StepProps, 't' | 'move' | 'finish'> {
  /** Where signing in with Telegram in a browser begins; null: not offered. */
  href: string | null;
  reject: (message: string) => void;
}

/** Signing in without a code: inside Telegram by the person's own contact (R-TELEGRAM-4), in a browser on a page of Telegram (R-TELEGRAM-5). */
export function TelegramButton({ t, href, move, finish, reject }: TelegramButtonProps) {
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
    setAsking(false);
    if (result === null) return reject(t('contactRefused'));
    if (!result.ok) return reject(result.problem.message);
    const { customerId, phone } = result.value;
    if (customerId !== null) return finish();
    move({ step: 'name', phone: applyPhoneMask(phone) });
  };

  return (
    <Button variant="soft" wide loading={isAsking} onClick={() => void share()}>
      {t('shareContact')}
    </Button>
  );
}
