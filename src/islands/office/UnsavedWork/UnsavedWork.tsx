import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { setSignIn } from '#stores/lib/api.ts';
import { $stored, $unsaved, setUnsaved } from '#stores/lib/unsaved.ts';
import { $uploads } from '#stores/lib/upload.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { KeptList } from './KeptList.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { SignInDialogProps } from './SignInDialog.tsx';
import { signInQuestion } from './sign-in-question.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useQuestion } from './use-question.ts';

const SignInDialog = lazyWithRetry<SignInDialogProps>(async () => (await import('./SignInDialog.tsx')).SignInDialog);

export interface UnsavedWorkProps {
  locale: Locale;
  words: Words;
}

/**
 * Keeps people from losing what they typed in the back office: lists what is not saved, asks before it is left, and signs in again in place
 * when the session has ended.
 *
 * ## Why an island?
 *
 * What is typed is known to the browser alone, and requests of other islands fail when the session ends.
 */
export const UnsavedWork = withErrorBoundary(function UnsavedWork({ locale, words }: UnsavedWorkProps) {
  const t = translator<'unsaved' | 'office-sign-in'>(words);
  const stored = useStore($stored, { ssr: 'initial' });
  const unsaved = useStore($unsaved, { ssr: 'initial' });
  const uploads = useStore($uploads, { ssr: 'initial' });
  const leaving = useQuestion<'leave' | 'discard'>();
  const signingIn = useQuestion<'session'>();
  const [confirm] = useState(() => signInQuestion(() => signingIn.confirm('session')));
  useEffect(() => setUnsaved(words, leaving.confirm), [words, leaving.confirm]);
  useEffect(() => setSignIn(confirm), [confirm]);
  const isUnsafe = unsaved.size > 0 || uploads > 0;
  useLeaveGuard(isUnsafe, () => leaving.confirm('leave'));
  // what was being saved when the person asked to leave is saved now
  const leaveNow = useEffectEvent(() => leaving.answer(true));
  useEffect(() => {
    if (leaving.question === 'leave' && !isUnsafe) leaveNow();
  }, [leaving.question, isUnsafe]);

  return (
    <>
      <KeptList t={t} locale={locale} stored={stored} />
      {leaving.question !== null && (
        <LeaveDialog
          t={t}
          question={leaving.question}
          isLost={[...unsaved.values()].some(({ isKept }) => !isKept)}
          isUploading={uploads > 0}
          onAnswer={leaving.answer}
        />
      )}
      {signingIn.question !== null && <SignInDialog t={t} locale={locale} onAnswer={signingIn.answer} />}
    </>
  );
});
