import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; the server's HTML is that of a screen for which it does not. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.onchange = notify;
      return () => {
        list.onchange = null;
      };
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
