import { type SubmitEvent, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { openStaffSession } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
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
  const { field, message, reject, clear } = useFieldError();
  const [isBusy, setIsBusy] = useState(false);

  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = token.trim();
    if (given === '') return reject(t('tokenMissing'));
    setIsBusy(true);
    const result = await openStaffSession(given);
    if (result.ok) return location.reload();
    setIsBusy(false);
    reject(result.problem.message);
  };

  return (
    <Theme>
      <form className={styles['form']} method="dialog" noValidate onSubmit={(event) => void open(event)}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <TextField
          ref={field}
          label={t('token')}
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={(text) => {
            clear();
            setToken(text);
          }}
          error={message}
        />
        <Button type="submit" wide loading={isBusy}>
          {t('open')}
        </Button>
      </form>
    </Theme>
  );
});
