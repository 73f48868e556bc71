import { useEffect, useState } from 'react';

/** The modal dialog in front, or null: all outside of it is inert and behind its backdrop. */
export function useTopDialog(): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const read = () => setDialog([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null);
    // Opening and closing of a dialog show as its `open` attribute, whoever does it.
    const observer = new MutationObserver(read);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    read();
    return () => observer.disconnect();
  }, []);
  return dialog;
}
