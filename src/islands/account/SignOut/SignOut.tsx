import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { onSignedOutElsewhere } from '#stores/account/session.ts';
import { signOut } from '#stores/account/sign-out.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import styles from './SignOut.module.css';

export interface SignOutProps {
  locale: Locale;
  words: Words;
}

/**
 * Ends the session on this device or on all of them.
 *
 * ## Why an island?
 *
 * Signing out also removes the account's data from this browser's storage and notifies the other tabs (R-SESSION-5).
 */
export const SignOut = withErrorBoundary(function SignOut({ locale, words }: SignOutProps) {
  const t = translator<'sign-out'>(words);
  const [busy, setBusy] = useState<'here' | 'everywhere' | null>(null);
  const home = pagePath('home', locale);

  useEffect(() => onSignedOutElsewhere(() => location.replace(home)), [home]);

  const leave = async (scope: 'here' | 'everywhere') => {
    setBusy(scope);
    const result = await signOut(scope === 'everywhere');
    if (result.ok) location.replace(home);
    else setBusy(null);
  };

  return (
    <div className={styles['ways']}>
      <button type="button" aria-busy={busy === 'here' || undefined} disabled={busy !== null} onClick={() => void leave('here')}>
        {t('signOut')}
      </button>
      <button
        type="button"
        aria-busy={busy === 'everywhere' || undefined}
        disabled={busy !== null}
        onClick={() => void leave('everywhere')}
      >
        {t('everywhere')}
      </button>
    </div>
  );
});
