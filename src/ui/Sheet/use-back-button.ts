import { useEffect, useId, useRef } from 'react';

/**
 * While `opened`, the browser's back button calls `onBack` in place of leaving the page.
 * Closed in another way, the entry that was added to the history is taken back.
 */
export function useBackButton(opened: boolean, onBack: () => void): void {
  const id = useId();
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });

  useEffect(() => {
    if (!opened) return;
    history.pushState({ sheet: id }, '');
    // Back from a sheet above this one arrives at this one's own entry: it stays.
    const goBack = () => history.state?.sheet !== id && latest.current();
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      if (history.state?.sheet === id) history.back();
    };
  }, [opened, id]);
}
