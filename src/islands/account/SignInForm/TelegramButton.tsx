import { useEffect, useState } from 'react';
import { applyPhoneMask } from '#domain/customer/phone.ts';
import { signInByContact } from '#stores/account/telegram.ts';
import { isInTelegram } from '#stores/lib/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { StepProps } from './step.ts';

interface TelegramButtonProps extends Pick<StepProps, 't' | 'move' | 'finish'> {
  reject: (message: string) => void;
}

/** Inside Telegram: signing in by the person's own contact, without a code (R-TELEGRAM-4). */
export function TelegramButton({ t, move, finish, reject }: TelegramButtonProps) {
  const [isOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setOffered(isInTelegram()), []);
  if (!isOffered) return null;

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
