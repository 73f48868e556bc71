import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { setApiWords } from '#stores/lib/api.ts';
import { dismissToast, onToastsChange, type Toast as StoredToast, shownToasts, type ToastKind, toastLifeMs } from '#stores/lib/toasts.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Toast } from '#ui/Toast/Toast.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import css from './Toaster.css?inline';
import { useTopDialog } from './use-top-dialog.ts';

adoptStyles(css);

const loadLateWords = (locale: Locale) => loadWords(locale, 'toast');

interface ToasterProps {
  locale: Locale;
  /** `partFailed` and `partRetry`; those of the toasts load with the island, before it hydrates on a page with a menu */
  words: Words;
}

/** a constant array: React compares the server's snapshot of two calls by identity */
const none: readonly StoredToast[] = [];
const urgent: readonly ToastKind[] = ['error', 'warn'];

/**
 * The toast area (R-SCREEN-2): top right, announced; a toast's timer pauses while pointer or focus is on it.
 * Mantine's queue holds them; no chunk loads with a toast, because one about a lost connection must not need the network.
 *
 * ## Why an island?
 * Toasts report what happens after the page was sent: requests of other islands that succeeded or failed.
 */
export const Toaster = withErrorBoundary(function Toaster({ locale }: ToasterProps) {
  const words = useLoaded(loadLateWords, locale);
  const t = translator<'toast'>(words ?? {});
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  const dialog = useTopDialog();
  useEffect(() => {
    if (words !== null) setApiWords(words);
  }, [words]);

  const list = (shown: readonly StoredToast[]) =>
    shown.map(({ id, kind, message, title = t(kind) }) => (
      <Toast
        key={id}
        kind={kind}
        title={title}
        message={message}
        closeLabel={t('close')}
        lifeMs={toastLifeMs}
        onClose={() => dismissToast(id)}
      />
    ));
  // Both live regions are rendered before their first message; otherwise it is not announced.
  const area = (
    <div className="toast-area">
      <div role="alert">{list(toasts.filter(({ kind }) => urgent.includes(kind)))}</div>
      <div role="status">{list(toasts.filter(({ kind }) => !urgent.includes(kind)))}</div>
    </div>
  );
  return dialog === null ? area : createPortal(area, dialog);
});
