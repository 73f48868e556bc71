import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { teamCalls } from '#stores/office/session.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { TeamSignIn } from '#ui/office/sign-in/TeamSignIn.tsx';

export interface OfficeSignInProps {
  locale: Locale;
  words: Words;
}

/**
 * Sign-in to the back office: a phone of the team, then the code sent to it.
 *
 * ## Why an island?
 *
 * Two steps on one page call the API, count down to the next code and show each error beside its field.
 */
export const OfficeSignIn = withErrorBoundary(function OfficeSignIn({ locale, words }: OfficeSignInProps) {
  const t = translator<'office-sign-in'>(words);
  return (
    <Theme>
      <TeamSignIn t={t} locale={locale} calls={teamCalls} text={t('signInText')} onSignedIn={() => location.reload()} />
    </Theme>
  );
});
