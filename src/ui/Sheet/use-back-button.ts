import { useEffect, useId, useRef } from 'react';

/**
 * While `opened`, the browser's back button calls `onBack` instead of leaving the page.
 * When it is closed in another way, the entry added to the history is removed.
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
    // Going back from a sheet above returns to this sheet's history entry: it stays open.
    const goBack = () => history.state?.sheet !== id && latest.current();
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      if (history.state?.sheet === id) history.back();
    };
  }, [opened, id]);
}
