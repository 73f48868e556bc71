import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { currentPerson } from '#stores/lib/unsaved.ts';
import { readPerson, teamCalls } from '#stores/office/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { TeamSignIn } from '#ui/office/sign-in/TeamSignIn.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { KeyAgain } from './KeyAgain.tsx';

export interface SignInDialogProps {
  t: Translate<'unsaved' | 'office-sign-in'>;
  locale: Locale;
  /** whether the person of this page is signed in again */
  onAnswer: (yes: boolean) => void;
}

/** Signs in above the form, whose save then goes on. Another person gets the page anew, without what the first one typed. */
export function SignInDialog({ t, locale, onAnswer }: SignInDialogProps) {
  const [person] = useState(currentPerson);
  const [isOther, setOther] = useState(false);
  const take = (signedIn: string | null) => {
    if (signedIn === null || signedIn === person) return onAnswer(true);
    setOther(true);
  };
  const close = () => {
    onAnswer(false);
    if (isOther) location.reload();
  };
  const action = (
    <Button variant={isOther ? 'primary' : 'ghost'} onClick={close}>
      {t(isOther ? 'resume' : 'later')}
    </Button>
  );
  const signIn = person.startsWith('team:') ? (
    <TeamSignIn t={t} locale={locale} calls={teamCalls} text={t('sessionText')} onSignedIn={() => void readPerson().then(take)} />
  ) : (
    <KeyAgain t={t} onSignedIn={take} />
  );
  return (
    <Theme>
      <Dialog opened onClose={close} title={t('sessionTitle')} actions={action}>
        {isOther ? t('otherPerson') : signIn}
      </Dialog>
    </Theme>
  );
}
