import { useEffect, useEffectEvent, useState } from 'react';
import { applyPhoneMask } from '#domain/customer/phone.ts';
import type { TelegramEntry } from '#domain/customer/telegram-end.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath, parseNextPath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { syncFavorites } from '#stores/shop/favorites.ts';
import { mergeAddresses } from '#stores/shop/sync-addresses.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { CartNote } from './CartNote.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { type Progress, readProgress, saveProgress, start } from './progress.ts';

export interface SignInFormProps {
  locale: Locale;
  words: Words;
  /** Where to go after sign-in; only a path of this site is followed. */
  next: string;
  /** The visitor comes from the cart. */
  isForCart?: boolean;
  /** Absent: nobody signs in with Telegram in a browser. */
  telegram?: TelegramEntry;
  /** The customer has signed in with Telegram: what the browser collected before goes to the account, and the page to `next`. */
  isFinishing?: boolean;
  offerHref: string;
  /** null: the shop has no privacy policy. */
  privacyHref: string | null;
}

const noTelegram: TelegramEntry = { href: null, end: null, newPhone: null, getsCodes: false };

/** Telegram has proven a phone that is new: only the name is left. */
function askName(progress: Progress, phone: string): Progress {
  return { ...progress, step: 'name', phone: applyPhoneMask(phone) };
}

/**
 * Signing in (R-SESSION-7): a phone, the code sent to it, and a name when the phone is new, unless it was given with the phone; then on to
 * the requested page.
 *
 * ## Why an island?
 *
 * Three steps on one page call the API, count down to the next code and show each error beside its field.
 */
export const SignInForm = withErrorBoundary(function SignInForm({
  locale,
  words,
  next,
  isForCart = false,
  telegram = noTelegram,
  isFinishing = false,
  offerHref,
  privacyHref,
}: SignInFormProps) {
  const t = translator<'sign-in-form'>(words);
  const { newPhone } = telegram;
  const [progress, setProgress] = useState<Progress>(newPhone === null ? start : askName(start, newPhone));

  // the browser keeps the step for a reload; the first text is that of the server, which does not know it
  const begin = useEffectEvent(() => {
    if (isFinishing) void finish();
    else setProgress(newPhone === null ? readProgress() : askName(readProgress(), newPhone));
  });
  useEffect(() => begin(), []);

  const move = (change: Partial<Progress>) => {
    const moved = { ...progress, ...change };
    setProgress(moved);
    saveProgress(moved);
  };

  const finish = async () => {
    saveProgress(null);
    await Promise.all([mergeAddresses(), syncFavorites()]);
    location.replace(parseNextPath(next, pagePath('profile', locale)));
  };

  if (isFinishing) return <p role="status">{t('telegramDone')}</p>;
  const step = { t, locale, progress, move, finish: () => void finish() };
  return (
    <Theme>
      {isForCart && <CartNote t={t} words={words} locale={locale} />}
      {progress.step === 'phone' && (
        <PhoneStep {...step} telegram={telegram} isForCart={isForCart} offerHref={offerHref} privacyHref={privacyHref} />
      )}
      {progress.step === 'code' && <CodeStep {...step} isTelegramFirst={telegram.getsCodes} />}
      {progress.step === 'name' && <NameStep {...step} />}
    </Theme>
  );
});
