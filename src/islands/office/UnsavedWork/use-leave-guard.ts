import { useEffect, useEffectEvent } from 'react';

/** Asks before the page is left while `isUnsafe`: in a dialog of the page for its links, of the browser for all other ways. */
export function useLeaveGuard(isUnsafe: boolean, confirm: () => Promise<boolean>): void {
  const follow = useEffectEvent(async (link: HTMLAnchorElement, stopGuard: () => void) => {
    if (!(await confirm())) return;
    stopGuard();
    location.assign(link.href);
  });
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopGuard = () => removeEventListener('beforeunload', warn);
    const takeClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (link === null) return;
      event.preventDefault();
      void follow(link, stopGuard);
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('click', takeClick);
    return () => {
      stopGuard();
      document.removeEventListener('click', takeClick);
    };
  }, [isUnsafe]);
}

/** The link that a click follows in this tab to another page; null: none. */
function leavingLink({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const isElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self') || !/^https?:$/.test(link.protocol);
  const isSamePage = link.origin === location.origin && link.pathname + link.search === location.pathname + location.search;
  return isElsewhere || (isSamePage && link.hash !== '') ? null : link;
}
