import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { openStaffSession } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import styles from './StaffSignIn.module.css';

export interface StaffSignInProps {
  locale: Locale;
  words: Words;
}

/**
 * Sign-in to the staff's pages: a token of the configuration opens a session of twelve hours.
 *
 * ## Why an island?
 *
 * The token is sent to the API in a request body, never in a URL or a page, and the error of a wrong one is shown beside its field.
 */
export const StaffSignIn = withErrorBoundary(function StaffSignIn({ words }: StaffSignInProps) {
  const t = translator<'staff-sign-in'>(words);
  const [token, setToken] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const reject = (message: string) => {
    flushSync(() => {
      setError(message);
      setIsBusy(false);
    });
    field.current?.focus();
  };

  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    // Includes text typed before hydration.
    const given = (token || (field.current?.value ?? '')).trim();
    if (given === '') return reject(t('tokenMissing'));
    setIsBusy(true);
    const result = await openStaffSession(given);
    if (result.ok) location.reload();
    else reject(result.problem.message);
  };

  return (
    <Theme>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void open(event)}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <TextField
          ref={field}
          label={t('token')}
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={(text) => {
            setError(null);
            setToken(text);
          }}
          error={error}
        />
        <Button type="submit" wide loading={isBusy}>
          {t('open')}
        </Button>
      </form>
    </Theme>
  );
});
