import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a native dialog as a modal while `opened`. Escape, the dialog's own closing and a press on the backdrop call `onClose`;
 * the browser returns focus to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, opened: boolean, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !opened) return;
    const { classList, clientWidth } = document.documentElement;
    classList.toggle('scrolls', innerWidth > clientWidth);
    element.showModal();
    beginAtTop(element);
    // also when it is removed while it is open
    return () => element.close();
  }, [dialog, opened]);

  // Native listeners, because React passes `cancel` and `close` of a dialog through; a file input's `cancel` also bubbles up to here.
  // They are gone in the commit that removes the dialog: its `close` event, which comes after it, asks nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    const handle = (event: Event) => {
      if (event.type === 'close' ? !opened : event.target !== element) return;
      event.preventDefault();
      onClose();
    };
    const listening = new AbortController();
    for (const type of ['cancel', 'close', 'click']) element?.addEventListener(type, handle, listening);
    return () => listening.abort();
  }, [dialog, opened, onClose]);
}

/** Focusing a button at the end would scroll a long dialog down; the dialog itself gets the focus, so that its top is shown first. */
function beginAtTop(dialog: HTMLDialogElement): void {
  const scroller = dialog.querySelector('.sheet-scroll') ?? dialog;
  if (scroller.scrollTop === 0) return;
  dialog.tabIndex = -1;
  dialog.focus();
  scroller.scrollTop = 0;
}
